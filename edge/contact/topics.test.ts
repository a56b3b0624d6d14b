/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { createTopics } from './topics.ts'

/** Files that answer one after the other, the last one always; and what is logged meanwhile. */
function topicsFrom(...answers: readonly (() => Response)[]) {
  const logged: string[] = []
  let asked = 0
  const fetch = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    if (!answer) throw new Error('no answer')
    return answer()
  }
  const topicOf = createTopics({ fetch }, (event, fields) =>
    logged.push(`${event} ${JSON.stringify(fields)}`),
  )
  return { topicOf, logged, asked: () => asked }
}

const list = () => Response.json(['ETL testing'])

it('keeps the list of topics once it has been read', async () => {
  const { topicOf, logged, asked } = topicsFrom(list)
  expect(await topicOf('ETL testing')).toBe('ETL testing')
  expect(await topicOf('Free money')).toBe('')
  expect([asked(), logged]).toEqual([1, []])
})

it.each([
  ['refuses', () => new Response('', { status: 503 })],
  ['is no JSON', () => new Response('<html>')],
])('asks again after a file that %s, and logs it', async (_, fault) => {
  const { topicOf, logged } = topicsFrom(fault, list)
  expect(await topicOf('ETL testing')).toBe('')
  expect(logged).toEqual([expect.stringMatching(/^topics\.unreadable /)])
  expect(await topicOf('ETL testing')).toBe('ETL testing')
  expect(logged).toHaveLength(1)
})

it('does not ask a site without such a list again', async () => {
  const { topicOf, logged, asked } = topicsFrom(() => new Response('', { status: 404 }))
  expect(await topicOf('ETL testing')).toBe('')
  expect(await topicOf('ETL testing')).toBe('')
  expect([asked(), logged]).toEqual([1, []])
})
