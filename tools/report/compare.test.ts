/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { compareSites } from './compare.ts'
import { readHistory } from './history.ts'
import { looksOnly } from './passport.ts'
import { pagesOf, type Written } from './testing/pages.ts'

const compare = (
  before: Record<string, Written>,
  after: Record<string, Written>,
  moves: [string, string][] = [],
  touched: string[] = [],
) => compareSites(pagesOf(before), pagesOf(after), moves, new Set(touched))

const kinds = ({ pages }: ReturnType<typeof compareSites>) => pages.map(({ kind, path }) => `${kind} ${path}`)

const A = { main: '<p>one two</p>' }
const B = { main: '<p>three <a href="/a">four</a></p>' }

describe('pages', () => {
  it('are changed, added and removed', () => {
    const changes = compare({ '/a': A, '/b': B, '/c': A }, { '/a': A, '/b': A, '/d': A })
    expect(kinds(changes)).toEqual(['removed /c', 'added /d', 'changed /b'])
  })

  it('are renamed where git says so, and where a redirect does', () => {
    const changes = compare({ '/a': A, '/b': B }, { '/c': A, '/d': B }, [
      ['/a', '/c'],
      ['/b', '/d'],
    ])
    expect(kinds(changes)).toEqual(['renamed /c', 'renamed /d'])
    expect(changes.pages[0]?.before?.path).toBe('/a')
  })

  it('are not renamed to a page that was there before, nor two of them to one', () => {
    const changes = compare({ '/a': A, '/b': B, '/c': A }, { '/b': B, '/d': A }, [
      ['/a', '/b'],
      ['/a', '/d'],
      ['/c', '/d'],
    ])
    expect(kinds(changes)).toEqual(['removed /c', 'renamed /d'])
  })

  it('say whether their own file changed, and those stand first', () => {
    const { pages } = compare({ '/a': A, '/b': A }, { '/a': B, '/b': B }, [], ['/b'])
    expect(pages.map(({ path, own }) => [path, own])).toEqual([
      ['/b', true],
      ['/a', false],
    ])
  })

  it('count as changed where only the search result or the looks did', () => {
    const { pages } = compare(
      { '/a': { ...A, title: 'Old' }, '/b': { ...A, styles: 'p{color:red}' }, '/c': A },
      { '/a': { ...A, title: 'New' }, '/b': { ...A, styles: 'p{color:blue}' }, '/c': A },
    )
    expect(pages.map((page) => [page.path, looksOnly(page)])).toEqual([
      ['/a', false],
      ['/b', true],
    ])
  })
})

it('says which links are new, gone or lead elsewhere', () => {
  const { pages } = compare(
    { '/a': { main: '<a href="/x">x</a><a href="/y">y</a><a href="/z">z</a>' } },
    { '/a': { main: '<a href="/x2">x</a><a href="/y">why</a><a href="/n">n</a>' } },
  )
  expect(pages[0]?.links.map(({ kind, before, after }) => [kind, before?.href, after?.href])).toEqual([
    ['changed', '/x', '/x2'],
    ['changed', '/y', '/y'],
    ['added', undefined, '/n'],
    ['removed', '/z', undefined],
  ])
})

it('says once what changed in the header of all pages', () => {
  const framed = (label: string) => ({
    '/a': { ...A, frame: `<a href="/">${label}</a>` },
    '/b': { ...B, frame: `<a href="/">${label}</a>` },
  })
  const { pages, frames } = compare(framed('Home'), framed('Start'))
  expect(pages).toEqual([])
  expect(frames).toMatchObject([{ paths: ['/a', '/b'], words: { added: 1, removed: 1 }, links: [{}] }])
})

it('reads what git says of the files', () => {
  const output = [
    'M',
    'content/a.mdx',
    'R087',
    'content/b.mdx',
    'content/services/c.mdx',
    'A',
    'content/index.mdx',
    'M',
    'content/data/site.yaml',
    '',
  ].join('\0')
  const { renames, touched } = readHistory(output)
  expect([...renames]).toEqual([['/b', '/services/c']])
  expect([...touched]).toEqual(['/a', '/services/c', '/'])
  expect(readHistory('').touched.size).toBe(0)
})
