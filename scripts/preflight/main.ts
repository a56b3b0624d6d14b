/**
 * `npm run preflight`: lists what is left to do before a production deploy, in the content, in the finished pages and in
 * the environment. Deploys and releases run this first. Variables come from the environment and, as for `npm start`, from
 * `.env`.
 *
 * Exits 1 if anything is left.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkFolder } from '#check/command.ts'
import { formatProblem } from '#check/problems.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { BUILD_MARK, readFinishedBuild } from '#lib/site/finishedBuild.ts'
import {
  preflight,
  unfinishedSettings,
  unstatedRetention,
  withoutAnswer,
  withoutLicense,
  withoutMeaning,
  withoutTerms,
} from './preflight.ts'
import { tracesIn } from './traces.ts'

const { values, positionals } = readCommandLine(
  `Usage: npm run preflight [-- FOLDER] [--no-settings] [--tomorrow]
Lists what is left to do before a production deploy. Exits 1 if there is anything.

  FOLDER         the finished pages in which samples are looked for; by default, out/
  --no-settings  leaves out the variables of the environment, for a machine that only builds
  --tomorrow     lists instead what stops only the deploy of tomorrow: dates that are over then`,
  {
    options: {
      settings: { type: 'boolean', default: true },
      tomorrow: { type: 'boolean', default: false },
    },
    allowPositionals: true,
    allowNegative: true,
  },
)

loadEnvFile()
const { site, problems, coming } = checkFolder()
if (values.tomorrow) {
  for (const problem of coming) console.log(formatProblem(problem))
  console.log(`\nWhat stops the deploy of tomorrow: ${coming.length || 'nothing'}.`)
  process.exit(coming.length === 0 ? 0 : 1)
}
const left = [
  ...preflight(site, problems),
  ...(values.settings
    ? [
        ...unfinishedSettings(readFileSync('.env.example', 'utf8'), process.env),
        ...unstatedRetention(site, process.env),
      ]
    : []),
  ...leftInPages(positionals[0]),
]
for (const line of left) console.log(line)
/** What only owners can add, and what is said about it. */
const forOwners = [
  {
    missing: withoutTerms(site),
    words:
      'pages have no length or no starting price (glance.length, glance.from). The owner sets these; they do not block a deploy',
  },
  {
    missing: withoutMeaning(site),
    words:
      'figures of content/data/claims.yaml have no meaning (definition, base, period). Their owners set it; this does not block a deploy',
  },
  {
    missing: withoutAnswer(site),
    words:
      'lines of content/data/due-diligence.yaml have no answer, so no page shows them, and /due-diligence stays a draft while a clause lacks one. The owner answers; this does not block a deploy',
  },
]
for (const { missing, words } of forOwners)
  if (missing.length > 0) console.log(`${missing.length} ${words}: ${missing.join(', ')}.`)
if (
  withoutLicense(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')))
)
  console.log(
    'package.json names no license, so nobody but the owner may use this code. The owner sets "license", to "UNLICENSED" if that is meant, and adds the text as LICENSE; this does not block a deploy.',
  )
console.log(`\nLeft to do before a deploy: ${left.length || 'nothing'}.`)
process.exitCode = left.length === 0 ? 0 : 1

/** What is left in the finished pages; of `out/`, they must be those of the content as it is now. */
function leftInPages(folder = 'out'): string[] {
  try {
    readFinishedBuild(folder)
  } catch (error) {
    return [`${folder}/ cannot be searched for samples. ${(error as Error).message}`]
  }
  const changedAt = (file: string) => statSync(file).mtimeMs
  const builtAt = changedAt(join(folder, BUILD_MARK))
  const newer = folder === 'out' && site.all.find(({ file }) => changedAt(file) > builtAt)
  if (newer) return [`out/ is older than ${newer.file}. Run \`npm run build\`, then this again.`]
  return tracesIn(folder, site)
}
