/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { BUDGET, checkBudget } from './budget.ts'

/** Text that no compression makes shorter than this many bytes, and hardly longer. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('hex')

/** What the build says about a page of so many bytes whose head, header and footer have so many. */
async function problemsOf(page: number, frame: number): Promise<string[]> {
  const text = incompressible(frame)
  const html = `<style></style><header>${text}</header><main><h1>A</h1><section></section></main><footer></footer>`
  const problems: string[] = []
  await checkBudget(
    {
      pages: [{ file: 'index.html', before: [], after: [] }],
      hasLeadTracking: false,
      sizes: new Map([['index.html', page]]),
      read: async () => html,
    },
    (subject, found) => problems.push(`${subject}: ${found}`),
  )
  return problems.filter((problem) => !problem.includes('median'))
}

it('counts apart what an owner’s own names and offices add to each page', async () => {
  const half = BUDGET.ownFacts / 2
  expect(await problemsOf(BUDGET.page, BUDGET.frame - 100)).toEqual([])
  expect(await problemsOf(BUDGET.page + half, BUDGET.frame - 100)).toEqual([
    expect.stringMatching(/^out\/index\.html: HTML of /),
  ])
  expect(await problemsOf(BUDGET.page + half, BUDGET.frame + half)).toEqual([])
})

it('limits what they may add', async () => {
  const far = BUDGET.frame + 2 * BUDGET.ownFacts
  expect(await problemsOf(BUDGET.page, far)).toEqual([
    expect.stringMatching(/^all pages: head, header and footer of /),
  ])
})
