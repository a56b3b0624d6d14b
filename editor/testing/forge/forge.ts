/**
 * A test double for GitHub on a real bare repository: the operations the editor uses, including sign-in. Every request
 * and response is validated against GitHub's OpenAPI description.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerProblem, operationOf, requestProblem, wholeAnswer } from '../described.ts'
import { CLONES, serveClone } from './clones.ts'
import { type Answer, operationsOn, type Pull } from './operations.ts'
import { makeRepository } from './repository.ts'
import { makeSignIn } from './signIn.ts'

/** Why a person may not do what a request asks for, if so. */
function refusalOf(method: string, login: string | undefined): Answer | undefined {
  if (!login) return [401]
  return method !== 'GET' && login === 'rita' ? [403] : undefined
}

/** Where the editor exchanges a code for a token, which is no operation of the API. */
export const EXCHANGE = '/login/oauth/access_token'

/** @param files the initial files on main. */
export async function startForge(files: Readonly<Record<string, string | Buffer>>) {
  const repository = makeRepository()
  const signIn = makeSignIn()
  const pulls: Pull[] = []
  const operations = operationsOn(repository, pulls)
  const calls: string[] = []
  const problems: string[] = []
  let cut: { operation: string; when: 'before' | 'after' } | undefined

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
      return void response
        .writeHead(302, { Location: signIn.authorize(Object.fromEntries(query)) })
        .end()
    if (pathname === EXCHANGE && cut?.operation === EXCHANGE) {
      cut = undefined
      return void socket.destroy()
    }
    if (pathname === EXCHANGE)
      return send(200, signIn.exchange(Object.fromEntries(new URLSearchParams(text))))

    if (pathname.startsWith(CLONES)) return serveClone(repository, request, bytes, response)

    const { name = '', params = {} } = operationOf(method, pathname) ?? {}
    calls.push(name || `${method} ${pathname}`)
    const cutNow = cut?.operation === name ? cut.when : undefined
    if (cutNow) cut = undefined
    if (cutNow === 'before') return void socket.destroy()
    const body = text ? JSON.parse(text) : undefined
    const login = signIn.loginOf(headers.authorization)
    const [status, given] = refusalOf(method, login) ??
      operations[name]?.({ params, query, body, login: login ?? '' }) ?? [404]
    const whole = wholeAnswer(name, status, given)
    problems.push(...requestProblem(name, query, body), ...answerProblem(name, status, whole))
    if (cutNow) return void socket.destroy()
    send(status, whole)
  }

  repository.commit('main', files)
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
    git: repository.line,
    read: (branch: string, path: string) =>
      repository.git(['cat-file', 'blob', `${branch}:${path}`]),
    headOf: repository.headOf,
    commit: repository.commit,
    arrive: signIn.arrive,
    expire: signIn.expire,
    /** Drops the connection at the next such operation, before it runs or before the response. */
    cutAt: (operation: string, when: 'before' | 'after') => {
      cut = { operation, when }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      repository.remove()
    },
  }
}

export type Forge = Awaited<ReturnType<typeof startForge>>
