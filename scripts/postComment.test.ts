/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { node } from '#edge/testing/runtimes.ts'
import { json, type Stub, startStub } from '#edge/testing/stub.ts'
import { MARKER } from './postComment.ts'

const SHA = 'a'.repeat(40)
const PULLS = '/repos/owner/site/pulls'
const COMMENTS = '/repos/owner/site/issues/7/comments'

let forge: Stub
let folder: string
beforeEach(async () => {
  forge = await startStub()
  folder = mkdtempSync(join(tmpdir(), 'handed-over-'))
  writeFileSync(join(folder, 'report.md'), `${MARKER}\n\nTwo pages changed`)
  forge.on(PULLS, json([{ number: 7, head: { sha: SHA } }]))
  forge.on(COMMENTS, (response, call, received) =>
    json(received.method === 'GET' ? [] : {})(response, call, received),
  )
})
afterEach(async () => {
  await forge.close()
  rmSync(folder, { recursive: true, force: true })
})

function run() {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GITHUB_API_URL: forge.url(''),
    GITHUB_REPOSITORY: 'owner/site',
    GITHUB_TOKEN: 'token',
    HEAD: 'someone:change',
    HEAD_SHA: SHA,
    RUN_URL: 'https://forge.example/runs/1',
    PREVIEW_URL: 'https://pr-7.example',
  }
  return new Promise((done) => {
    execFile(node, [resolve('scripts/postComment.ts'), folder], { env }, (error, output, errors) =>
      done({ status: error?.code ?? 0, output: `${output}${errors}`.trim() }),
    )
  })
}

const sent = (path: string, method: string) =>
  forge.received(path).filter((request) => request.method === method)

it('comments once', async () => {
  expect(await run()).toEqual({ status: 0, output: 'Wrote the comment on pull request 7.' })
  const [comment, ...more] = sent(COMMENTS, 'POST')
  expect(more).toEqual([])
  expect(comment?.headers.authorization).toBe('Bearer token')
  expect(JSON.parse(comment?.body ?? '').body).toMatch(
    /^<!-- change-report -->\n\nTwo pages changed\n\n.*runs\/1\).*\(https:\/\/pr-7\.example\)\.$/,
  )
})

it('then updates its own comment and no one else’s', async () => {
  const body = `${MARKER}\n\nOld`
  const all = ['someone', 'github-actions[bot]'].map((login, id) => ({ id, body, user: { login } }))
  forge.on(COMMENTS, json(all))
  forge.on('/repos/owner/site/issues/comments/1', json({}))
  expect(await run()).toEqual({ status: 0, output: 'Updated the comment on pull request 7.' })
  expect(sent('/repos/owner/site/issues/comments/1', 'PATCH')).toHaveLength(1)
  expect(sent(COMMENTS, 'POST')).toEqual([])
})

it.each([
  ['at a different commit', [{ number: 7, head: { sha: 'b'.repeat(40) } }]],
  ['that is closed', []],
])('does not comment on a pull request %s', async (_, pulls) => {
  forge.on(PULLS, json(pulls))
  const output = 'No open pull request is (or still is) at this commit.'
  expect(await run()).toEqual({ status: 0, output })
  expect(forge.received(COMMENTS)).toEqual([])
  expect(forge.received(PULLS)[0]?.url).toContain('?state=open&head=someone%3Achange')
})

it('does nothing if there is no report', async () => {
  rmSync(join(folder, 'report.md'))
  expect(await run()).toEqual({ status: 0, output: 'There is no report to post.' })
})

it('fails if GitHub refuses a request, and reports which', async () => {
  forge.on(PULLS, json({}, 403))
  expect(await run()).toEqual({
    status: 1,
    output: expect.stringContaining(
      'GitHub answered 403 to GET pulls?state=open&head=someone%3Achange.',
    ),
  })
})
