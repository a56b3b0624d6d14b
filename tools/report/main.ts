/**
 * `npm run content:report -- --base main`: writes the change report, which shows how a change affects the pages visitors
 * see, as an HTML page and as Markdown for a pull request. Builds both sides and compares all finished pages.
 *
 *   --base REV        what to compare with: a branch, tag or commit
 *   --out DIR         a finished build of this side; without it, the site is built
 *   --base-out DIR    a finished build of the other side; without it, that is checked out and built
 *   --pictures N      maximum number of pages with screenshots; default: 12
 *
 * Exits 0 if there is a report, even without changes; 1 if a side cannot be built; 2 on a usage error.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '#tools/site.ts'
import { compareSites } from './compare.ts'
import { COMMENT_FILE } from './handoff.ts'
import { headline, type Report, reportHtml, reportMarkdown } from './render.ts'
import { buildBase, findRevisions, removeBase, renamesSince, UsageError } from './revisions.ts'

const FOLDER = 'reports/change'

const notice = (title: string, log = ''): Report => ({ title, log, notes: [], changes: [] })

async function makeReport(name: string, pictures: number, out?: string, baseOut?: string): Promise<Report> {
  const { base, head, uncommitted } = findRevisions(name)
  if (base === head && !uncommitted) return notice(`Nothing differs from ${name}`)
  console.log('Building the sides not built yet')
  const sites = { before: '', after: '' }
  try {
    sites.after = out ?? buildSite()
    sites.before = baseOut ?? buildBase(base)
  } catch (error) {
    return notice(`${sites.after ? name : 'This side'} cannot be built`, (error as Error).message)
  }
  const changes = compareSites(sites, renamesSince(base))
  const side = `${head.slice(0, 8)}${uncommitted ? ' with uncommitted changes' : ''}`
  const notes = [
    `Compared with ${name} (${base.slice(0, 8)}); this side is ${side}. Both were built with the same packages.`,
  ]
  // Pages with changed text before those that only look different.
  const chosen = changes
    .filter(({ path }) => path.startsWith('/'))
    .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
    .slice(0, pictures)
  if (chosen.length < changes.length)
    notes.push(`There are screenshots of ${chosen.length} of these pages; --pictures takes more.`)
  const { takePictures } = await import('./pictures.ts')
  await takePictures(chosen, sites)
  return { title: headline(changes), notes, changes }
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'main' },
      out: { type: 'string' },
      'base-out': { type: 'string' },
      pictures: { type: 'string', default: '12' },
    },
  })
  const { base, out, 'base-out': baseOut, pictures } = values
  const report = await makeReport(base, Number(pictures), out, baseOut)
  if (!baseOut) removeBase()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'report.html'), reportHtml(report))
  writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(report))
  console.log(`${report.title}. Written: ${join(FOLDER, 'report.html')} and ${COMMENT_FILE}`)
  process.exitCode = report.log ? 1 : 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  if (!(error instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(message)
  process.exitCode = 2
}
