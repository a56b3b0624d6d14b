import { expect, it } from '@jest/globals'
import { HOSTILE, headerOf } from '../../edge/testing/hostile.ts'
import { ABOUT, type WorkerRig } from './workerRig.ts'

const ELSEWHERE = `package.json ../content/x.mdx content/../package.json content/%2e%2e/package.json
  content/./x.mdx content//x.mdx /content/x.mdx Content/x.mdx content/.gitattributes content/.git/x.md content/x.ts
  content/x.svg content/x.mdx/y.mdx .github/workflows/x.yaml content\\..\\package.json`
  .split(/\s+/)
  .concat('content/x.mdx\n', 'content/x\u200b.mdx', 'content/cafe\u0301.mdx', 'content/x.mdx\0.png')
  .concat('content/data/contract.yaml', 'content/data/evidence.yaml', 'content/data/released.yaml')
  // A disk that ignores case has only one of the two.
  .concat('content/data/Contract.yaml', 'content/data/RELEASED.yaml', 'content/data/Menu.yaml')
  .concat('content/Data/people.yaml', 'content/data/Photos/ben.md', 'content/About.mdx')
  .concat('content/a b.mdx', `content/${'x'.repeat(200)}.mdx`)

const NO_PROPOSALS = [
  // Pushes to branches other than the author's own.
  ...['main', 'refs/tags/v1', 'edit/anna/../main', 'edit/ben/x'].map(
    (branch) => [403, { branch }] as const,
  ),
  [422, { branch: 'edit/anna/none' }],
  [422, { message: '  ' }],
  [422, { base: '0'.repeat(40) }],
  [422, { base: 'main' }],
  [422, { files: {} }],
  [403, { files: { 'content/new.mdx': 'words', 'content/New.mdx': 'words' } }],
  [403, { files: { 'content/news/a.mdx': 'words', 'content/News/b.mdx': 'words' } }],
  [422, { files: JSON.parse('{"__proto__": "words"}') }],
  [422, { force: true }],
  [422, { files: { [ABOUT]: { base64: 'AAAA' } } }],
  [422, { files: { 'content/x.jpg': { base64: '=A' } } }],
] as const

/** The longest header that the runtime takes. */
const MAX_HEADER = 120_000

/** Requests that must leave no trace at GitHub. */
export function refusalSuite(rig: WorkerRig): void {
  it('is refused from other sites, for other paths and if unreadable, without a trace at GitHub', async () => {
    const REFUSED: (readonly [status: number, more: object, headers?: Record<string, string>])[] = [
      [403, {}, { Origin: 'https://evil.example' }],
      // Another host in the same domain, and a sandboxed frame.
      [403, {}, { 'Sec-Fetch-Site': 'same-site' }],
      [403, {}, { Origin: 'null' }],
      // As sent by a form.
      [422, {}, { 'Content-Type': 'text/plain' }],
      ...NO_PROPOSALS,
      ...ELSEWHERE.map((path) => [403, { files: { [path]: 'words' } }] as const),
    ]
    const traces = () => [
      rig.branches(),
      rig.mainHead(),
      rig.forge.calls.filter((name) => !name.startsWith('GET')).length,
    ]
    const before = traces()
    for (const [status, more, headers] of REFUSED) {
      const { body, ...answer } = await rig.anna.propose(rig.proposal(undefined, more), headers)
      const sentence = expect.stringMatching(/^\S.+\.$/s)
      expect([more, headers, answer.status, body.error]).toEqual([more, headers, status, sentence])
    }
    expect(traces()).toEqual(before)
  })

  it('is refused at once, however long and hostile its session', async () => {
    for (const text of HOSTILE) {
      const begun = performance.now()
      const Cookie = `__Host-session=${headerOf(text).slice(0, MAX_HEADER)}`
      const { status } = await fetch(`${rig.editor.url}/api/tree`, { headers: { Cookie } })
      expect(status).toBe(401)
      // Quadratic time would be more.
      expect(performance.now() - begun).toBeLessThan(5000)
    }
  })

  it('is refused without a sign-in, and from an author with read access only', async () => {
    expect((await rig.editor.browser().propose(rig.proposal())).status).toBe(401)
    const rita = await rig.signedIn('rita')
    expect((await rita.ask('/api/tree')).status).toBe(200)
    const before = rig.branches()
    expect((await rita.propose(rig.proposal())).status).toBe(403)
    expect(rig.branches()).toBe(before)
  })

  it('refuses everything that is not an operation', async () => {
    const others = `GET /api, GET /api/repos, GET /api/propose, DELETE /api/proposals, PUT /api/tree, POST /,
      POST /auth/login, GET /auth/token, POST //api/propose`
    for (const operation of others.split(/,\s+/)) {
      const [method = '', path] = operation.split(' ')
      const { status, body } = await rig.anna.ask(rig.editor.url + path, { method })
      const sentence = expect.stringMatching(/open pages|own page/)
      expect([operation, status, body.error]).toEqual([operation, 403, sentence])
    }
  })
}
