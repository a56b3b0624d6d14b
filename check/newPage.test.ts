/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  type Answers,
  fault,
  KINDS,
  neighbors,
  newPage,
  suggestedPath,
  withCard,
} from './newPage.ts'
import type { SitePage } from './parse/page.ts'
import { readSite, type Site } from './parse/site.ts'
import { LANDING, makeTestSite, type TestSite } from './testing/testSite.ts'

let folder: TestSite
let site: Site
beforeEach(() => {
  folder = makeTestSite()
  site = readSite(folder.files)
})

const answers: Answers = {
  kind: 'detail',
  title: 'All about gamma',
  path: '/gamma',
  parent: '/services/checks',
}
const snippets = JSON.parse(readFileSync('.vscode/mdx.code-snippets', 'utf8'))
const page = (about: Answers) => newPage(about, neighbors(site, about), snippets)
const parent = () => site.page('/services/checks') as SitePage
const errors = () =>
  folder
    .report()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('advice '))

describe.each(KINDS)('a new page of the kind %s', (kind) => {
  it('is valid along with a second one', () => {
    folder.write('content/gamma.mdx', page({ ...answers, kind }))
    folder.write(
      'content/services/delta.mdx',
      page({ ...answers, kind, title: 'All "about": delta', path: '/services/delta' }),
    )
    expect(errors()).toEqual([])
    expect(folder.report()).toContain('advice content/gamma.mdx:4:1 the page is a draft')
  })

  it('is valid with the longest title', () => {
    const title = 'A title that is as long as a title may be on this small site'
    expect(title).toHaveLength(60)
    folder.write('content/gamma.mdx', page({ ...answers, kind, title }))
    folder.write(LANDING, withCard(parent(), { ...answers, kind, title }) ?? '')
    expect(errors()).toEqual([])
  })

  it('leaves few texts to be written, and says by its title what that can say for now', () => {
    const texts = page({ ...answers, kind })
    expect(texts.match(/REPLACE: /g)?.length).toBeLessThan(30)
    expect(texts).toContain('heading: "Questions about All about gamma?"')
    const long = 'A title that is as long as a title may be on this small site'
    expect(page({ ...answers, kind, title: long })).toContain('heading: "REPLACE: ')
  })

  it('is as long as it has to be once each text is as long as it asks for', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)
    const published = page({ ...answers, kind }).replace('draft: true\n', '')
    const lengthOf = (text: string) => /sections have (\d+) words/.exec(text)?.[1]
    folder.write('content/gamma.mdx', published)
    expect(lengthOf(folder.report())).toBe('0')
    folder.write(
      'content/gamma.mdx',
      published.replace(/REPLACE: .*in about (\d+) words\..*/g, (_, count) =>
        words(Number(count)).join(' '),
      ),
    )
    expect(lengthOf(folder.report())).toBeUndefined()
  })

  it('cannot be published until its placeholder text is replaced', () => {
    folder.write('content/gamma.mdx', page({ ...answers, kind }).replace('draft: true\n', ''))
    folder.write(LANDING, withCard(parent(), { ...answers, kind }) ?? '')
    expect(errors().join('\n')).toContain('placeholder text: "what drives the price, up or down"')
    // Nothing but words is left to its author.
    expect(errors().filter((line) => !/placeholder text|more words/.test(line))).toEqual([])
  })
})

it('makes a card that is like any other once its text is written', () => {
  folder.write(LANDING, withCard(parent(), { ...answers, path: '/industries' }) ?? '')
  folder.edit(LANDING, /REPLACE: .*/, 'The sentence that somebody wrote.')
  expect(folder.report()).toBe('')
})

it('writes a title on a card as it was typed', () => {
  const text = withCard(parent(), { ...answers, title: 'All "about" <Gamma>' })
  expect(text).toContain('<Card title="All &quot;about&quot; &lt;Gamma>"')
})

it('explains why a page cannot be made', () => {
  folder.edit('content/beta.mdx', 'intro:', 'draft: true\nintro:')
  site = readSite(folder.files)
  const wrong: Partial<Answers>[] = [
    { title: '!' },
    { path: 'gamma' },
    { path: '/Gamma' },
    { path: '/alpha' },
    { path: '/index' },
    { path: '/blog/gamma' },
    { parent: '/services/check' },
    { parent: '' },
    { parent: '/beta' },
  ]
  expect(
    wrong.map(
      (answer) => `${Object.entries(answer).join()}: ${fault(site, { ...answers, ...answer })}`,
    ),
  ).toEqual(
    `
title,!: The title needs letters from A to Z: its address is made from them.
path,gamma: "gamma" is not an address: an address starts with "/", is lower-case and has no slash at its end.
path,/Gamma: "/Gamma" is not an address: an address starts with "/", is lower-case and has no slash at its end.
path,/alpha: The page “All about alpha” is at /alpha already. Change that one, or choose another address.
path,/index: The page “A home for tests” is at / already. Change that one, or choose another address.
path,/blog/gamma: No page can be at /blog/gamma. Choose an address such as /words or /services/words.
parent,/services/check: There is no page at "/services/check" to put it under. Did you mean /services/checks?
parent,: There is no page at "" to put it under. Did you mean /?
parent,/beta: “All about beta” is not published yet; name a page that is.`
      .trim()
      .split('\n'),
  )
})

it.each([
  ['detail', 'Chaos Engineering', '/chaos-engineering'],
  ['landing', 'AI & Größe!', '/services/ai-grosse'],
] as const)('suggests the address of a %s page titled %s', (kind, title, path) => {
  expect(suggestedPath(kind, title)).toBe(path)
})
