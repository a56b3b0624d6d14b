/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dataSchemas } from './data.ts'
import { contentSignature, fileOfPath, findFiles, pathOfFile } from './files.ts'
import { makeTestSite, type TestSite } from './testSite.ts'

const DATA_FILES = Object.keys(dataSchemas).length

describe('a file and its address', () => {
  it.each([
    ['content/index.mdx', '/'],
    ['content/etl-testing.mdx', '/etl-testing'],
    ['content/services/ai_engineering.mdx', '/services/ai_engineering'],
  ])('%s is %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path)
    expect(fileOfPath(path)).toBe(file)
  })
})

describe('in a folder', () => {
  let site: TestSite
  beforeEach(() => {
    site = makeTestSite()
  })
  afterEach(() => site.dispose())

  it('finds pages and data files in order', () => {
    const { pages, data, problems } = findFiles(site.root)
    expect(problems).toEqual([])
    expect(pages).toEqual([
      'content/alpha.mdx',
      'content/beta.mdx',
      'content/index.mdx',
      'content/industries.mdx',
      'content/services/checks.mdx',
    ])
    expect(data).toHaveLength(DATA_FILES)
  })

  it('leaves out the guide, hidden files and photographs', () => {
    for (const file of ['README.md', '.DS_Store', 'data/photos/ada.jpg', 'data/photos/notes.txt']) {
      site.write(`content/${file}`, '')
    }
    const { pages, data, problems } = findFiles(site.root)
    expect([pages.length, data.length, problems.length]).toEqual([5, DATA_FILES, 0])
  })

  it('reports a folder that is not there', () => {
    expect(findFiles(`${site.root}/nowhere`).problems).toHaveLength(1)
  })

  it('has a signature that changes with every file', () => {
    const before = contentSignature(site.root)
    expect(contentSignature(site.root)).toBe(before)
    site.edit('content/alpha.mdx', 'All about alpha', 'All about alphabets')
    const edited = contentSignature(site.root)
    expect(edited).not.toBe(before)
    site.remove('content/beta.mdx')
    expect(contentSignature(site.root)).not.toBe(edited)
  })
})
