/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { parse } from 'parse5'
import { getPage } from '#lib/content/pages.ts'
import { contentOf } from '#lib/text/content.ts'
import { searchDocument } from './documents.ts'
import { termsOf } from './terms.ts'

it('keeps of a page the first sentences of each section, and every word to be found', () => {
  const long = Array.from({ length: 30 }, (_, index) => `Sentence number${index} stands here.`).join(' ')
  const html = `<main><h1>ETL</h1><p>Intro</p><section id="a"><h2>Heading</h2><p>${long}</p></section></main>`
  const page = searchDocument(getPage('/etl-testing'), contentOf(parse(html)))
  expect(page).toMatchObject({
    path: '/etl-testing',
    title: 'ETL Testing',
    trail: ['Quality Assurance', 'Essential Assurance Services'],
    text: 'Intro.',
    words: expect.arrayContaining(['data warehouse testing']),
    sections: [{ anchor: 'a', heading: 'Heading' }],
  })
  const kept = page.sections[0]?.text ?? ''
  expect(kept.length).toBeLessThan(400)
  expect(kept).toMatch(/\.$/)
  expect(termsOf(long).difference(termsOf(`${kept} ${page.rest}`))).toEqual(new Set())
})
