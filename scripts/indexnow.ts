/**
 * `npm run indexnow`, after a deployment: tells search engines which pages have changed since the last announcement,
 * according to the sitemap. Off without INDEXNOW_KEY, which the build needs, too, to write the key's file into `out/`.
 * An address as argument replaces api.indexnow.org.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readBuildSettings } from '#build/settings.ts'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { dayOf } from '#lib/content/days.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { ExplainedError } from '#lib/explainedError.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { isUsableUrl, USABLE_URL } from '#lib/site/url.ts'

const { positionals } = readCommandLine(
  `Usage: npm run indexnow [-- ADDRESS]
After a deploy: tells search engines which pages of out/ have changed since the last announcement. Needs INDEXNOW_KEY.

  ADDRESS   asked in place of https://api.indexnow.org/indexnow`,
  { allowPositionals: true },
)

/** Contains the day of the last announcement. */
const LAST = '.cache/indexnow'

const service = positionals[0] ?? 'https://api.indexnow.org/indexnow'
if (!isUsableUrl(service)) endWith(`ADDRESS ${USABLE_URL}, not "${service}".`, 2)
loadEnvFile()
const { indexNowKey } = readBuildSettings(process.env)
if (indexNowKey) await announce(indexNowKey, service)
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
