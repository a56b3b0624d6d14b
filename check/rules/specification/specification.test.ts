/** @jest-environment node */
/** What the specification fixes is what docs/requirements.md asks for, and the check notices each word that is gone. */
import { expect, it } from '@jest/globals'
import { checkSite } from '#check/check.ts'
import { type ParsedFiles, readSite } from '#check/parse/site.ts'
import { type Problem, reporter } from '#check/problems.ts'
import { filesIn } from '#check/read/disk.ts'
import { fileOfData } from '#lib/content/data.ts'
import { fileOfPath, isPageFile } from '#lib/content/files.ts'
import { textOf } from '#lib/testing/tree.ts'
import { checkSpecification } from './specification.ts'
import { SPECIFICATION } from './specifiedSite.ts'
import { WORDS } from './specifiedWords.ts'

const requirements = textOf('docs/requirements.md').replace(/\s+/g, ' ').toLowerCase()

const {
  accordions,
  cards,
  careersValues,
  industries,
  selfLinking,
  statements,
  statistics,
  strengths,
  texts,
  tiles,
  titles,
} = WORDS

const allCards = Object.values(cards).flat()

it('copies its words from the requirements', () => {
  const words = [
    ...[strengths, statistics, industries, careersValues].flat(),
    ...Object.values(titles),
    ...Object.values(texts).flatMap((byKey) => Object.values(byKey)),
    ...allCards.map(({ title }) => title),
    ...[accordions, tiles].flatMap((byPath) => Object.values(byPath).flat()),
  ]
  expect(words.filter((text) => !requirements.includes(text.toLowerCase()))).toEqual([])
  const addresses = SPECIFICATION.addresses.map((path) => path.replace('/services/', ''))
  expect(addresses.filter((path) => !requirements.includes(`\`${path}\``))).toEqual([])
})

const files = filesIn('.')
const parsed: ParsedFiles = new Map()

/** Returns what the rule says once a text is gone from a file; of a whole check it is one of many rules. */
function problemsWithout(file: string, text: string | RegExp, instead = 'Anything Else'): string[] {
  const changed = files.read(file).replaceAll(text, instead)
  expect(changed).not.toBe(files.read(file))
  const read = (name: string) => (name === file ? changed : files.read(name))
  const site = readSite({ ...files, read }, { parsed })
  const problems: Problem[] = []
  checkSpecification(SPECIFICATION)(site, (name) => reporter(problems, name))
  return problems.map((problem) => `${problem.file} ${problem.found}`)
}

it.each<[kind: string, file: string, text: string | RegExp, found: string]>([
  ['a strength', fileOfData('strengths'), strengths[0] ?? '', 'entry 1 is "Anything Else"'],
  [
    'an industry',
    fileOfData('industries'),
    new RegExp(`(?<=title: )${RegExp.escape(industries[0] ?? '')}`),
    'entry 1 is',
  ],
  [
    'a statistic',
    fileOfData('claims'),
    new RegExp(`(?<=wording: )${RegExp.escape(statistics[0] ?? '')}`),
    'entry 1 is',
  ],
  ['a title', fileOfPath('/etl-testing'), /(?<=^title: ).*/gm, 'title is "Anything Else"'],
  ['a line of the hero', fileOfPath('/about-us'), texts['/about-us']?.tagline ?? '', 'tagline is'],
  ['a value', fileOfPath('/careers'), careersValues[0] ?? '', 'values lacks'],
  ['a link of a title', fileOfPath(selfLinking[0] ?? ''), /titleLinksToItself: .*/g, 'not link'],
  ['a card', fileOfPath('/aiml'), cards['/aiml']?.[0]?.title ?? '', 'the page has no card'],
  ['the target of a card', fileOfPath('/aiml'), `href="${cards['/aiml']?.[0]?.href}"`, 'no card'],
  [
    'an item that opens',
    fileOfPath('/services/product-engineering'),
    accordions['/services/product-engineering']?.[0] ?? '',
    'the page has no item that opens',
  ],
  ['a tile', fileOfPath('/services/digital-assurance'), /<Tile [^>]*>/g, 'the page has no tile'],
  [
    'the subject of a heading',
    fileOfPath('/generative-ai-models'),
    /(?<=## .*)code generation/gi,
    'the page has no heading about "code generation"',
  ],
  [
    'a statement',
    fileOfPath('/accessibility-testing'),
    statements['/accessibility-testing']?.at(-1)?.[0] ?? '',
    'the page has no statement of',
  ],
  ['a period', fileOfPath('/privacy-notice'), /24 hours/g, 'no statement of "24 hours"'],
  ['a heading', fileOfPath('/'), 'Why Choose Us', 'why.heading is "Anything Else"'],
])('notices %s that is gone', (_kind, file, text, found) => {
  const pattern = text instanceof RegExp ? new RegExp(text.source, 'gim') : text
  expect(problemsWithout(file, pattern)).toContainEqual(expect.stringContaining(found))
})

it('says once that an entry of a list is gone, and leaves a missing key to the rule for keys', () => {
  const entry = new RegExp(`- title: ${RegExp.escape(strengths[3] ?? '')}\\n(?: .*\\n)+`, 'g')
  expect(problemsWithout(fileOfData('strengths'), entry, '')).toEqual([
    expect.stringContaining(`the file has ${strengths.length - 1} strengths`),
  ])
  expect(problemsWithout(fileOfData('people'), / {2}role: .*\n/g, '')).toEqual([])
})

it('leaves a tile whose claim is misspelled to the rule for claims', () => {
  const file = fileOfPath('/services/digital-assurance')
  expect(problemsWithout(file, /(?<=<Tile claim=")[^"]*/g, 'misspelled')).toEqual([])
})

it('leaves a sentence whose claim is misspelled to the rule for claims', () => {
  const holders = Object.keys(statements)
    .map(fileOfPath)
    .filter((file) => /<Claim\b/.test(files.read(file)))
  expect(holders).not.toEqual([])
  for (const file of holders)
    expect(problemsWithout(file, /(?<=<Claim id=")[^"]*/g, 'misspelled')).toEqual([])
})

it('notices a calculator that is gone from its page', () => {
  const holders = files
    .list()
    .filter((file) => isPageFile(file) && /<Calculator\b/.test(files.read(file)))
  expect(holders).not.toEqual([])
  for (const file of holders) {
    const [, name = ''] = /<Calculator name="([\w-]+)"/.exec(files.read(file)) ?? []
    expect(problemsWithout(file, /<Calculator [^>]*>/g, '')).toContainEqual(
      expect.stringContaining(`no page holds the calculator ${name}`),
    )
  }
})

it('says once of a heading without words that it has none', () => {
  const file = fileOfPath('/generative-ai-models')
  const emptied = files.read(file).replace(/^## .*code generation.*/im, '##')
  const read = (name: string) => (name === file ? emptied : files.read(name))
  const { problems } = checkSite({ ...files, read }, { parsed })
  expect(problems.filter((problem) => problem.file === file)).toMatchObject([{ rule: 'heading' }])
})

it('reads a title below its key as the same words', () => {
  const file = fileOfPath('/etl-testing')
  const folded = files.read(file).replace(/^title: /m, 'title: >\n  ')
  const read = (name: string) => (name === file ? folded : files.read(name))
  const { problems } = checkSite({ ...files, read }, { parsed })
  expect(problems.filter((problem) => problem.file === file)).toEqual([])
})
