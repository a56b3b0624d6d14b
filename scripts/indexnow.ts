/**
 * `npm run indexnow`, after a deployment: tells search engines which pages have changed since the last announcement,
 * according to the sitemap. Off without INDEXNOW_KEY, which the build needs, too, to write the key's file into `out/`.
 * An address as argument replaces api.indexnow.org.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '#lib/commandLine.ts'
import { dayOf } from '#lib/content/days.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'

const { positionals } = readCommandLine(
  `Usage: npm run indexnow [-- ADDRESS]
After a deploy: tells search engines which pages of out/ have changed since the last announcement. Needs INDEXNOW_KEY.

  ADDRESS   asked in place of https://api.indexnow.org/indexnow`,
  { allowPositionals: true },
)

/** Contains the day of the last announcement. */
const LAST = '.cache/indexnow'

loadEnvFile()
const key = process.env.INDEXNOW_KEY?.trim()
if (key) await announce(key, positionals[0] ?? 'https://api.indexnow.org/indexnow')
else console.log('IndexNow is off: INDEXNOW_KEY is not set, see .env.example.')

/** Sends the addresses of all changed pages, and notes the day. */
async function announce(key: string, service: string): Promise<void> {
  readFinishedBuild('out')
  const since = existsSync(LAST) ? readFileSync(LAST, 'utf8') : ''
  const pages = readFileSync('out/sitemap.xml', 'utf8').matchAll(
    /<loc>([^<]*)<\/loc>\s*(?:<lastmod>([^<]*))?/g,
  )
  // A page without a date in the sitemap may have changed.
  const urlList = Array.from(pages)
    .filter(([, , changed = since]) => changed >= since)
    .map(([, url = '']) => url)
  if (!urlList[0]) return
  const { origin, host } = new URL(urlList[0])
  const keyLocation = `${origin}/${key}.txt`
  const { ok, status } = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation, urlList }),
  })
  if (!ok)
    throw new ExplainedError(
      `IndexNow answered ${status}. Is ${keyLocation} served? Else try again later.`,
    )
  mkdirSync('.cache', { recursive: true })
  writeFileSync(LAST, dayOf(new Date()))
  console.log(`Pages announced: ${urlList.length}.`)
}
