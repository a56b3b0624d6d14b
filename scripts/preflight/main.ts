/**
 * `npm run preflight`: lists what is left to do before a production deploy, which runs this first. Variables come from
 * the environment and, as for `npm start`, from `.env`.
 *
 * Exits 1 if anything is left.
 */
import { existsSync, readFileSync } from 'node:fs'
import { checkFolder } from '#check/command.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { preflight, withoutTerms } from './preflight.ts'

readCommandLine(
  `Usage: npm run preflight
Lists what is left to do before a production deploy. Exits 1 if there is anything.`,
  {},
)

if (existsSync('.env')) process.loadEnvFile('.env')
const { site, problems } = checkFolder()
const left = preflight(site, problems, readFileSync('.env.example', 'utf8'), process.env)
for (const line of left) console.log(line)
const unpriced = withoutTerms(site)
if (unpriced.length > 0)
  console.log(
    `${unpriced.length} pages have no length or no starting price (glance.length, glance.from). The owner sets these; they do not block a deploy: ${unpriced.join(', ')}.`,
  )
console.log(`\nLeft to do before a deploy: ${left.length || 'nothing'}.`)
process.exitCode = left.length === 0 ? 0 : 1
