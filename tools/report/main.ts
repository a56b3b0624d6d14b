/**
 * `npm run content:report -- --base main`: the change report, what a change does to the pages that visitors see, as one
 * HTML page and as Markdown for a pull request. Builds both sides and compares all finished pages.
 *
 *   --base REV        what to compare with: a branch, a tag or a commit
 *   --out DIR         this side, finished already; without it, the site is built
 *   --base-out DIR    the other side, finished already; without it, it is checked out and built
 *   --to DIR          where the report goes; default: reports/change
 *   --pictures N      pages of which pictures are taken at most; default: 12
 *   --pull-request N  number to write beside the report, for the workflow that comments
 *
 * Exits 0 when there is a report, also of no changes; 1 when a side cannot be built; 2 when called wrongly.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { lostAddresses } from '#tools/lint/rules/redirects.ts'
import { readSite } from '#tools/lint/site.ts'
import { ensureBrowser } from '#tools/test/browser.ts'
import {
  type Built,
  build,
  buildBase,
  findRevisions,
  parentAt,
  type Revisions,
  removeBase,
  renamesSince,
  samePackages,
  shortId,
  UsageError,
} from './baseRevision.ts'
import { comparePages, readPages } from './compare.ts'
import { COMMENT_FILE, NUMBER_FILE } from './handoff.ts'
import { type Pictures, takePictures } from './pictures.ts'
import {
  count,
  headline,
  noticeHtml,
  noticeMarkdown,
  type Report,
  reportHtml,
  reportMarkdown,
} from './render.ts'

const USAGE =
  'Usage: npm run content:report -- --base REV [--out DIR] [--base-out DIR] [--to DIR] [--pictures N] [--pull-request N]'

function readArguments() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      out: { type: 'string' },
      'base-out': { type: 'string' },
      to: { type: 'string', default: 'reports/change' },
      pictures: { type: 'string', default: '12' },
      'pull-request': { type: 'string' },
    },
  })
  const { base, out, to, pictures } = values
  if (!base) throw new UsageError('--base is missing: the revision to compare with, such as main.')
  if (!/^\d{1,3}$/.test(pictures)) throw new UsageError(`--pictures takes a number, not "${pictures}".`)
  const baseOut = values['base-out']
  for (const folder of [out, baseOut])
    if (folder && !existsSync(join(folder, 'index.html')))
      throw new UsageError(`There is no finished site in ${folder}.`)
  return { base, out, baseOut, to, pictures: Number(pictures), number: values['pull-request'] }
}

type Arguments = ReturnType<typeof readArguments>

function write({ to, number }: Arguments, html: string, markdown: string): void {
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'report.html'), html)
  writeFileSync(join(to, COMMENT_FILE), markdown)
  if (number) writeFileSync(join(to, NUMBER_FILE), `${number}\n`)
  console.log(`Written: ${join(to, 'report.html')} and ${COMMENT_FILE}`)
}

/** In place of a report: why there is none. */
function writeNotice(asked: Arguments, title: string, lines: readonly string[]): void {
  console.log(title)
  write(asked, noticeHtml(title, lines), noticeMarkdown(title, lines))
}

/** The folder of a side, built where none is given. */
function sideOf(given: string | undefined, name: string, make: () => Built): Built {
  if (given) return { out: resolve(given) }
  console.log(`Building ${name}`)
  return make()
}

async function reportOf(asked: Arguments, revisions: Revisions, sides: { before: string; after: string }) {
  const { base, head, uncommitted } = revisions
  const [before, after] = [readPages(sides.before), readPages(sides.after)]
  const content = readSite(filesIn(repositoryRoot()))
  const renames = renamesSince(base)
  const redirects = (content.data.redirects ?? []).map(({ from, to }): [string, string] => [from, to])
  const { changes, frames } = comparePages(before, after, [...renames, ...redirects])
  const gone = [...before.keys()].filter((path) => !after.has(path))
  // Visitors of a page that went find most on the page above it, if that still stands.
  const parents = gone.map((path): [string, string] => [path, parentAt(base, path) ?? ''])
  const successors = new Map([...parents, ...renames].filter(([, to]) => after.has(to)))
  const notes: string[] = []
  if (!asked.baseOut && !samePackages(base))
    notes.push('The two sides want different packages; both were built with those of this side.')
  // What was written before what only looks different.
  const chosen = changes
    .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
    .slice(0, asked.pictures)
  const browser = chosen.length > 0 ? ensureBrowser() : undefined
  if (browser && 'missing' in browser) notes.push(`There are no pictures. ${browser.missing}`)
  else if (chosen.length < changes.length)
    notes.push(`Pictures of ${count(chosen.length, 'page')} of ${changes.length}; --pictures takes more.`)
  const pictures =
    browser && 'path' in browser
      ? await takePictures(browser.path, chosen, sides)
      : new Map<string, Pictures>()
  const report: Report = {
    base: `${asked.base} (${shortId(base)})`,
    head: `${shortId(head)}${uncommitted ? ' with changes that are not committed' : ''}`,
    changes,
    frames,
    lost: lostAddresses(content, gone, successors).map(({ line }) => line),
    notes,
    pictures,
  }
  return report
}

async function main(): Promise<number> {
  const asked = readArguments()
  const root = repositoryRoot()
  const revisions = findRevisions(asked.base)
  if (revisions.base === revisions.head && !revisions.uncommitted) {
    writeNotice(asked, `Nothing differs from ${asked.base}`, [])
    return 0
  }
  try {
    const after = sideOf(asked.out, 'this side', () => build(root))
    const before =
      'failure' in after ? after : sideOf(asked.baseOut, asked.base, () => buildBase(root, revisions.base))
    if ('failure' in after || 'failure' in before) {
      const [name, { failure }] =
        'failure' in after ? ['This side', after] : [asked.base, before as Built & { failure: string[] }]
      writeNotice(asked, `${name} cannot be built`, failure)
      return 1
    }
    const report = await reportOf(asked, revisions, { before: before.out, after: after.out })
    write(asked, reportHtml(report), reportMarkdown(report))
    console.log(headline(report))
    for (const line of report.lost) console.log(`Redirect missing in content/data/redirects.yaml: ${line}`)
    return 0
  } finally {
    if (!asked.baseOut) removeBase(root)
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage) throw error
  console.error(`${(error as Error).message}\n${USAGE}`)
  process.exitCode = 2
}
