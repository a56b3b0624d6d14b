/**
 * `npm run content:check`: every problem of every page and data file, without Next.
 *
 * With --fix it first makes the fixes that are possible in one way only, and says what it changed.
 * Exits 1 when there are errors, 0 when there is nothing or only advice, 2 when called wrongly.
 */
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'

const USAGE =
  'Usage: npm run content:check -- [--fix] [--no-spelling] [--format text|github] [file, folder or address of a page …]'

// To read the check itself, and to strip it of its types, would take half of the time: hence no types here, either.
enableCompileCache()
// What the slowest compiler makes would be ready when the check is over.
setFlagsFromString('--no-turbofan')
const { contentCheck } = await import('./disk.ts')

try {
  const { values, positionals } = parseArgs({
    options: {
      fix: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      spelling: { type: 'boolean', default: true },
    },
    allowNegative: true,
    allowPositionals: true,
  })
  const { format, fix, spelling } = values
  if (format !== 'text' && format !== 'github')
    throw new Error(`--format takes text or github, not ${format}.`)
  const { readEnglish } = spelling ? await import('./english.ts') : {}
  const { output, failed } = contentCheck({
    root: process.cwd(),
    format,
    fix,
    asked: positionals,
    readEnglish,
  })
  process.stdout.write(output)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
