import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { render, within } from '@testing-library/react'
import { compileMdx } from '#components/testing/compileMdx.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { CLAUSES } from '#lib/content/clauses.ts'
import { splitPage } from '#lib/content/frontMatter.ts'
import { getData } from '#lib/content/pages.ts'
import { problemsOf } from '#lib/testing/html.ts'

expectQuiet()

const procurement = getData()['due-diligence']
const given = procurement.lines

/** The page for procurement, as it is with the answers given so far. */
async function page() {
  const { body = '' } = splitPage(readFileSync('content/due-diligence.mdx', 'utf8')) ?? {}
  return render(await compileMdx(body)).container
}

beforeEach(() => {
  procurement.lines = given.map((line) => ({ ...line, answer: `What is true of ${line.id}.` }))
})

afterEach(() => {
  procurement.lines = given
})

it('answers every clause by a link to an answer on the page', async () => {
  const container = await page()
  const rows = [...container.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(
    Object.values(CLAUSES).map(({ name }) => name),
  )
  for (const row of rows) {
    const links = within(row as HTMLElement).getAllByRole('link')
    for (const link of links) {
      const answer = container.querySelector(link.getAttribute('href') ?? '')
      expect(answer).toHaveTextContent(`${link.textContent}`)
      expect(answer).toHaveTextContent(`What is true of ${answer?.id}.`)
    }
  }
})

it('is valid HTML', async () => {
  expect(await problemsOf(`<div>${(await page()).innerHTML}</div>`)).toEqual([])
})

it('leaves out a line without an answer, and the links to it', async () => {
  const [line] = procurement.lines.filter(({ from }) => !from)
  if (!line) throw new Error('Every answer comes from other data.')
  delete line.answer
  const container = await page()
  expect(container.querySelector(`#${line.id}`)).toBeNull()
  expect(container.querySelector(`[href="#${line.id}"]`)).toBeNull()
  expect(container).not.toHaveTextContent(line.asks)
})

it('leaves out a section that has no answer at all', async () => {
  for (const line of procurement.lines)
    if (line.part === 'contract') {
      delete line.answer
      delete line.from
    }
  const headings = [...(await page()).querySelectorAll('section')].map(({ id }) => id)
  expect(headings).not.toContain('terms')
  expect(headings).toContain('company')
})
