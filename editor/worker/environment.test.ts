/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'
import worker from './worker.ts'

it('answers 503 if its environment is incomplete, and logs what is missing without any values', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const environment = { GITHUB_REPOSITORY: 'site', SESSION_KEY: 'planted', GITHUB_CLIENT_ID: ' ' }
  const asked = new Request('https://edit.example/')
  const answer = await worker.fetch(asked, environment as never, undefined as never)
  expect(answer.status).toBe(503)
  const logged = log.mock.calls.join()
  const names = ['GITHUB_REPOSITORY', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'SESSION_KEY']
  expect(JSON.parse(logged).wrong).toEqual(names)
  expect(logged).not.toContain('planted')
})
