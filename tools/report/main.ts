/**
 * `npm run content:report -- --base main`: the change report, what a change does to the pages that visitors see, as one
 * HTML page and as Markdown for a pull request. Builds both sides and compares all finished pages.
 *
 *   --base REV        what to compare with: a branch, a tag or a commit
 *   --out DIR         this side, finished already; without it, the site is built
 *   --base-out DIR    the other side, finished already; without it, it is checked out and built
 *   --pictures N      pages of which pictures are taken at most; default: 12
 *   --pull-request N  number to write beside the report, for the workflow that comments
 *
 * Exits 0 when there is a report, also of no changes; 1 when a side cannot be built; 2 when called wrongly.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePages, readPages } from './compare.ts'
import { COMMENT_FILE, NUMBER_FILE } from './handoff.ts'
import { takePictures } from './pictures.ts'
import { count, headline, type Report, reportHtml, reportMarkdown } from './render.ts'
import { build, buildBase, findRevisions, removeBase, renamesSince, UsageError } from './revisions.ts'

const FOLDER = 'reports/change'
const USAGE =
  'Usage: npm run content:report -- --base REV [--out DIR] [--base-out DIR] [--pictures N] [--pull-request N]'

function readArguments() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      out: { type: 'string' },
      'base-out': { type: 'string' },
      pictures: { type: 'string', default: '12' },
      'pull-request': { type: 'string' },
    },
  })
  const { base, out, pictures, 'base-out': baseOut, 'pull-request': number } = values
  if (!base) throw new UsageError('--base is missing: the revision to compare with, such as main.')
  if (!/^\d{1,3}$/.test(pictures)) throw new UsageError(`--pictures takes a number, not "${pictures}".`)
  for (const folder of [out, baseOut])
    if (folder && !existsSync(join(folder, 'index.html')))
      throw new UsageError(`There is no finished site in ${folder}.`)
  return { base, out, baseOut, pictures: Number(pictures), number }
}

/** A report of nothing. */
const notice = (title: string, log: readonly string[] = []): Report => {
  return { title, log, notes: [], changes: [], frames: [], pictures: new Map() }
}

async function makeReport(asked: ReturnType<typeof readArguments>): Promise<Report> {
  const { base, head, uncommitted } = findRevisions(asked.base)
  if (base === head && !uncommitted) return notice(`Nothing differs from ${asked.base}`)
  console.log('Building what is not finished yet')
  const after = asked.out ? { out: asked.out } : build('.')
  if ('failure' in after) return notice('This side cannot be built', after.failure)
  const before = asked.baseOut ? { out: asked.baseOut } : buildBase(base)
  if ('failure' in before) return notice(`${asked.base} cannot be built`, before.failure)

  const compared = comparePages(readPages(before.out), readPages(after.out), renamesSince(base))
  const side = `${head.slice(0, 8)}${uncommitted ? ' with changes that are not committed' : ''}`
  const notes = [
    `Compared with ${asked.base} (${base.slice(0, 8)}); this side is ${side}. Both were built with the same packages.`,
  ]
  const report = { ...notice(headline(compared)), ...compared, notes }
  // What was written before what only looks different.
  const chosen = compared.changes
    .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
    .slice(0, asked.pictures)
  if (chosen.length < compared.changes.length)
    notes.push(
      `Pictures of ${count(chosen.length, 'page')} of ${compared.changes.length}; --pictures takes more.`,
    )
  return { ...report, pictures: await takePictures(chosen, { before: before.out, after: after.out }) }
}

try {
  const asked = readArguments()
  const report = await makeReport(asked)
  if (!asked.baseOut) removeBase()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'report.html'), reportHtml(report))
  writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(report))
  if (asked.number) writeFileSync(join(FOLDER, NUMBER_FILE), `${asked.number}\n`)
  console.log(`${report.title}. Written: ${join(FOLDER, 'report.html')} and ${COMMENT_FILE}`)
  process.exitCode = report.log?.length ? 1 : 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  if (!(error instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(`${message}\n${USAGE}`)
  process.exitCode = 2
}
