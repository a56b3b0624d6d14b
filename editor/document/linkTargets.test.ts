/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { targetsFor } from './linkTargets.ts'

const pages = [
  { title: 'Accessibility Report', path: '/evidence/accessibility-report' },
  { title: 'Data Migration', path: '/data-migration' },
  { title: 'Evidence', path: '/evidence' },
  { title: 'Evidence of Tests', path: '/proof' },
  { title: 'Test Data Management', path: '/test-data' },
]

const titlesFor = (typed: string, words = '') =>
  targetsFor(pages, typed, words).map(({ title }) => title)

it('finds first what is called as was typed, then what begins so, then what has it in its address', () => {
  expect(titlesFor('evidence')).toEqual(['Evidence', 'Evidence of Tests', 'Accessibility Report'])
  expect(titlesFor('evidence of')).toEqual(['Evidence of Tests'])
})

it('puts pages first that are called like the words of the link', () => {
  expect(titlesFor('', 'our test data')[0]).toBe('Test Data Management')
  expect(titlesFor('data', 'test data').slice(0, 2)).toEqual([
    'Data Migration',
    'Test Data Management',
  ])
})

it('takes the name of a website or a mailbox for its address', () => {
  const paths = (typed: string) => targetsFor(pages, typed, '').map(({ path }) => path)
  expect(paths('example.com/news')).toEqual(['https://example.com/news'])
  expect(paths('http://example.com')).toEqual(['https://example.com'])
  expect(paths('ada@example.com')).toEqual(['mailto:ada@example.com'])
  expect(paths('no page')).toEqual([])
})
