/** @jest-environment node */
/** What the browser tests want of content, an author is told earlier: by the content check, or else by the build. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import { checkSite } from '#check/check.ts'
import { filesIn } from '#check/read/disk.ts'
import { fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import type { SearchPage } from '#lib/search/documents.ts'
import {
  checkContact,
  checkLinkWords,
  checkQueries,
  checkWays,
  type FinishedPage,
  linksIn,
} from './contentRules.ts'
import type { ReportProblem } from './problems.ts'

let told = 0

/** Sentences that stand nowhere else, since none may be told twice. */
function sentences(count: number): string {
  const all = Array.from(
    { length: count },
    (_, index) => `This is sentence ${told + index} of many.`,
  )
  told += count
  return all.join(' ')
}

/** Adds something to the first section of a page. */
const adding = (text: string) => [/<\/Section>/, `\n${text}\n\n</Section>`] as const

type Mistake = readonly [file: string, from: RegExp, to: string, found: string]

/** Mistakes in sources, each with the browser test that would fail, and what the check says. Other tests have more. */
const IN_SOURCES: Record<string, Mistake> = {
  'requirements: two questions': [
    fileOfPath('/services/devops'),
    /(?<=faqs:\n(?: {2}- question: .*\n {4}answer: .*\n){2})(?: {2}- question: .*\n {4}answer: .*\n)+/,
    '',
    'faqs has 2 entries',
  ],
  'requirements: a question without its mark': [
    fileOfPath('/services/core-testing'),
    /(?<= {2}- question: .*)\?/,
    '',
    'it takes a question mark',
  ],
  'requirements: a card that says nothing': [
    fileOfPath('/aiml'),
    /(?<=<Card [^>]*>\n)[\s\S]*?(?=<\/Card>)/,
    '\nMore.\n\n',
    '<Card> says hardly more than its title',
  ],
  'requirements: a section without a picture': [
    fileOfPath('/vector-databases'),
    /<Figure[\s\S]*?\/>/g,
    '',
    'the section has no figure',
  ],
  'requirements: seven symptoms': [
    fileOfPath('/'),
    /(?: {4}- text: .*\n {6}href: .*\n){3}(?=trial)/,
    '',
    'symptoms.items has 7 entries',
  ],
  'requirements: a footer without the privacy notice': [
    fileOfData('navigation'),
    /.*\n.*\/privacy-notice\n/,
    '',
    'the list footer.legal lacks /privacy-notice',
  ],
  'requirements: little about a career': [
    fileOfPath('/careers'),
    /(?<=\n## .*\n)[\s\S]*?(?=\n<\/Section>|\n## |$)/g,
    '\nSoon.\n',
    'a careers page takes',
  ],
  'landing: cards that reveal nothing': [
    fileOfPath('/delivery-transformation'),
    /<CardGrid reveal/,
    '<CardGrid',
    'the page has no card in a <CardGrid reveal>',
  ],
  'header: a menu without a page': [
    fileOfData('navigation'),
    / {2}- label: .*\n {4}href: \/about-us\n/,
    '',
    'the list links lacks /about-us',
  ],
  'ways: one related page': [
    fileOfPath('/cloud-assurance'),
    /(?<=related:\n {2}- .*\n)(?: {2}- .*\n)+/,
    '',
    'related has 1 entry',
  ],
  'ways: a legal page that asks for contact': [
    fileOfPath('/privacy-notice'),
    ...adding('Tell us your thoughts [in the form](/contact-us).'),
    'a link to the contact form on a legal page',
  ],
  'searchEngines: a short title': [
    fileOfPath('/uiux-testing'),
    /(?<=search:\n {2}title: ).*/,
    'UX',
    'search.title has 2 characters',
  ],
  'searchEngines: a short description': [
    fileOfPath('/uiux-testing'),
    /(?<=^ {2}description: ).*/m,
    'Short.',
    'search.description has 6 characters',
  ],
  'searchEngines: a link that says nothing': [
    fileOfPath('/software-architecture'),
    ...adding('Read about tests of an interface [here](/web-services-testing).'),
    'the link reads "here"',
  ],
  'home: long words above the symptoms': [
    fileOfPath('/'),
    /(?<=^intro: ).*/m,
    sentences(9),
    'there is room for 18',
  ],
  'pages: a long page': [
    fileOfPath('/etl-testing'),
    ...adding(sentences(120)),
    'a detail page takes',
  ],
  'pages: many words in tables': [
    fileOfPath('/compatibility-testing'),
    ...adding(`| Head | Row |\n| --- | --- |\n| One | ${sentences(90)} |`),
    'with tables, drawings and questions; it takes at most',
  ],
  'print: a long guide': [
    fileOfPath('/how-we-work'),
    ...adding(sentences(220)),
    'it takes at most 8500',
  ],
  'print: a long story of the firm': [
    fileOfPath('/about-us'),
    /$/,
    `\n${sentences(250)}\n`,
    'it takes at most 8000',
  ],
}

describe('the content check', () => {
  const files = filesIn('.')
  const changed = new Map<string, string>()
  for (const [file, from, to] of Object.values(IN_SOURCES)) {
    const before = changed.get(file) ?? files.read(file)
    changed.set(
      file,
      before.replace(from, () => to),
    )
  }
  const read = (file: string) => changed.get(file) ?? files.read(file)
  const { problems } = checkSite({ ...files, read })

  it.each(Object.entries(IN_SOURCES))('finds what fails in %s', (name, [file, , , found]) => {
    expect(existsSync(`e2e/${name.split(':')[0]}.spec.ts`)).toBe(true)
    expect(problems).toContainEqual(
      expect.objectContaining({ file, severity: 'error', found: expect.stringContaining(found) }),
    )
  })
})

/** A finished page with this in its main part. */
const page = (path: string, main: string): FinishedPage => ({
  path,
  sells: true,
  ...linksIn(fromParse5(parse(`<header></header><main>${main}</main>`)) as Root),
})

const linkTo = (path: string, words = path) => `<a href="${path}">${words}</a>`

const TEXT = 'Words. '.repeat(100)
const ASK = linkTo('/contact-us?about=tests', 'Ask')

/** What a rule of the build says, in one line each. */
async function reportOf(check: (report: ReportProblem) => void | Promise<void>): Promise<string[]> {
  const lines: string[] = []
  await check((...parts) => lines.push(parts.join(' | ')))
  return lines
}

describe('the build', () => {
  it('finds a page that is more than three clicks away, or out of reach (e2e/ways.spec.ts)', async () => {
    const chain = [
      page('/', linkTo('/a')),
      page('/a', linkTo('/b#part')),
      page('/b', linkTo('/c')),
      page('/c', linkTo('/d?about=x')),
      page('/d', linkTo('/')),
      page('/e', linkTo('/')),
    ]
    const lines = await reportOf((report) => checkWays(chain, report))
    expect(lines).toEqual([
      expect.stringMatching(/^content\/d\.mdx \| 4 clicks from the home page/),
      expect.stringMatching(/^content\/e\.mdx \| no way from the home page/),
    ])
  })

  it('finds links with the same words to different places (e2e/searchEngines.spec.ts)', async () => {
    const pages = [
      page('/a', linkTo('/b', 'Our <img alt="logo">') + linkTo('/c', 'our logo')),
      page('/b', linkTo('/a', 'Tests') + linkTo('/a', 'Tests')),
    ]
    const lines = await reportOf((report) => checkLinkWords(pages, report))
    expect(lines).toEqual([expect.stringMatching(/^content\/a\.mdx \| .* leads to \/b and to \/c/)])
  })

  it('finds a page about a service that asks for contact only at its ends (e2e/pages.spec.ts)', async () => {
    const closed = `<details><summary>Why?</summary><p>${TEXT}${TEXT}${TEXT}</p></details>`
    const pages = [
      page('/good', ASK + TEXT + ASK + TEXT + closed + ASK),
      page('/bad', ASK + TEXT + TEXT + ASK),
      { ...page('/guide', ASK + TEXT), sells: false },
    ]
    const lines = await reportOf((report) => checkContact(pages, report))
    expect(lines).toEqual([
      expect.stringMatching(/^content\/bad\.mdx \| links to the contact form only at 0%, 100%/),
    ])
  })

  it('finds a query of buyers that does not lead to its page (e2e/search.spec.ts)', async () => {
    const document = (path: string, words: string[]): SearchPage => ({
      path,
      title: path.slice(1),
      trail: [],
      text: '',
      words,
      rest: '',
      sections: [],
    })
    const pages = [document('/careers', ['job interview']), document('/about-us', [])]
    const lines = await reportOf((report) => checkQueries(pages, report))
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/about-us\.mdx \| the search for "who are you" finds nothing/,
      ),
    )
    expect(lines.filter((line) => line.includes('"job interview"'))).toEqual([])
  })
})
