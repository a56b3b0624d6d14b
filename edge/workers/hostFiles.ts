/** Writes Cloudflare's host files into the built site; `wrangler` runs `node edge/workers/hostFiles.ts out` to deploy. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommandLine } from '#lib/commandLine.ts'
import { BUILD_MARK, readFinishedBuild } from '#lib/site/finishedBuild.ts'
import {
  ALTERNATES,
  HASHED_FOLDERS,
  HEADERS_OF,
  SECURITY_HEADERS,
  SPECULATION_PATH,
  TRANSPORT_SECURITY,
} from '#lib/site/headers.ts'
import { headerPolicy, loadsIslands } from '#lib/site/policy.ts'
import { ALIASES } from '#lib/site/redirects.ts'
import { SHARE_IMAGES } from '#lib/site/url.ts'
import { readConfig } from '../config.ts'
import { COPIES, readSite } from '../node/siteFiles.ts'

const POLICY = 'Content-Security-Policy'
const RESOURCES = 'Cross-Origin-Resource-Policy'

/** Cloudflare ignores rules beyond these: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_RULES = 100

/**
 * Returns the text of `_headers`, given each page's header policy and what every answer says of HTTPS. If two matching
 * rules set the same header, Cloudflare sends both values, so each header is set once or detached first (`! Name`).
 *
 * Where there are more pages than room, those with an island have a rule before others. Browsers take the policy of a page
 * without one from its `<meta>`, and the framing rule from the common header.
 */
export function cloudflareHeaders(
  policies: readonly (readonly [path: string, policy: string])[],
  transportSecurity: string,
): string {
  // Files without a caching rule are revalidated.
  const { 'Cache-Control': _revalidated, ...page } = HEADERS_OF.page
  const immutable = `Cache-Control: ${HEADERS_OF.hashed['Cache-Control']}`
  const everywhere = { ...SECURITY_HEADERS, [TRANSPORT_SECURITY]: transportSecurity, ...page }
  const unlisted = `X-Robots-Tag: ${HEADERS_OF.alternate['X-Robots-Tag']}`
  const rules = [
    ['/*', ...Object.entries(everywhere).map((header) => header.join(': '))],
    [SPECULATION_PATH, `Content-Type: ${HEADERS_OF.speculation['Content-Type']}`],
    ['/sitemap.xml', 'Content-Type: application/xml; charset=utf-8'],
    ...[`/*${ALTERNATES.ending}`, ...ALTERNATES.lists].map((path) => [path, unlisted]),
    [`/${SHARE_IMAGES}*`, `! ${RESOURCES}`, `${RESOURCES}: ${HEADERS_OF.share[RESOURCES]}`],
    ...HASHED_FOLDERS.map((folder) => [`${folder}*`, immutable]),
  ]
  const byNeed = policies.toSorted(
    ([, a], [, b]) => Number(loadsIslands(b)) - Number(loadsIslands(a)),
  )
  for (const [path, policy] of byNeed.slice(0, MAX_RULES - rules.length))
    rules.push([path, `! ${POLICY}`, `${POLICY}: ${policy}`])
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n')
}

/** Returns the text of `_redirects`: aliases, and pages with a slash, `.html` or `/index`. The worker sees to letter case. */
export function cloudflareRedirects(pages: readonly string[]): string {
  const aliases = Object.entries(ALIASES).filter(
    ([alias, to]) => pages.includes(to) && !pages.includes(alias),
  )
  const others = pages.filter((path) => path !== '/')
  const rules = [
    ...aliases.flatMap(([alias, to]) => [
      `${alias} ${to}`,
      `${alias}/ ${to}`,
      `${alias}.html ${to}`,
    ]),
    '/index /',
    '/index.html /',
    ...others.flatMap((path) =>
      ['/', '.html', '/index'].map((ending) => `${path}${ending} ${path}`),
    ),
  ]
  return rules.map((rule) => `${rule} 301\n`).join('')
}

/**
 * Writes `_headers`, `_redirects` and `.assetsignore` into a finished build.
 *
 * @throws {ConfigError} if STRICT_TRANSPORT_SECURITY is none that browsers understand.
 */
export async function writeHostFiles(dir: string): Promise<void> {
  readFinishedBuild(dir)
  const { STRICT_TRANSPORT_SECURITY } = process.env
  const { transportSecurity } = readConfig({ STRICT_TRANSPORT_SECURITY })
  const { files, pages } = await readSite(dir)
  const policies = pages.map((path) => [path, headerPolicy(String(files.get(path)?.body))] as const)
  await writeFile(join(dir, '_headers'), cloudflareHeaders(policies, transportSecurity))
  await writeFile(join(dir, '_redirects'), cloudflareRedirects(pages))
  // Cloudflare compresses files itself; the copies for self-hosting would be served as separate files.
  const copies = Object.values(COPIES).map((ending) => `*${ending}\n`)
  await writeFile(join(dir, '.assetsignore'), `${BUILD_MARK}\n${copies.join('')}`)
}

if (import.meta.main) {
  const { positionals } = readCommandLine(
    `Usage: node edge/workers/hostFiles.ts [FOLDER]
Writes the files that Cloudflare reads, such as _headers, into finished pages.

  FOLDER   the finished pages; by default, out/`,
    { allowPositionals: true },
  )
  await writeHostFiles(positionals[0] ?? 'out')
}
