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
import { repositoryRoot } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { lostAddresses } from '#tools/lint/rules/redirects.ts'
import { readSite } from '#tools/lint/site.ts'
import { ensureBrowser } from '#tools/test/browser.ts'
import { comparePages, readPages } from './compare.ts'
import { COMMENT_FILE, NUMBER_FILE } from './handoff.ts'
import { takePictures } from './pictures.ts'
import { count, headline, type Report, reportHtml, reportMarkdown } from './render.ts'
import {
  build,
  buildBase,
  findRevisions,
  parentAt,
  removeBase,
  renamesSince,
  samePackages,
  UsageError,
} from './revisions.ts'

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

type Arguments = ReturnType<typeof readArguments>
type Revisions = ReturnType<typeof findRevisions>

/** A report of nothing. */
const notice = (title: string, log: readonly string[] = []): Report => {
  return { title, log, notes: [], changes: [], frames: [], lost: [], pictures: new Map() }
}

async function compareSides(
  asked: Arguments,
  revisions: Revisions,
  sides: { before: string; after: string },
) {
  const { base, head, uncommitted } = revisions
  const [before, after] = [readPages(sides.before), readPages(sides.after)]
  const content = readSite(filesIn(repositoryRoot()))
  const renames = renamesSince(base)
  const redirects = (content.data.redirects ?? []).map(({ from, to }) => [from, to] as const)
  const compared = comparePages(before, after, [...renames, ...redirects])
  const gone = [...before.keys()].filter((path) => !after.has(path))
  // Visitors of a page that went find most on the page above it, if that still stands.
  const parents = gone.map((path) => [path, parentAt(base, path)] as const)
  const successors = new Map([...parents, ...renames].filter(([, to]) => after.has(to)))
  const side = `${head.slice(0, 8)}${uncommitted ? ' with changes that are not committed' : ''}`
  const report = {
    ...notice(headline(compared)),
    ...compared,
    notes: [`Compared with ${asked.base} (${base.slice(0, 8)}); this side is ${side}.`],
    lost: lostAddresses(content, gone, successors).map(({ line }) => line),
  }
  if (!asked.baseOut && !samePackages(base))
    report.notes.push('The two sides want different packages; both were built with those of this side.')
  // What was written before what only looks different.
  const chosen = compared.changes
    .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
    .slice(0, asked.pictures)
  if (chosen.length < compared.changes.length)
    report.notes.push(
      `Pictures of ${count(chosen.length, 'page')} of ${compared.changes.length}; --pictures takes more.`,
    )
  if (chosen.length === 0) return report
  const browser = ensureBrowser()
  if ('path' in browser) return { ...report, pictures: await takePictures(browser.path, chosen, sides) }
  report.notes.push(`There are no pictures. ${browser.missing}`)
  return report
}

async function makeReport(asked: Arguments, revisions: Revisions): Promise<Report> {
  if (revisions.base === revisions.head && !revisions.uncommitted)
    return notice(`Nothing differs from ${asked.base}`)
  console.log('Building what is not finished yet')
  const after = asked.out ? { out: asked.out } : build('.')
  if ('failure' in after) return notice('This side cannot be built', after.failure)
  const before = asked.baseOut ? { out: asked.baseOut } : buildBase(revisions.base)
  if ('failure' in before) return notice(`${asked.base} cannot be built`, before.failure)
  return compareSides(asked, revisions, { before: before.out, after: after.out })
}

try {
  const asked = readArguments()
  const report = await makeReport(asked, findRevisions(asked.base))
  if (!asked.baseOut) removeBase()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'report.html'), reportHtml(report))
  writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(report))
  if (asked.number) writeFileSync(join(FOLDER, NUMBER_FILE), `${asked.number}\n`)
  console.log(`${report.title}. Written: ${join(FOLDER, 'report.html')} and ${COMMENT_FILE}`)
  for (const line of report.lost) console.log(`Redirect missing in content/data/redirects.json: ${line}`)
  process.exitCode = report.log?.length ? 1 : 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  if (!(error instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(`${message}\n${USAGE}`)
  process.exitCode = 2
}
