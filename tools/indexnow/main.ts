/**
 * `npm run indexnow`, after a deployment: tells search engines which addresses say something else than at the last
 * announcement. Off without INDEXNOW_KEY, which the build needs, too: it puts the key's file into `out/`.
 *
 * What was announced is remembered in `.cache/indexnow.json`; where there is none, all pages are announced. Options:
 * `--dry-run` only says what would be announced; `--endpoint <address>` asks another one than api.indexnow.org.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { indexNowKey, keyPath } from '#lib/site/indexNowKey.ts'
import { announce, ENDPOINT } from '#tools/indexnow/announce.ts'
import { changedAddresses, type Digests, digestPages } from '#tools/indexnow/changes.ts'

const OUT = 'out'
const ANNOUNCED = '.cache/indexnow.json'

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    endpoint: { type: 'string', default: ENDPOINT },
  },
})
if (existsSync('.env')) process.loadEnvFile('.env')

/** @throws with a sentence for whoever deploys */
async function run(key: string, dry: boolean): Promise<string[]> {
  if (!existsSync(join(OUT, 'index.html')))
    throw new Error('There is no built site in out/. Run `npm run build` first.')
  if (!existsSync(join(OUT, keyPath(key))))
    throw new Error(
      'out/ lacks the file of this key, so no search engine could check it. Set INDEXNOW_KEY for `npm run build`, too, and deploy that build first.',
    )
  const before: Digests = existsSync(ANNOUNCED) ? JSON.parse(readFileSync(ANNOUNCED, 'utf8')) : {}
  const after = digestPages(OUT)
  const addresses = changedAddresses(before, after)
  if (addresses.length === 0) return ['No page says anything else than at the last announcement.']
  if (dry) return [...addresses, `${addresses.length} would be announced. This was a dry run.`]
  const said = await announce({ key, addresses }, values.endpoint)
  mkdirSync(dirname(ANNOUNCED), { recursive: true })
  writeFileSync(ANNOUNCED, `${JSON.stringify(after, null, 2)}\n`)
  return [...addresses, ...said]
}

const key = indexNowKey(process.env)
if (key === undefined) {
  console.log('IndexNow is off: INDEXNOW_KEY is not set. .env.example says what it is for.')
} else {
  try {
    console.log((await run(key, values['dry-run'])).join('\n'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
