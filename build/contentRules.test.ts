/** @jest-environment node */
/** What the browser tests want of content, an author is told earlier: by the content check, or else by the build. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import { type Document, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { checkSite } from '#check/check.ts'
import { filesIn } from '#check/read/disk.ts'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { splitPage } from '#lib/content/frontMatter.ts'
import { getData } from '#lib/content/pages.ts'
import type { SearchPage } from '#lib/search/documents.ts'
import {
  checkContact,
  checkLinkWords,
  checkOffers,
  checkQueries,
  checkWays,
  type FinishedPage,
  linksIn,
} from './contentRules.ts'
import type { ReportProblem } from './problems.ts'

let told = 0

/** Texts that stand nowhere else, since nothing may be told twice. */
const unlikeOthers = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, () => text(told++))

const sentences = (count: number) =>
  unlikeOthers(count, (number) => `This is sentence ${number} of many.`).join(' ')

type Change = (text: string) => string

/** Adds something to the first section of a page. */
const adding =
  (text: string): Change =>
  (page) =>
    page.replace('</Section>', () => `\n${text}\n\n</Section>`)

/** Leaves nothing of a page's text but a list of short items. */
const listing =
  (count: number): Change =>
  (page) => {
    const { body = '' } = splitPage(page) ?? {}
    const items = unlikeOthers(count, (number) => `- Item ${number}`)
    return page.replace(body, () => `\n<Section>\n\n${items.join('\n')}\n\n</Section>\n`)
  }

const replacing =
  (from: RegExp, to: string): Change =>
  (text) =>
    text.replace(from, () => to)

/** Changes facts of a page or of a data file, in whatever order and style they are written. */
const changingFacts =
  (change: (facts: Document) => void): Change =>
  (text) => {
    const { document, body } = splitPage(text) ?? { document: parseDocument(text), body: undefined }
    change(document)
    return body === undefined ? `${document}` : `---\n${document}---\n${body}`
  }

type Keys = readonly (string | number)[]

const setting = (keys: Keys, value: string) =>
  changingFacts((facts) => facts.setIn([...keys], value))

/** Leaves only so many entries of a list. */
const keeping = (keys: Keys, count: number) =>
  changingFacts((facts) => {
    ;(facts.getIn([...keys]) as YAMLSeq).items.splice(count)
  })

/** Takes the link to a page out of a list. */
const removingLink = (keys: Keys, href: string) =>
  changingFacts((facts) => {
    const list = facts.getIn([...keys]) as YAMLSeq<YAMLMap>
    list.items = list.items.filter((link) => link.get('href') !== href)
  })

type Mistake = readonly [file: string, change: Change, found: string]

/**
 * Mistakes in sources by the browser tests that would fail, each with what the check says. Written by hand: whoever lets a
 * browser test want something of content adds a mistake against it here, or below if only finished pages show it. Other tests
 * have more of the mistakes.
 */
const IN_SOURCES: Record<string, Record<string, Mistake>> = {
  'requirements: questions and cards of landing pages (R6)': {
    'two questions': [fileOfPath('/services/devops'), keeping(['faqs'], 2), 'faqs has 2 entries'],
    'a question without its mark': [
      fileOfPath('/services/core-testing'),
      setting(['faqs', 0, 'question'], 'Is this one of the questions.'),
      'it takes a question mark',
    ],
    'a card that says nothing': [
      fileOfPath('/aiml'),
      replacing(/(?<=<Card [^>]*>\n)[\s\S]*?(?=<\/Card>)/, '\nMore.\n\n'),
      '<Card> says hardly more than its title',
    ],
  },
  'requirements: title, pictures and contact button of each service page (R6, R7)': {
    'a section without a picture': [
      fileOfPath('/vector-databases'),
      (page) => `${page}\n<Section>\n\n## A heading\n\n${sentences(2)}\n\n</Section>\n`,
      'the section has no drawing or photograph',
    ],
  },
  'requirements: home lists the services and where to turn with a problem (R5.8)': {
    'seven symptoms': [
      fileOfPath('/'),
      keeping(['symptoms', 'items'], 7),
      'symptoms.items has 7 entries',
    ],
  },
  'requirements: menu and footer of every page (R4, R12)': {
    'a footer without the privacy notice': [
      fileOfData('navigation'),
      removingLink(['footer', 'legal'], '/privacy-notice'),
      'the list footer.legal lacks /privacy-notice',
    ],
  },
  'landing: reveal their description on hover and on focus (R6.9)': {
    'cards that reveal nothing': [
      fileOfPath('/delivery-transformation'),
      replacing(/<CardGrid reveal[^>]*/, '<CardGrid'),
      'the page has no card in a <CardGrid reveal>',
    ],
  },
  'header: up to 1024 px the hamburger closes the menu again, as does Escape, which returns focus':
    {
      'a menu without a page': [
        fileOfData('navigation'),
        removingLink(['links'], '/about-us'),
        'the list links lacks /about-us',
      ],
    },
  'ways: visitors see a breadcrumb on each page but home, and related services on each service page':
    {
      'one related page': [
        fileOfPath('/cloud-assurance'),
        keeping(['related'], 1),
        'related has 1 entry',
      ],
    },
  'ways: visitors find a date and a contact but no promotion on each legal page': {
    'a legal page that asks for contact': [
      fileOfPath('/privacy-notice'),
      adding('Tell us your thoughts [in the form](/contact-us).'),
      'a link to the contact form on a legal page',
    ],
  },
  'searchEngines: search engines find a unique title, description and first heading on each page': {
    'a short title': [
      fileOfPath('/uiux-testing'),
      setting(['search', 'title'], 'UX'),
      'search.title has 2 characters',
    ],
    'a short description': [
      fileOfPath('/uiux-testing'),
      setting(['search', 'description'], 'Short.'),
      'search.description has 6 characters',
    ],
  },
  'searchEngines: search engines find descriptive links, each text with one target per page': {
    'a link that says nothing': [
      fileOfPath('/software-architecture'),
      adding('Read about tests of an interface [here](/web-services-testing).'),
      'the link reads "here"',
    ],
  },
  'home: five symptoms stand within the first two screens, the others further down (R5.8)': {
    'long words above the symptoms': [
      fileOfPath('/'),
      setting(['intro'], sentences(9)),
      'where 18 fit',
    ],
  },
  'pages: page ': {
    'a long page': [fileOfPath('/etl-testing'), adding(sentences(120)), 'a detail page takes'],
    'many words in tables': [
      fileOfPath('/compatibility-testing'),
      adding(`| Head | Row |\n| --- | --- |\n| One | ${sentences(220)} |`),
      'with tables, drawings and questions; it takes at most',
    ],
    'many short items': [fileOfPath('/web-services-testing'), listing(190), 'where 185 fit'],
  },
  'artifacts: has its place and can be read': {
    'a long paragraph above a document': [
      fileOfPath('/services/product-engineering'),
      setting(['intro'], sentences(7)),
      'there is room for 200',
    ],
    'a high document across the page': [
      fileOfArtifact('/security-testing'),
      () => 'kind: code\nlayout: across\n',
      'layout is "across"; it takes one of: beside, text',
    ],
    'many nights': [
      fileOfArtifact('/automation-testing'),
      () =>
        `kind: nights\ntests:\n${['a', 'b', 'c', 'd', 'e']
          .map((test) => `  - test: ${test}\n    nights: ${'x'.repeat(30)}\n    verdict: broken\n`)
          .join('')}`,
      'tests has 5 entries; it takes at most 4',
    ],
  },
  'print: prints dark on light, completely and on few sheets (R20.3)': {
    'a long guide': [fileOfPath('/how-we-work'), adding(sentences(280)), 'it takes at most 8500'],
    'a long story of the firm': [
      fileOfPath('/about-us'),
      (page) => `${page}\n${sentences(280)}\n`,
      'it takes at most 8000',
    ],
    'many short items about careers': [fileOfPath('/careers'), listing(100), 'where 94 fit'],
    'many short items in a notice': [fileOfPath('/cookie-notice'), listing(310), 'where 300 fit'],
  },
}

/** The browser tests that would fail for what only the build sees. */
const IN_FINISHED_PAGES = [
  'ways: visitors reach every page from the home page in at most three clicks',
  'searchEngines: search engines find descriptive links, each text with one target per page',
  'pages: page ',
]

it.each([...Object.keys(IN_SOURCES), ...IN_FINISHED_PAGES])(
  'there is a browser test %s',
  (test) => {
    const [suite = '', title = ''] = test.split(/: (.*)/)
    const source = readFileSync(`e2e/${suite}.spec.ts`, 'utf8')
    const titles = Array.from(source.matchAll(/\btest\(\s*(['"`])(.*)\1/g), ([, , title]) => title)
    expect(titles).toContainEqual(expect.stringContaining(title))
  },
)

describe('the content check', () => {
  const mistakes = Object.values(IN_SOURCES).flatMap(Object.entries) as [string, Mistake][]
  const files = filesIn('.')
  // The documents at the heads of some pages leave room for a longer paragraph.
  const document = fileOfArtifact('/services/product-engineering')
  const changed = new Map([[document, setting(['layout'], 'text')(files.read(document))]])
  for (const [, [file, change]] of mistakes)
    changed.set(file, change(changed.get(file) ?? files.read(file)))
  const read = (file: string) => changed.get(file) ?? files.read(file)
  const { problems } = checkSite({ ...files, read })

  it.each(mistakes)('finds %s', (_name, [file, , found]) => {
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
  it('finds a page that is more than three clicks away, or out of reach', async () => {
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

  it('finds links with the same words to different places, and reports those of the menu once', async () => {
    const named = linkTo('/jobs', 'Careers') + linkTo('/careers', 'Careers')
    const pages = [
      page('/a', linkTo('/b', 'Our <img alt="logo">') + linkTo('/c', 'our logo')),
      page('/b', linkTo('/a', 'Tests') + linkTo('/a', 'Tests') + named),
      page('/c', named),
      page('/d', named),
    ]
    const lines = await reportOf((report) => checkLinkWords(pages, 'A firm', report))
    expect(lines).toEqual([
      expect.stringMatching(/^content\/a\.mdx \| "our logo" leads to \/b and to \/c \|/),
      expect.stringMatching(
        /^content\/b\.mdx \| "Careers" leads to \/jobs and to \/careers, on 3 pages \|/,
      ),
    ])
  })

  it('lets a firm be called like one of its pages', async () => {
    const pages = [page('/a', linkTo('/', 'Careers') + linkTo('/careers', 'Careers'))]
    const about = (name: string) => reportOf((report) => checkLinkWords(pages, name, report))
    expect(await about('Careers')).toEqual([])
    expect(await about('A firm')).toHaveLength(1)
  })

  it('finds a page about a service that asks for contact only at its ends', async () => {
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

  it('finds a group of the menu without a drawing for the home page', async () => {
    const { groups } = getData().navigation.services
    const added = { label: 'Another', href: '/another' }
    expect(await reportOf((report) => checkOffers([...groups, added], report))).toEqual([
      expect.stringMatching(/navigation\.yaml \| the group Another has no drawing .*another\.svg/),
    ])
  })

  it('finds a query of buyers that does not lead to its page', async () => {
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
