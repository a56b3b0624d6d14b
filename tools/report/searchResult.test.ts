/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { searchResult, titleWidth } from './searchResult.ts'

const page = { address: 'https://site.example/services/devops', title: 'DevOps', description: 'What it is.' }

it('shows a page that fits as it is', () => {
  expect(searchResult(page)).toEqual({
    site: 'site.example',
    trail: ['services', 'devops'],
    title: 'DevOps',
    description: 'What it is.',
    cut: { title: false, description: false },
  })
})

it('cuts a title by its width, not by its length', () => {
  const narrow = `${'illicit '.repeat(9)}end`
  const wide = `${'WWWWWWW '.repeat(9)}END`
  expect(searchResult({ ...page, title: narrow }).cut.title).toBe(false)
  const { title, cut } = searchResult({ ...page, title: wide })
  expect(cut.title).toBe(true)
  expect(title).toMatch(/^(?:WWWWWWW )+…$/)
  expect(titleWidth(title)).toBeLessThanOrEqual(580)
})

it('cuts a description at a word', () => {
  const { description, cut } = searchResult({ ...page, description: 'word '.repeat(40).trim() })
  expect(cut.description).toBe(true)
  expect(description).toMatch(/word …$/)
  expect(description.length).toBeLessThanOrEqual(160)
})

it('cuts one endless word, and stands an address that is none', () => {
  expect(searchResult({ ...page, description: 'x'.repeat(500) }).description).toHaveLength(160)
  expect(searchResult({ ...page, address: 'nowhere' })).toMatchObject({ site: 'nowhere', trail: [] })
})
