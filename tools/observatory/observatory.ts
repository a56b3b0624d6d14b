/**
 * `npm run observatory`: scores pages of the built site by the rules of Mozilla's Observatory, on this machine.
 *
 * The Observatory wants a site as visitors have it: https, and http that leads there. So both are put in front of the
 * engine on one machine, with a certificate made for the occasion. Options: `--out <folder>`, and paths of pages
 * (default: one of each kind).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'

const MIN_SCORE = 130
const PACKAGE = '@mdn/mdn-http-observatory'

/** The parts of the package that are used; it comes without types. */
interface Observatory {
  retrieve(
    host: string,
    options: { httpPort: number; httpsPort: number; path: string },
  ): Promise<{ responses: { auto: { status: number } | null } }>
  ALL_TESTS: readonly ((requests: unknown) => { result: string; constructor: { name: string } })[]
  getScoreModifier(result: string): number
}

const project = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** In the project, or in a folder of its own, as it brings 230 packages. */
function findPackage(): string | undefined {
  return [project, join(project, '.cache/observatory')]
    .map((folder) => join(folder, 'node_modules', PACKAGE))
    .find((folder) => existsSync(folder))
}

async function load(folder: string): Promise<Observatory> {
  // Its install script would fetch the list of preloaded hosts, which only ever makes the score better.
  const preloaded = join(folder, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  const part = (path: string) => import(pathToFileURL(join(folder, 'src', path)).href)
  const parts = await Promise.all(['retriever/retriever.js', 'constants.js', 'grader/grader.js'].map(part))
  return Object.assign({}, ...parts)
}

/** A key and a certificate for localhost, which this process trusts from then on. */
function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'observatory-'))
  const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-nodes', '-keyout', keyFile, '-out', certFile]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-days', '1', ...files, ...subject])
  if (!existsSync(certFile)) throw new Error('This needs openssl: `sudo apt-get install -y openssl`.')
  const made = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  rmSync(dir, { recursive: true })
  setDefaultCACertificates([...getCACertificates('default'), made.cert.toString()])
  return made
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

const passOn =
  (port: number): RequestListener =>
  (asked, answer) => {
    const { url: path, method, headers } = asked
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    asked.pipe(onward)
  }

async function score(observatory: Observatory, outDir: string, paths: readonly string[]): Promise<boolean> {
  const engine = await startServer({ config: readConfig({ PORT: '0' }), outDir, log: () => {} })
  const httpsPort = await listen(createSecureServer(certificate(), passOn(engine.port)))
  const httpPort = await listen(
    createServer((asked, answer) => {
      answer.writeHead(301, { Location: `https://localhost:${httpsPort}${asked.url}` }).end()
    }),
  )
  let good = true
  for (const path of paths) {
    const requests = await observatory.retrieve('localhost', { httpPort, httpsPort, path })
    const results = observatory.ALL_TESTS.map((test) => test(requests))
    const points = results.map(({ result }) => observatory.getScoreModifier(result))
    const total = points.reduce((sum, one) => sum + one, 100)
    console.log(`${path}: ${total}`)
    if (total >= MIN_SCORE && requests.responses.auto?.status === 200) continue
    good = false
    for (const [index, { result }] of results.entries()) console.log(`  ${points[index]} ${result}`)
  }
  return good
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const outDir = resolve(values.out ?? join(project, 'out'))
const paths =
  positionals.length > 0 ? positionals : ['/', '/about-us', '/contact-us', '/careers', '/devops-practices']
const folder = findPackage()
if (!folder) {
  console.error(
    `The Observatory is not here: npm install --prefix .cache/observatory --ignore-scripts ${PACKAGE}@1.4.8`,
  )
  process.exit(1)
}
// The servers would keep the process alive.
process.exit((await score(await load(folder), outDir, paths)) ? 0 : 1)
