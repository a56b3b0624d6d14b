/**
 * `npm run indexnow`, after a deployment: tells search engines which pages have changed since the last announcement, by
 * the days in the sitemap. Off without INDEXNOW_KEY, which the build needs, too: it puts the key's file into `out/`.
 *
 * Options: `--dry-run` only lists the pages; `--endpoint <address>` asks another one than api.indexnow.org.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dayOf } from '#lib/content/days.ts'

/** Holds the day of the last announcement. */
const LAST = '.cache/indexnow'

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
  },
})
if (existsSync('.env')) process.loadEnvFile('.env')
const key = process.env.INDEXNOW_KEY?.trim()

/** Pages of the sitemap that changed on the day or later; also those of which it does not say when they changed. */
function changedSince(day: string): string[] {
  const entries = readFileSync('out/sitemap.xml', 'utf8').matchAll(/<url>[\s\S]*?<\/url>/g)
  return [...entries].flatMap(([entry]) => {
    const changed = /<lastmod>([^<]*)/.exec(entry)?.[1]
    return changed === undefined || changed >= day ? (/<loc>([^<]*)/.exec(entry)?.[1] ?? []) : []
  })
}

/** Announces what has changed, and returns a sentence about it; throws with one on what to do. */
async function announce(keyFile: string): Promise<string> {
  if (!existsSync(`out/${keyFile}`))
    throw new Error(
      'out/ lacks the file of this key: set INDEXNOW_KEY for `npm run build`, too, and deploy that.',
    )
  const urlList = changedSince(existsSync(LAST) ? readFileSync(LAST, 'utf8') : '')
  console.log(urlList.join('\n'))
  if (values['dry-run'] || urlList.length === 0) return `Pages changed: ${urlList.length}; none announced.`
  const { origin, host } = new URL(urlList[0] ?? '')
  const response = await fetch(values.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${keyFile}`, urlList }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok)
    throw new Error(
      `IndexNow answered ${response.status}. Is ${origin}/${keyFile} served? Else try again later.`,
    )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(LAST, dayOf(new Date()))
  return `Pages announced: ${urlList.length}.`
}

try {
  console.log(
    key ? await announce(`${key}.txt`) : 'IndexNow is off: INDEXNOW_KEY is not set, see .env.example.',
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
