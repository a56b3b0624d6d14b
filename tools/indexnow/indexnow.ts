/**
 * `npm run indexnow`, after a deployment: tells search engines which pages have changed since the last announcement,
 * according to the sitemap. Off without INDEXNOW_KEY, which the build needs, too, to write the key's file into `out/`.
 * `--endpoint <address>` replaces api.indexnow.org.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayOf } from '#lib/content/days.ts'

/** Contains the day of the last announcement. */
const LAST = '.cache/indexnow'

/** Announces changed pages. Returns a summary; throws an error that says what to do. */
async function announce(key: string): Promise<string> {
  const { values } = parseArgs({
    options: { endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' } },
  })
  if (!existsSync(`out/${key}.txt`))
    throw new Error('out/ lacks the file of this key: set INDEXNOW_KEY for `npm run build`, too, and deploy that.')
  const since = existsSync(LAST) ? readFileSync(LAST, 'utf8') : ''
  const entries = readFileSync('out/sitemap.xml', 'utf8').split('</url>')
  // A page without a date in the sitemap may have changed.
  const urlList = entries.flatMap((entry) => {
    const changed = /<lastmod>([^<]*)/.exec(entry)?.[1] ?? since
    return changed >= since ? (/<loc>([^<]*)/.exec(entry)?.[1] ?? []) : []
  })
  if (urlList.length === 0) return 'No page has changed.'
  const { origin, host } = new URL(urlList[0] ?? '')
  const keyLocation = `${origin}/${key}.txt`
  const { ok, status } = await fetch(values.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation, urlList }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!ok) throw new Error(`IndexNow answered ${status}. Is ${keyLocation} served? Else try again later.`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(LAST, dayOf(new Date()))
  return `Pages announced: ${urlList.length}.`
}

if (existsSync('.env')) process.loadEnvFile('.env')
const key = process.env.INDEXNOW_KEY?.trim()
try {
  console.log(key ? await announce(key) : 'IndexNow is off: INDEXNOW_KEY is not set, see .env.example.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
