/** @jest-environment node */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type Browser, type Editor, startEditor } from '../testing/editor.ts'
import { APP, type Forge, startForge } from '../testing/forge.ts'
import worker from './worker.ts'

const ABOUT = 'content/about.mdx'
const HOME = 'content/index.mdx'
const PHOTO = 'content/data/photos/anna.jpg'
const MENU = 'content/data/menu.yaml'
/** A byte order mark, both line endings and a no-break space, all of which must survive. */
const ODD = '\uFEFFtitle: Menü\r\nlinks: 10\u00a0%\n'

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

let forge: Forge
let editor: Editor
let anna: Browser

beforeAll(async () => {
  forge = await startForge({
    [ABOUT]: 'About us.\n',
    [HOME]: 'Welcome.\n',
    [MENU]: ODD,
    'content/gone.mdx': 'To go.\n',
    [PHOTO]: 'not text',
    'package.json': '{}\n',
  })
  editor = await startEditor(forge)
  anna = await signedIn('Anna')
})

afterAll(async () => {
  await editor?.stop()
  await forge?.close()
})

async function signedIn(login: string): Promise<Browser> {
  const browser = editor.browser()
  expect((await browser.signIn(login)).status).toBe(302)
  return browser
}

let count = 0
/** A unique change. */
const words = () => `Words ${++count}.\n`
const mainHead = () => forge.headOf('main')
const proposal = (files: object = { [ABOUT]: words() }, more: object = {}) => {
  return { base: mainHead(), message: 'Say it better', files, ...more }
}
const branches = () => forge.git(['for-each-ref', '--format=%(refname:short)'])
const changed = (branch: string) => forge.git(['diff', '--name-status', `main...${branch}`])

describe('signing in', () => {
  it('goes through GitHub with state and PKCE, and returns with a cookie no script can read', async () => {
    const browser = editor.browser()
    expect((await browser.ask('/api/tree')).status).toBe(401)
    const there = new URL((await browser.ask('/auth/login')).headers.get('Location') ?? '')
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: APP.id,
      code_challenge_method: 'S256',
    })
    const back = await browser.signIn('anna')
    const [cookie] = back.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('__Host-session'))
    expect(cookie).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await browser.ask('/api/tree')).body.author).toBe('anna')
    await browser.ask('/auth/sign-out', { method: 'POST' })
    expect((await browser.ask('/api/tree')).status).toBe(401)
  })

  it('refuses a callback with another state, without a start, or for a second time', async () => {
    const browser = editor.browser()
    const start = async () => {
      const there = (await browser.ask('/auth/login')).headers.get('Location') ?? ''
      return (await fetch(there, { redirect: 'manual' })).headers.get('Location') ?? ''
    }
    expect((await browser.ask((await start()).replace(/state=.*/, 'state=other'))).status).toBe(403)
    const back = await start()
    expect((await editor.browser().ask(back)).status).toBe(403)
    expect((await browser.ask(back)).status).toBe(302)
    expect((await browser.ask(back)).status).toBe(403)
  })

  it('rejects a cookie that was changed, taken from a sign-in in progress, or has expired', async () => {
    const session = anna.jar.get('__Host-session') ?? ''
    const [head, , iv, sealed = '', tag] = session.split('.')
    const early = editor.browser()
    await early.ask('/auth/login')
    const started = early.jar.get('__Host-sign-in') ?? ''
    const flipped = `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`
    const changed = [
      `${head}..${iv}.${flipped}.${tag}`,
      `${head}..${iv}..${tag}`,
      session.slice(0, -4),
    ]
    for (const value of [...changed, started, 'x', '%00.%00']) {
      const browser = editor.browser()
      browser.jar.set('__Host-session', value)
      expect([value, (await browser.ask('/api/tree')).status]).toEqual([value, 401])
    }
    const late = editor.browser()
    await late.signIn('anna', 0)
    expect((await late.ask('/api/tree')).status).toBe(401)
  })
})

describe('opening', () => {
  it('returns main’s texts and photographs byte for byte, and nothing else, fetching each once', async () => {
    const { body } = await anna.ask('/api/tree')
    expect(body.head).toBe(mainHead())
    expect(Object.keys(body.files).toSorted()).toEqual(
      [ABOUT, MENU, 'content/gone.mdx', HOME].toSorted(),
    )
    expect(body.files[MENU]).toBe(ODD)
    expect(body.photographs).toEqual([PHOTO])
    const before = forge.calls.length
    expect((await anna.ask('/api/tree')).body).toEqual(body)
    expect(forge.calls.slice(before).filter((name) => name.includes('blobs'))).toEqual([])
    const photograph = (path: string) => anna.ask(`/api/photograph?at=${body.head}&path=${path}`)
    expect((await photograph(PHOTO)).body).toBe('not text')
    for (const path of ['package.json', HOME, 'content/data/photos/none.jpg', 'content/data'])
      expect((await photograph(path)).status).toBe(403)
  })

  it('opens only main, proposals and commits', async () => {
    for (const ref of [
      'HEAD',
      'main~1',
      'refs/heads/main',
      'edit/../main',
      'v1',
      'edit/anna/%2e%2e',
    ])
      expect([ref, (await anna.ask(`/api/tree?at=${ref}`)).status]).toEqual([ref, 403])
  })
})

describe('a proposal', () => {
  it('is one commit by its author and one pull request with exactly the intended change', async () => {
    const photo = randomBytes(3000)
    const files = {
      [MENU]: ODD.replace('10', '20'),
      'content/services/new-page.mdx': 'New.\r\n',
      'content/gone.mdx': null,
      'content/data/photos/new.png': { base64: photo.toString('base64') },
    }
    const before = mainHead()
    const title = 'Put a new page in place of the old one'
    const message = `${title}\n\nAs agreed with sales.`
    const { status, body } = await anna.propose(proposal(files, { message }))
    expect(status).toBe(200)
    expect(body.branch).toMatch(/^edit\/anna\/put-a-new-page-in-place-of-the-old-one-\w{10}$/)
    expect(changed(body.branch).split('\n')).toEqual([
      'M\tcontent/data/menu.yaml',
      'A\tcontent/data/photos/new.png',
      'D\tcontent/gone.mdx',
      'A\tcontent/services/new-page.mdx',
    ])
    expect(forge.read(body.branch, MENU).toString()).toBe(ODD.replace('10', '20'))
    expect(forge.read(body.branch, 'content/data/photos/new.png').equals(photo)).toBe(true)
    expect(forge.git(['log', '--format=%an %s', `main..${body.branch}`])).toBe(`Anna ${title}`)
    expect(mainHead()).toBe(before)
    expect(forge.pulls.at(-1)).toMatchObject({ title, body: 'As agreed with sales.' })
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    await promisify(execFile)('git', [
      'clone',
      '--quiet',
      '--branch',
      body.branch,
      forge.clones,
      clone,
    ])
    expect(readFileSync(join(clone, MENU), 'utf8')).toBe(ODD.replace('10', '20'))
    rmSync(clone, { recursive: true })
    expect((await anna.ask('/api/proposals')).body).toEqual([{ ...body, title, isOpen: true }])
  })

  it('carries a message for people: no order to skip checks, and no character that is not seen', async () => {
    const message =
      'Say it\u202E better\0 [skip ci]\r\n\r\nWhy [CI Skip] \u2066stands\u2069 here.\n\nskip-checks: true'
    const { status, body } = await anna.propose(proposal({ [ABOUT]: words() }, { message }))
    expect(status).toBe(200)
    expect(forge.git(['log', '--format=%B', '-1', body.branch]).trim()).toBe(
      'Say it better skip ci\n\nWhy CI Skip stands here.\n\nskip checks: true',
    )
    expect(forge.pulls.at(-1)?.title).toBe('Say it better skip ci')
  })

  it.each([
    ['spaces of other widths', 'Say\tit\u00AD bet\u200Bter', 'Say it better'],
    ['an order that is seen only without them', 'Say it [skip\u2060 ci]', 'Say it skip ci'],
    ['other line ends', 'Say it better\u2028\u2028Why not', 'Say it better\n\nWhy not'],
    ['letters behind an emoji', 'Say it 👩‍💻\u{E0041}', 'Say it 👩‍💻'],
    ['half a character', 'Say it \uD83D better', 'Say it \uFFFD better'],
  ])('carries a message without %s', async (_, message, expected) => {
    const { status, body } = await anna.propose(proposal({ [ABOUT]: words() }, { message }))
    expect(status).toBe(200)
    expect(forge.git(['log', '--format=%B', '-1', body.branch]).trim()).toBe(expected)
    expect(forge.pulls.at(-1)?.title).toBe(expected.split('\n')[0])
  })

  it('has a title that ends with a whole character', async () => {
    const message = `${'x'.repeat(199)}😀 and more`
    const { status } = await anna.propose(proposal({ [ABOUT]: words() }, { message }))
    expect(status).toBe(200)
    expect(forge.pulls.at(-1)?.title).toBe(`${'x'.repeat(199)}😀`)
  })

  it('can be continued by its author and nobody else', async () => {
    const first = (await anna.propose(proposal())).body
    const opened = (await anna.ask(`/api/tree?at=${first.branch}`)).body
    expect(opened.head).toBe(first.head)
    const more = {
      base: opened.head,
      branch: first.branch,
      message: 'One more',
      files: { [HOME]: words() },
    }
    const ben = await signedIn('ben')
    expect((await ben.propose(more)).status).toBe(403)
    expect((await ben.ask('/api/proposals')).body).toEqual([])
    const second = await anna.propose(more)
    expect(second.body).toEqual({ ...first, head: expect.not.stringContaining(first.head) })
    expect(forge.git(['rev-parse', `${second.body.head}^`])).toBe(first.head)
    // The response was lost, so the request is repeated.
    expect((await anna.propose(more)).body).toEqual(second.body)
    // Somebody else changed the same file in the same proposal.
    const head = forge.commit(first.branch, { [HOME]: 'Other words.\n' })
    const late = await anna.propose({ ...more, base: second.body.head, files: { [HOME]: words() } })
    expect([late.status, late.body.head]).toEqual([409, head])
    const closed = forge.pulls.at(-1)
    if (closed) closed.state = 'closed'
    expect((await anna.propose({ ...more, base: head, files: { [HOME]: words() } })).status).toBe(
      422,
    )
  })

  it('can be made by two authors at once, each on a separate branch', async () => {
    const ben = await signedIn('ben')
    const [first, second] = await Promise.all([
      anna.propose(proposal({ [ABOUT]: words() })),
      ben.propose(proposal({ [ABOUT]: words(), [HOME]: words() })),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(changed(first.body.branch)).toBe(`M\t${ABOUT}`)
    expect(changed(second.body.branch)).toBe(`M\t${ABOUT}\nM\t${HOME}`)
  })

  it('is based on main even if that has moved, and refused if the same file changed there', async () => {
    const request = proposal({ [ABOUT]: words() })
    const elsewhere = forge.commit('main', { [HOME]: words() })
    const fine = await anna.propose(request)
    expect(forge.git(['rev-parse', `${fine.body.head}^`])).toBe(elsewhere)
    const late = { ...request, files: { [ABOUT]: words() } }
    const moved = forge.commit('main', { [ABOUT]: words() })
    const before = branches()
    const refused = await anna.propose(late)
    expect([refused.status, refused.body.head]).toEqual([409, moved])
    expect(branches()).toBe(before)
    expect((await anna.propose({ ...late, base: moved })).status).toBe(200)
  })

  it('accepts a photograph of 10 MB, and explains the limit beyond', async () => {
    const photo = randomBytes(10_000_000)
    const path = 'content/data/photos/large.jpg'
    const { status, body } = await anna.propose(
      proposal({ [path]: { base64: photo.toString('base64') } }),
    )
    expect(status).toBe(200)
    expect(forge.read(body.branch, path).equals(photo)).toBe(true)
    const larger = { [path]: { base64: randomBytes(10_000_010).toString('base64') } }
    const two = { ...larger, 'content/data/photos/other.jpg': { base64: photo.toString('base64') } }
    for (const files of [larger, two]) {
      const refused = await anna.propose(proposal(files))
      expect([refused.status, refused.body.error]).toEqual([413, expect.stringContaining('10 MB')])
    }
    const long = await anna.propose(proposal({ [ABOUT]: 'x'.repeat(1_000_001) }))
    expect(long.status).toBe(413)
  })
})

describe('where the line is cut', () => {
  const git = '/repos/{owner}/{repo}/git'
  it.each([
    [`GET ${git}/ref/{ref}`, 'before', 0],
    [`GET ${git}/trees/{tree_sha}`, 'after', 0],
    [`POST ${git}/blobs`, 'after', 0],
    [`POST ${git}/trees`, 'before', 0],
    [`POST ${git}/trees`, 'after', 0],
    [`POST ${git}/commits`, 'after', 0],
    [`POST ${git}/refs`, 'before', 0],
    [`POST ${git}/refs`, 'after', 1],
    ['POST /repos/{owner}/{repo}/pulls', 'before', 1],
    ['POST /repos/{owner}/{repo}/pulls', 'after', 1],
  ] as const)(
    'at %s, %s it is done, %i branch is left, and the same again ends as one proposal',
    async (operation, when, left) => {
      const photo = 'content/data/photos/cut.jpg'
      const request = proposal({ [ABOUT]: words(), [photo]: { base64: btoa(words()) } })
      const before = branches().split('\n').length
      const pulls = forge.pulls.length
      forge.cutAt(operation, when)
      const cut = await anna.propose(request)
      expect([cut.status, cut.body.error]).toEqual([502, expect.stringMatching(/^[A-Z].+\.$/)])
      const made = branches().split('\n').length - before
      expect(made).toBe(left)
      const { status, body } = await anna.propose(request)
      expect(status).toBe(200)
      expect(changed(body.branch)).toBe(`M\t${ABOUT}\nA\t${photo}`)
      expect(forge.git(['rev-list', '--count', `main..${body.branch}`])).toBe('1')
      expect([branches().split('\n').length - before, forge.pulls.length - pulls]).toEqual([1, 1])
      expect(body.url).toMatch(/\/pull\/\d+$/)
    },
  )

  it('or the session expires in between, the change goes through after signing in again', async () => {
    const request = proposal()
    forge.expire()
    const refused = await anna.propose(request)
    expect([refused.status, refused.body.error]).toEqual([
      401,
      expect.stringContaining('your words are safe'),
    ])
    expect((await anna.ask('/api/tree')).status).toBe(401)
    await anna.signIn('Anna')
    expect((await anna.propose(request)).status).toBe(200)
  })
})

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
    branches(),
    mainHead(),
    forge.calls.filter((name) => !name.startsWith('GET')).length,
  ]
  const before = traces()
  for (const [status, more, headers] of REFUSED) {
    const { body, ...answer } = await anna.propose(proposal(undefined, more), headers)
    const sentence = expect.stringMatching(/^\S.+\.$/s)
    expect([more, headers, answer.status, body.error]).toEqual([more, headers, status, sentence])
  }
  expect(traces()).toEqual(before)
})

it('is refused without a sign-in, and from an author with read access only', async () => {
  expect((await editor.browser().propose(proposal())).status).toBe(401)
  const rita = await signedIn('rita')
  expect((await rita.ask('/api/tree')).status).toBe(200)
  const before = branches()
  expect((await rita.propose(proposal())).status).toBe(403)
  expect(branches()).toBe(before)
})

it('refuses everything that is not an operation', async () => {
  const others = `GET /api, GET /api/repos, GET /api/propose, DELETE /api/proposals, PUT /api/tree, POST /,
    POST /auth/login, GET /auth/token, POST //api/propose`
  for (const operation of others.split(/,\s+/)) {
    const [method = '', path] = operation.split(' ')
    const { status, body } = await anna.ask(editor.url + path, { method })
    const sentence = expect.stringMatching(/open pages|own page/)
    expect([operation, status, body.error]).toEqual([operation, 403, sentence])
  }
})

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

const DATA_POLICY =
  /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'$/

it.each([
  ['/', 200, 'no-cache', /default-src 'none'.*script-src 'self';/],
  ['/assets/editor-1A2B.js', 200, 'public, max-age=31536000, immutable', /script-src 'self';/],
  ['/assets/none.js', 404, 'no-cache', /script-src 'self';/],
  ['/api/tree', 401, 'no-store', DATA_POLICY],
  ['/auth/callback', 403, 'no-store', DATA_POLICY],
])(
  'answers at %s under a strict policy, and says how long to keep it',
  async (path, status, kept, policy) => {
    const { headers, ...answer } = await editor.browser().ask(path)
    expect(answer.status).toBe(status)
    expect(headers.get('Content-Security-Policy')).toMatch(policy)
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=/)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(headers.get('Cache-Control')).toBe(kept)
  },
)

it('never revealed tokens or keys, and called GitHub as its description says', () => {
  expect(editor.said()).not.toMatch(/gh[ur]_|planted/)
  expect(forge.problems).toEqual([])
})
