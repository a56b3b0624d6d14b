import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { fileLoader } from './loadFiles.ts'

const FILES = ['/a.js', 'sha256-A', '/b.js', 'sha256-B', '/start.js', 'sha256-S']

const scripts = () => [...document.querySelectorAll('script')]
const paths = () => scripts().map((script) => script.getAttribute('src'))
const answer = (path: string, type: 'load' | 'error') =>
  document.querySelector(`script[src="${path}"]`)?.dispatchEvent(new Event(type))

describe('fileLoader', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
  })

  afterEach(() => {
    delete (window as { trustedTypes?: unknown }).trustedTypes
  })

  it('fetches all at once, with integrity, and the last one when all others are there', async () => {
    const done = fileLoader(FILES)()
    await dueTasks()
    expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha256-A', 'sha256-B'])
    answer('/b.js', 'load')
    await dueTasks()
    expect(paths()).toEqual(['/a.js', '/b.js'])
    answer('/a.js', 'load')
    await dueTasks()
    expect(paths()).toEqual(['/a.js', '/b.js', '/start.js'])
    answer('/start.js', 'load')
    await done
  })

  it('names the file that did not come, and fetches only that one again', async () => {
    const load = fileLoader(FILES)
    const failed = load().catch((path) => path)
    await dueTasks()
    answer('/a.js', 'load')
    answer('/b.js', 'error')
    expect(await failed).toBe('/b.js')
    expect(paths()).toEqual(['/a.js'])

    const done = load()
    await dueTasks()
    expect(paths()).toEqual(['/a.js', '/b.js'])
    answer('/b.js', 'load')
    await dueTasks()
    answer('/start.js', 'load')
    await done
  })

  it('lets a policy name these files, and no others', async () => {
    const policies: [string, { createScriptURL(url: string): string }][] = []
    Object.assign(window, {
      trustedTypes: {
        createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
          policies.push([name, rules])
          return rules
        },
      },
    })
    fileLoader(FILES)
    const [[name, rules] = ['', undefined]] = policies
    expect(name).toBe('islands')
    expect(rules?.createScriptURL('/b.js')).toBe('/b.js')
    expect(() => rules?.createScriptURL('https://evil.example/b.js')).toThrow()
    expect(() => rules?.createScriptURL('sha256-A')).toThrow()
  })
})
