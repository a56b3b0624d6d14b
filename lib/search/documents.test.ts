/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getData, getPages, getTrail } from '#lib/content/pages.ts'
import { getPageText } from '#lib/content/pageText.ts'
import { searchDocuments } from './documents.ts'
import { termsOf } from './terms.ts'

const documents = searchDocuments({
  pages: getPages(),
  data: getData(),
  text: getPageText,
  trail: getTrail,
})

const termsIn = (path: string) => {
  const page = documents.find((one) => one.path === path)
  const sections = page?.sections.flatMap(({ heading, text }) => [heading, text]) ?? []
  return termsOf([page?.title, page?.text, page?.rest, ...(page?.words ?? []), ...sections].join(' '))
}

describe('the documents', () => {
  it('are one for each page', () => {
    expect(documents.map(({ path }) => path)).toEqual(getPages().map(({ path }) => path))
  })

  it('have every word of every page', () => {
    for (const { path } of getPages()) {
      const words = getPageText(path).passages.map(({ text }) => text)
      expect([path, ...termsOf(words.join(' ')).difference(termsIn(path))]).toEqual([path])
    }
  })

  it('know what a layout takes from elsewhere: questions, industries, strengths, values, leaders', () => {
    const { industries, strengths, people } = getData()
    const points = industries.flatMap((industry) => industry.points).join(' ')
    expect([...termsOf(points).difference(termsIn('/industries'))]).toEqual([])
    for (const { title } of strengths) expect([...termsOf(title).difference(termsIn('/'))]).toEqual([])
    for (const { role } of people) expect([...termsOf(role).difference(termsIn('/about-us'))]).toEqual([])
    const landing = documents.find(({ path }) => path === '/services/devops')
    expect(landing?.sections.filter(({ anchor }) => anchor.startsWith('faq-')).length).toBeGreaterThan(2)
  })

  it('keep of each section its first sentences', () => {
    for (const { sections } of documents) {
      for (const { text } of sections) {
        expect(text.length).toBeLessThan(900)
        expect(text).toMatch(/[.!?:…”]$/)
      }
    }
  })

  it('say under which pages a page stands', () => {
    const page = documents.find(({ path }) => path === '/etl-testing')
    expect(page?.trail).toEqual(['Quality Assurance', 'Essential Assurance Services'])
  })
})
