/**
 * `npm run content:check`: checks every page and data file, without Next. With --fix it first applies and lists all
 * sure fixes. Exits with 1 if there are errors, 0 if there is only advice or nothing, 2 if called wrongly.
 */
import { globSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'

const USAGE =
  'Usage: npm run content:check -- [--fix] [--no-spelling] [--format text|github] [file, folder or address of a page …]'

// Otherwise, compiling and stripping types would take half the time. The cache skips this file, so it has no types.
enableCompileCache()
// With fewer pages, the optimizing compiler's output would only be ready when the check is over.
if (globSync('content/**/*.mdx').length < 1000) setFlagsFromString('--no-turbofan')
// Builds run Next beside the check, so the heap may not double before garbage is collected.
setFlagsFromString('--heap-growing-percent=30')
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
