/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readContent } from './load.ts'
import { getClaim, getData, getPage, getPages, getTrail } from './pages.ts'

it('has a page for each of the 64 promised addresses', () => {
  const { contract } = getData()
  expect(new Set(contract).size).toBe(64)
  expect(getPages().map(({ path }) => path)).toEqual(expect.arrayContaining(contract))
})

describe('the registry', () => {
  it.each(['home', 'industries', 'about', 'careers', 'contact', 'siteIndex'] as const)(
    'has one page with the layout %s',
    (layout) => {
      expect(getPages().filter((page) => page.layout === layout)).toHaveLength(1)
    },
  )

  it('leads from each page up to the home page', () => {
    for (const { path } of getPages()) {
      if (path === '/') expect(getTrail(path)).toEqual([])
      else expect(getTrail(path)[0]?.path).toBe('/')
    }
    expect(getTrail('/self-healing-scripts').map(({ path }) => path)).toEqual([
      '/',
      '/services/product-engineering',
      '/services/ai_engineering',
      '/aiml',
    ])
  })

  it('finds data, claims and pages by name, and reports unknown names', () => {
    expect(getData().strengths).toHaveLength(10)
    expect(getClaim('cycle-time').figure).toBe('40%')
    expect(() => getClaim('cycle')).toThrow('has the id "cycle"')
    expect(() => getPage('/etl-test')).toThrow('Did you mean /etl-testing?')
  })
})

it('shows a menu entry only once its page is published', () => {
  const [root, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'content-'))]
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.chdir(folder)
  const isInMenu = (line: string) => {
    const file = 'content/services/devops.mdx'
    writeFileSync(file, readFileSync(join(root, file), 'utf8').replace('---\n', `---\n${line}`))
    return JSON.stringify(readContent(false).data.navigation.services).includes('"/services/devops"')
  }
  expect([isInMenu(''), isInMenu('publishAt: 2999-01-01\n'), isInMenu('draft: true\n')]).toEqual([
    true,
    false,
    false,
  ])
  process.chdir(root)
  rmSync(folder, { recursive: true })
})
