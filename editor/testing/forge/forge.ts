/**
 * A test double for GitHub on a real bare repository: the operations the editor uses, including sign-in. Every request
 * and response is validated against GitHub's OpenAPI description.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerProblem, operationOf, requestProblem, wholeAnswer } from './described.ts'

const OWNER = 'owner'
export const REPOSITORY = `${OWNER}/site`
export const APP = { id: 'Iv1.editor', secret: 'planted-client-secret-5d0c' }

type Change = { path: string; sha?: string | null; content?: string }
type Pull = {
  number: number
  title: string
  body: string
  branch: string
  login: string
  state: string
}
type Answer = [status: number, body?: unknown]
interface Asked {
  params: Record<string, string>
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: it has been held against its description.
  body: any
  login: string
}

const invalid = (message: string): Answer => [422, { message }]
const REPO = '/repos/{owner}/{repo}'
const NONE = '0'.repeat(40)
const CLONES = `/${REPOSITORY}.git`

/** @param files the initial files on main. */
export async function startForge(files: Readonly<Record<string, string | Buffer>>) {
  const dir = mkdtempSync(join(tmpdir(), 'forge-'))
  const logins = new Map<string, string>()
  const grants = new Map<string, { login: string; challenge: string }>()
  const pulls: Pull[] = []
  const calls: string[] = []
  const problems: string[] = []
  let cut: { operation: string; when: 'before' | 'after' } | undefined
  let arriving = 'anna'
  let lifetime = 28_800

  const git = (
    args: readonly string[],
    input: string | Buffer = '',
    more: Record<string, string> = {},
  ) => {
    const env = { ...process.env, ...more }
    return execFileSync('git', ['-C', dir, ...args], {
      input,
      env,
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    })
  }
  const line = (...args: Parameters<typeof git>) =>
    git(...args)
      .toString()
      .trim()
  const works = (...args: string[]) => spawnSync('git', ['-C', dir, ...args]).status === 0
  /** Read straight from git's files, because every call needs it. */
  const headOf = (branch: string) => {
    const file = join(dir, 'refs/heads', branch)
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  }

  function makeTree(base: string, changes: readonly Change[]): string {
    const env = { GIT_INDEX_FILE: join(dir, 'editing') }
    git(['read-tree', base], '', env)
    const lines = changes.map(({ path, sha, content }) => {
      const blob = content === undefined ? sha : line(['hash-object', '-w', '--stdin'], content)
      return blob === null ? `0 ${NONE}\t${path}\n` : `100644 ${blob}\t${path}\n`
    })
    git(['update-index', '--index-info'], lines.join(''), env)
    return line(['write-tree'], '', env)
  }

  function makeCommit(
    login: string,
    message: string,
    tree: string,
    parents: readonly string[],
  ): string {
    const email = `${login}@users.example`
    const author = { GIT_AUTHOR_NAME: login, GIT_AUTHOR_EMAIL: email }
    const committer = { GIT_COMMITTER_NAME: login, GIT_COMMITTER_EMAIL: email }
    const from = parents.flatMap((parent) => ['-p', parent])
    return line(['commit-tree', tree, ...from], message, { ...author, ...committer })
  }

  /** Commits to a branch on behalf of somebody else. */
  function commit(branch: string, changes: Readonly<Record<string, string | Buffer>>): string {
    const parent = headOf(branch)
    const data = (content: string | Buffer) => [
      `data ${Buffer.byteLength(content)}\n`,
      content,
      '\n',
    ]
    const parts = [
      `commit refs/heads/${branch}\ncommitter carl <carl@users.example> now\n`,
      ...data('Meanwhile'),
      ...(parent ? [`from ${parent}\n`] : []),
      ...Object.entries(changes).flatMap(([path, content]) => [
        `M 100644 inline ${path}\n`,
        ...data(content),
      ]),
    ]
    const input = Buffer.concat(parts.map((part) => Buffer.from(part)))
    git(['fast-import', '--quiet', '--date-format=now'], input)
    return headOf(branch)
  }

  const refAnswer = (ref: string, sha: string) => ({ ref, object: { sha, type: 'commit' } })
  const pullAnswer = ({ branch, login, ...pull }: Pull) => ({
    ...pull,
    html_url: `https://github.example/${REPOSITORY}/pull/${pull.number}`,
    user: { login },
    head: { ref: branch, sha: headOf(branch), repo: { full_name: REPOSITORY } },
  })

  const operations: Record<string, (asked: Asked) => Answer> = {
    'GET /user': ({ login }) => [200, { login }],

    [`GET ${REPO}/git/ref/{ref}`]: ({ params: { ref = '' } }) => {
      const sha = headOf(ref.replace('heads/', ''))
      return sha ? [200, refAnswer(`refs/${ref}`, sha)] : [404]
    },

    [`GET ${REPO}/compare/{basehead}`]: ({ params: { basehead = '' } }) => {
      const [base = '', head = ''] = basehead.split('...')
      return works('cat-file', '-e', head)
        ? [200, { merge_base_commit: { sha: line(['merge-base', base, head]) } }]
        : [404]
    },

    [`GET ${REPO}/git/commits/{commit_sha}`]: ({ params: { commit_sha: sha = '' } }) => {
      const { stdout } = spawnSync('git', [
        '-C',
        dir,
        'rev-parse',
        '--verify',
        '--quiet',
        `${sha}^{tree}`,
      ])
      const tree = stdout.toString().trim()
      return tree ? [200, { sha, tree: { sha: tree } }] : [404]
    },

    [`GET ${REPO}/git/trees/{tree_sha}`]: ({ params: { tree_sha: sha = '' }, query }) => {
      const listed = line(['ls-tree', '-z', ...(query.has('recursive') ? ['-r', '-t'] : []), sha])
      const tree = listed.split('\0').flatMap((entry) => {
        const [, mode, type, object, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(entry) ?? []
        return path ? [{ path, mode, type, sha: object }] : []
      })
      return [200, { sha, truncated: false, tree }]
    },

    [`GET ${REPO}/git/blobs/{file_sha}`]: ({ params: { file_sha: sha = '' } }) => {
      const content = git(['cat-file', 'blob', sha]).toString('base64').replace(/.{60}/g, '$&\n')
      return [200, { sha, encoding: 'base64', content }]
    },

    [`POST ${REPO}/git/blobs`]: ({ body: { content, encoding } }) => {
      return [201, { sha: line(['hash-object', '-w', '--stdin'], Buffer.from(content, encoding)) }]
    },

    [`POST ${REPO}/git/trees`]: ({ body: { base_tree: base, tree } }) => {
      const isGone = ({ sha, path }: Change) =>
        sha === null && !works('cat-file', '-e', `${base}:${path}`)
      return tree.some(isGone)
        ? invalid('GitRPC::BadObjectState')
        : [201, { sha: makeTree(base, tree), tree: [] }]
    },

    [`POST ${REPO}/git/commits`]: ({ body: { message, tree, parents }, login }) => {
      const sha = makeCommit(login, message, tree, parents)
      return [201, { sha, message, tree: { sha: tree } }]
    },

    [`POST ${REPO}/git/refs`]: ({ body: { ref, sha } }) =>
      works('update-ref', ref, sha, NONE)
        ? [201, refAnswer(ref, sha)]
        : invalid('Reference already exists'),

    [`PATCH ${REPO}/git/refs/{ref}`]: ({ params: { ref = '' }, body: { sha, force } }) => {
      if (ref === 'heads/main') return invalid('Repository rule violations found')
      if (!force && !works('merge-base', '--is-ancestor', `refs/${ref}`, sha))
        return invalid('Update is not a fast forward')
      git(['update-ref', `refs/${ref}`, sha])
      return [200, refAnswer(`refs/${ref}`, sha)]
    },

    [`GET ${REPO}/pulls`]: ({ query }) => {
      const state = query.get('state') ?? 'open'
      const head = query.get('head')
      const isAsked = (pull: Pull) =>
        (state === 'all' || pull.state === state) && (!head || head === `${OWNER}:${pull.branch}`)
      return [200, pulls.filter(isAsked).map(pullAnswer)]
    },

    [`POST ${REPO}/pulls`]: ({ body: { title, body, head: branch }, login }) => {
      if (!headOf(branch)) return invalid('head is invalid')
      if (pulls.some((pull) => pull.branch === branch && pull.state === 'open'))
        return invalid('A pull request already exists')
      const pull = { number: pulls.length + 1, title, body, branch, login, state: 'open' }
      pulls.push(pull)
      return [201, pullAnswer(pull)]
    },
  }

  /** The author authorizes the App, and GitHub redirects back. */
  function authorize({
    redirect_uri,
    state = '',
    code_challenge: challenge = '',
  }: Record<string, string>) {
    const code = randomUUID()
    grants.set(code, { login: arriving, challenge })
    return `${redirect_uri}?${new URLSearchParams({ code, state })}`
  }

  function exchange({
    client_id,
    client_secret,
    code = '',
    code_verifier = '',
  }: Record<string, string>) {
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256').update(code_verifier).digest('base64url')
    if (client_id !== APP.id || client_secret !== APP.secret || grant?.challenge !== challenge)
      return { error: 'bad_verification_code' }
    const token = `ghu_${randomUUID()}`
    logins.set(token, grant.login)
    return {
      access_token: token,
      expires_in: lifetime,
      refresh_token: `ghr_${token}`,
      token_type: 'bearer',
    }
  }

  /** Answers `git clone` with git's own CGI program. */
  function serveClone(
    { url = '', method = '', headers }: IncomingMessage,
    input: Buffer,
    to: ServerResponse,
  ) {
    const [path = '', query = ''] = url.split('?')
    const output = git(['http-backend'], input, {
      PATH_TRANSLATED: dir + path.slice(CLONES.length),
      REQUEST_METHOD: method,
      QUERY_STRING: query,
      CONTENT_TYPE: headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      GIT_HTTP_EXPORT_ALL: '1',
    })
    const end = output.indexOf('\r\n\r\n')
    for (const [, name = '', value = ''] of output
      .toString('latin1', 0, end)
      .matchAll(/^(.+?): (.+?)\r?$/gm))
      to.setHeader(name, value)
    to.end(output.subarray(end + 4))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, socket } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://forge')
    const bytes = Buffer.concat(await Array.fromAsync(request))
    const text = bytes.toString()
    const send = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(body))
    if (pathname === '/login/oauth/authorize')
      return void response.writeHead(302, { Location: authorize(Object.fromEntries(query)) }).end()
    if (pathname === '/login/oauth/access_token')
      return send(200, exchange(Object.fromEntries(new URLSearchParams(text))))

    if (pathname.startsWith(CLONES)) return serveClone(request, bytes, response)

    const { name = '', params = {} } = operationOf(method, pathname) ?? {}
    calls.push(name || `${method} ${pathname}`)
    const cutNow = cut?.operation === name ? cut.when : undefined
    if (cutNow) cut = undefined
    if (cutNow === 'before') return void socket.destroy()
    const body = text ? JSON.parse(text) : undefined
    const login = logins.get(headers.authorization?.replace('Bearer ', '') ?? '')
    const mayNot: Answer | undefined = !login
      ? [401]
      : method !== 'GET' && login === 'rita'
        ? [403]
        : undefined
    const [status, given] = mayNot ??
      operations[name]?.({ params, query, body, login: login ?? '' }) ?? [404]
    const whole = wholeAnswer(name, status, given)
    problems.push(...requestProblem(name, query, body), ...answerProblem(name, status, whole))
    if (cutNow) return void socket.destroy()
    send(status, whole)
  }

  git(['init', '-q', '--bare', '-b', 'main'])
  commit('main', files)
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      problems.push(String(error))
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** The URL for `git clone`. */
    clones: `${url}${CLONES}`,
    pulls,
    /** The names of the operations requested. */
    calls,
    /** Requests and responses that did not match GitHub's description. */
    problems,
    git: line,
    read: (branch: string, path: string) => git(['cat-file', 'blob', `${branch}:${path}`]),
    headOf,
    commit,
    /** Sets who signs in from now on, and for how many seconds; everybody except Rita may write. */
    arrive: (login: string, seconds = 28_800) => {
      arriving = login
      lifetime = seconds
    },
    /** Expires all tokens. */
    expire: () => logins.clear(),
    /** Drops the connection at the next such operation, before it runs or before the response. */
    cutAt: (operation: string, when: 'before' | 'after') => {
      cut = { operation, when }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type Forge = Awaited<ReturnType<typeof startForge>>
