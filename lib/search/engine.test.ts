import { describe, expect, it } from '@jest/globals'
import type { SearchPage } from './documents.ts'
import { createSearch } from './engine.ts'

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

const search = await createSearch([
  page('/loads', {
    title: 'Performance Engineering',
    text: 'How a system behaves under load.',
    words: ['stress test'],
    sections: [
      { anchor: 'knee', heading: 'Walk up to the knee', text: 'Load rises until latency does.' },
      { anchor: 'gain', heading: 'Keep the gain', text: 'A short test stays in the pipeline.' },
    ],
  }),
  page('/functions', { title: 'Functional Testing', text: 'Each rule becomes a test.', rest: 'boundary' }),
  page('/healing', { title: 'Self-Healing Scripts', text: 'A test finds the button again.' }),
])
const paths = (question: string) => search(question).map((hit) => hit.page.path)

describe('the search', () => {
  it.each([
    ['performance', '/loads'],
    ['perfomance engineerng', '/loads'],
    ['perf', '/loads'],
    ['stress', '/loads'],
    ['boundaries', '/functions'],
    ['sefl healing', '/healing'],
    ['How do you test functions?', '/functions'],
  ])('finds for "%s" first of all %s', (question, path) => {
    expect(paths(question)[0]).toBe(path)
  })

  it('puts a page that has all of the words before one that has some', () => {
    expect(paths('test latency')[0]).toBe('/loads')
  })

  it('names the sections that answer, the best first', () => {
    const [hit] = search('load latency')
    expect(hit?.sections.map(({ anchor }) => anchor)).toEqual(['knee'])
    expect([...(hit?.terms ?? [])]).toEqual(expect.arrayContaining(['load', 'latency']))
  })

  it('does not guess at what it knows', () => {
    expect([...(search('test')[0]?.terms ?? [])]).toEqual(['test'])
  })

  it.each(['', '   ', 'the of and', '?!', 'xyzzy'])('answers %j with nothing', (question) => {
    expect(search(question)).toEqual([])
  })
})
