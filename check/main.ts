/**
 * `npm run content:check`: checks every page and data file, without Next. With --fix it first applies and lists all
 * automatic fixes. Exits with 1 if there are errors, 0 if there is only advice or nothing, 2 if called wrongly.
 */
import { enableCompileCache } from 'node:module'
import { endWith, explanationOf, readCommandLine } from '#lib/commandLine.ts'

const USAGE = `Usage: npm run content:check [-- --fix] [--no-spelling] [--format text|github] [PLACE …]
Checks pages and data files, and says what to do about each problem. Exits 1 if there are errors.

  --fix             first fixes every problem that has only one possible fix
  --no-spelling     skips the spell check
  --format github   prints annotations for a pull request
  PLACE             files, folders or addresses of pages; by default, all`

// Half of each run would be spent compiling. The cache holds what is imported from here on.
enableCompileCache()
const { values, positionals } = readCommandLine(
  USAGE,
  {
    options: {
      fix: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      spelling: { type: 'boolean', default: true },
    },
    allowNegative: true,
    allowPositionals: true,
  },
  Number.POSITIVE_INFINITY,
)
const { format, fix, spelling } = values
if (format !== 'text' && format !== 'github')
  endWith(`--format takes text or github, not "${format}".`, 2)

const { contentCheck } = await import('./command.ts')
try {
  const readEnglish = spelling ? (await import('./read/dictionaries.ts')).readEnglish : undefined
  const { output, failed } = contentCheck({
    root: process.cwd(),
    format,
    fix,
    asked: positionals,
    readEnglish,
    // That of the process: loading modules and dictionaries is a part of what an author waits for.
    started: 0,
  })
  process.stdout.write(output)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  endWith(explanationOf(error), 2)
}
