import { describe, expect, it } from '@jest/globals'
import { parse } from 'parse5'
import { WORDS } from '#check/rules/specification/specifiedWords.ts'
import { getData, getPage, getTrail } from '#lib/content/pages.ts'
import { contentOf } from '#lib/text/content.ts'
import type { SearchPage } from './documents.ts'
import { searchDocument } from './documents.ts'
import { createSearch } from './engine.ts'
import { nearestPages } from './nearestPages.ts'
import { noteOn, notesInForce } from './notes.ts'
import { excerpt, marked } from './results.ts'
import { termOf, wordsIn, wordsOfPath } from './terms.ts'

const termsOf = (text: string) => wordsIn(text).map(termOf)

it('takes letters of double width, which input methods of Japanese type, for plain ones', () => {
  expect(termsOf('ＥＴＬ ｔｅｓｔｓ')).toEqual(termsOf('ETL tests'))
})

it('keeps the first sentences of each section, and every word', () => {
  const long = Array.from(
    { length: 30 },
    (_, index) => `Sentence number${index} stands here.`,
  ).join(' ')
  const html = `<main><h1>ETL</h1><p>Intro</p><section id="a"><h2>Heading</h2><p>${long}</p></section></main>`
  const page = searchDocument(getPage('/etl-testing'), contentOf(parse(html)))
  expect(page).toMatchObject({
    path: '/etl-testing',
    title: getPage('/etl-testing').title,
    trail: getTrail('/etl-testing')
      .slice(1)
      .map(({ title }) => title),
    text: 'Intro.',
    words: getData().synonyms.find(({ href }) => href === '/etl-testing')?.words ?? [],
    sections: [{ anchor: 'a', heading: 'Heading' }],
  })
  const kept = page.sections[0]?.text ?? ''
  expect(kept.length).toBeLessThan(400)
  expect(kept).toMatch(/\.$/)
  expect(termsOf(`${kept} ${page.rest}`)).toEqual(expect.arrayContaining(termsOf(long)))
})

const page = (path: string, more: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title: path.slice(1),
  trail: [],
  text: '',
  words: [],
  rest: '',
  sections: [],
  ...more,
})

const { find, unknownWords } = await createSearch([
  page('/loads', {
    title: 'Performance Engineering',
    text: 'How a system behaves under load.',
    words: ['stress test', 'can you'],
    sections: [
      { anchor: 'knee', heading: 'Walk up to the knee', text: 'Load rises until latency does.' },
      { anchor: 'gain', heading: 'Keep the gain', text: 'A short test stays in the pipeline.' },
    ],
  }),
  page('/functions', {
    title: 'Functional Testing',
    text: 'Each rule becomes a test.',
    rest: 'boundary street',
  }),
  page('/days', { title: 'Results', text: 'Measured on November 27, 2026, at 99 percent.' }),
  page('/healing', { title: 'Self-Healing Scripts', text: 'A test finds the button again.' }),
])
const paths = (query: string) => find(query).map((hit) => hit.page.path)

describe('the search', () => {
  it.each([
    ['performance', '/loads'],
    ['perfomance engineerng', '/loads'],
    ['perf', '/loads'],
    ['stress', '/loads'],
    ['Can you?', '/loads'],
    ['boundaries', '/functions'],
    ['sefl healing', '/healing'],
    ['stresstest', '/loads'],
    ['How do you test functions?', '/functions'],
  ])('ranks the page for "%s" first: %s', (query, path) => {
    expect(paths(query)[0]).toBe(path)
  })

  it('ranks a page with all of the words above one with some', () => {
    expect(paths('test latency')[0]).toBe('/loads')
  })

  it('returns the matching sections, best first', () => {
    const [hit] = find('load latency')
    expect(hit?.sections.map(({ anchor }) => anchor)).toEqual(['knee'])
    expect([...(hit?.terms ?? [])]).toEqual(expect.arrayContaining(['load', 'latency']))
  })

  it('does not guess at known words', () => {
    expect([...(find('test')[0]?.terms ?? [])]).toEqual(['test'])
  })

  it.each(['', '   ', 'the of and', '?!', 'xyzzy'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([])
  })
})

describe('digits', () => {
  it.each(['2026', '27', 'latency 27', '99'])('do not match alone: %s', (query) => {
    expect(paths(query)).not.toContain('/days')
  })

  it('match along with a word', () => {
    expect(paths('measured 2026')[0]).toBe('/days')
  })
})

it('names the words that no page contains, not those that are still being typed', () => {
  expect(unknownWords('perfomance of the xyzzy 4711 stre')).toEqual(['perfomance', 'xyzzy', '4711'])
  expect(unknownWords('the load')).toEqual([])
})

const note = (...words: string[]) => {
  return { words, text: 'Nothing is published.', link: { label: 'Ask us', href: '/contact-us' } }
}
const notes = [note('SOC 2', 'SOC2'), note('DORA')]

it.each([
  ['soc 2', 0],
  ['Are you SOC-2 certified?', 0],
  ['soc2 report', 0],
  ['dora metrics', 1],
])('has a note on "%s"', (query, index) => {
  expect(noteOn(query, notes)).toBe(notes[index])
})

it('has a note only until the page that answers instead is published', () => {
  const waiting = { ...note('SOC 2'), until: '/due-diligence' }
  const withNotes = [waiting, note('DORA')]
  expect(notesInForce(withNotes, () => false)).toEqual(withNotes)
  expect(notesInForce(withNotes, (path) => path === '/due-diligence')).toEqual([withNotes[1]])
})

it.each(['soc', '2 soc', 'adoration', 'soc 27'])('has no note on "%s"', (query) => {
  expect(noteOn(query, notes)).toBeUndefined()
})

const shown = (text: string, ...terms: string[]) =>
  marked(excerpt(text, new Set(terms)), new Set(terms))
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.textContent}]`))
    .join('')

const filler = 'Nothing of interest stands in this sentence at all, and it goes on. '.repeat(4)

describe('an excerpt', () => {
  it('marks each form of a word, and only whole words', () => {
    expect(shown('Testing the tests of a contest', 'test')).toBe(
      '[Testing] the [tests] of a contest',
    )
  })

  it('starts with the sentence of the match', () => {
    expect(shown(`${filler}A flaky test is no test.`, 'flaky')).toBe('A [flaky] test is no test.')
  })

  it('starts near the match if the sentence is long', () => {
    const words = 'word '.repeat(60)
    expect(shown(`${words}flaky end`, 'flaky')).toMatch(/^…word (?:word )+\[flaky\] end$/)
  })

  it('is about 170 characters long, and shows that there is more', () => {
    const text = shown(filler, 'interest')
    expect(text).toMatch(/^Nothing of \[interest\].*…$/)
    expect(text.length).toBeLessThan(185)
    expect(text).not.toMatch(/\s…$/)
  })

  it('is the beginning of a text without matches', () => {
    expect(shown('Short and whole.', 'else')).toBe('Short and whole.')
  })

  it('treats markup as text', () => {
    expect(shown('<b>bold</b>', 'bold')).toBe('<b>[bold]</b>')
  })
})

/** Pages that every owner has, beside whatever others there are. */
const near = await createSearch(
  Object.entries({ ...WORDS.titles, '/contact-us': 'Contact Us' }).map(([path, title]) =>
    page(path, {
      title,
      words: [wordsOfPath(path), path === '/security-testing' ? 'pentest' : ''],
    }),
  ),
)
const nearest = (asked: string) => nearestPages(near, asked).map(({ path }) => path)

it.each([
  ['/services/devop', '/services/devops'],
  ['/acessibility-testing', '/accessibility-testing'],
  ['/self_healing_scripts.html', '/self-healing-scripts'],
  ['/testing/mobile/', '/mobile-testing'],
  ['/services/performance-testing', '/performance-engineering'],
  ['/en/contact.php', '/contact-us'],
  ['/pentest', '/security-testing'],
  ['/sefl-haeling-scripts', '/self-healing-scripts'],
])('%s suggests %s', (asked, path) => {
  expect(nearest(asked)[0]).toBe(path)
})

it.each([
  '/wp-admin',
  '/zzz',
  '/%E0%A4',
  '',
  '/nothing-here',
  '/some-old-page',
  '/s',
  '/a-b-c',
  '/2026',
  '/unicorns-dragons-and-giants-testing',
])('suggests no page for %j', (asked) => {
  expect(nearest(asked)).toEqual([])
})
