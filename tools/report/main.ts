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
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareSites } from './compare.ts'
import { COMMENT_FILE, NUMBER_FILE } from './handoff.ts'
import { headline, type Report, reportHtml, reportMarkdown } from './render.ts'
import { build, buildBase, findRevisions, removeBase, renamesSince, UsageError } from './revisions.ts'

const FOLDER = 'reports/change'

const notice = (title: string, log = ''): Report => {
  return { title, log, notes: [], changes: [], pictures: new Map() }
}

async function makeReport(name: string, pictures: number, out?: string, baseOut?: string): Promise<Report> {
  const { base, head, uncommitted } = findRevisions(name)
  if (base === head && !uncommitted) return notice(`Nothing differs from ${name}`)
  console.log('Building what is not finished yet')
  const after = out ? { out } : build('.')
  if ('failure' in after) return notice('This side cannot be built', after.failure)
  const before = baseOut ? { out: baseOut } : buildBase(base)
  if ('failure' in before) return notice(`${name} cannot be built`, before.failure)

  const sites = { before: before.out, after: after.out }
  const changes = compareSites(sites, renamesSince(base))
  const side = `${head.slice(0, 8)}${uncommitted ? ' with changes that are not committed' : ''}`
  const notes = [
    `Compared with ${name} (${base.slice(0, 8)}); this side is ${side}. Both were built with the same packages.`,
  ]
  // What was written before what only looks different.
  const chosen = changes
    .filter(({ path }) => path.startsWith('/'))
    .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
    .slice(0, pictures)
  if (chosen.length < changes.length)
    notes.push(`There are pictures of ${chosen.length} of these pages; --pictures takes more.`)
  const { takePictures } = await import('./pictures.ts')
  return { title: headline(changes), notes, changes, pictures: await takePictures(chosen, sites) }
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'main' },
      out: { type: 'string' },
      'base-out': { type: 'string' },
      pictures: { type: 'string', default: '12' },
      'pull-request': { type: 'string' },
    },
  })
  const { base, out, 'base-out': baseOut, pictures, 'pull-request': number } = values
  const report = await makeReport(base, Number(pictures), out, baseOut)
  if (!baseOut) removeBase()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'report.html'), reportHtml(report))
  writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(report))
  if (number) writeFileSync(join(FOLDER, NUMBER_FILE), `${number}\n`)
  console.log(`${report.title}. Written: ${join(FOLDER, 'report.html')} and ${COMMENT_FILE}`)
  process.exitCode = report.log ? 1 : 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  if (!(error instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(message)
  process.exitCode = 2
}
