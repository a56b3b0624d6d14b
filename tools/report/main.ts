/**
 * `npm run content:report -- --base main`: the page passport, what a change does to the pages that visitors see, as one
 * HTML page and as Markdown for a pull request. Builds both sides and compares all finished pages.
 *
 *   --base REV        what to compare with: a branch, a tag or a commit
 *   --out DIR         this side, finished already; without it, the site is built
 *   --base-out DIR    the other side, finished already; without it, it is checked out and built
 *   --to DIR          where the report goes; default: reports/passport
 *   --pictures N      pages that are looked at in a browser at most; default: 12
 *   --pull-request N  number to write beside the report, for the workflow that comments
 *
 * Exits 0 when there is a report, also of no changes; 1 when a side cannot be built; 2 when called wrongly.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '#lib/content/files.ts'
import { checkSite } from '#tools/lint/check.ts'
import { textReport } from '#tools/lint/report.ts'
import { lostAddresses } from '#tools/lint/rules/redirects.ts'
import { readSite } from '#tools/lint/site.ts'
import { type Comparison, compareSites } from '#tools/report/compare.ts'
import { type FinishedSite, readFinishedSite, weighFinishedPage } from '#tools/report/finishedSite.ts'
import { COMMENT_FILE, NUMBER_FILE } from '#tools/report/handoff.ts'
import { noticeMarkdown, passportMarkdown } from '#tools/report/markdown.ts'
import { count, headline, type PagePassport, type Passport } from '#tools/report/passport.ts'
import { noticeHtml, passportHtml } from '#tools/report/report.ts'
import { lookAtPages } from '#tools/screenshots/screenshots.ts'
import { ensureBrowser } from '#tools/test/browser.ts'
import {
  type Built,
  build,
  buildBase,
  findRevisions,
  pageHistory,
  parentAt,
  type Revisions,
  removeBase,
  samePackages,
  shortId,
  UsageError,
} from './baseRevision.ts'

const USAGE =
  'Usage: npm run content:report -- --base REV [--out DIR] [--base-out DIR] [--to DIR] [--pictures N] [--pull-request N]'

function readArguments() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      out: { type: 'string' },
      'base-out': { type: 'string' },
      to: { type: 'string', default: 'reports/passport' },
      pictures: { type: 'string', default: '12' },
      'pull-request': { type: 'string' },
    },
  })
  const { base, out, to, pictures } = values
  if (!base) throw new UsageError('--base is missing: the revision to compare with, such as main.')
  if (!/^\d{1,3}$/.test(pictures)) throw new UsageError(`--pictures takes a number, not "${pictures}".`)
  const baseOut = values['base-out']
  for (const folder of [out, baseOut]) {
    if (folder && !existsSync(join(folder, 'index.html')))
      throw new UsageError(`There is no finished site in ${folder}.`)
  }
  return { base, out, baseOut, to, pictures: Number(pictures), number: values['pull-request'] }
}

type Arguments = ReturnType<typeof readArguments>

function write({ to, number }: Arguments, html: string, markdown: string): void {
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'passport.html'), html)
  writeFileSync(join(to, COMMENT_FILE), markdown)
  if (number) writeFileSync(join(to, NUMBER_FILE), `${number}\n`)
  console.log(`Written: ${join(to, 'passport.html')} and ${COMMENT_FILE}`)
}

/** In place of a passport: why there is none. */
function writeNotice(asked: Arguments, title: string, lines: readonly string[]): void {
  console.log(title)
  write(asked, noticeHtml(title, lines), noticeMarkdown(title, lines))
}

interface Sides {
  before: FinishedSite
  after: FinishedSite
}

/** Both sides finished, or which one could not be built and why. */
function finishedSides(
  asked: Arguments,
  root: string,
  { base }: Revisions,
): Sides | { title: string; failure: string[] } {
  const given = (folder: string): Built => ({ out: resolve(folder) })
  if (!asked.out) {
    const errors = checkSite().problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) {
      return { title: 'The content of this side has errors', failure: textReport(errors).split('\n') }
    }
    console.log('Building this side')
  }
  const after = asked.out ? given(asked.out) : build(root)
  if ('failure' in after) return { title: 'This side cannot be built', failure: after.failure }
  if (!asked.baseOut) console.log(`Building ${asked.base} (${shortId(base)})`)
  const before = asked.baseOut ? given(asked.baseOut) : buildBase(root, base)
  if ('failure' in before) return { title: `${asked.base} cannot be built`, failure: before.failure }
  return { before: readFinishedSite(before.out), after: readFinishedSite(after.out) }
}

const hasTarget =
  ({ pages }: FinishedSite) =>
  (move: readonly [string, string | undefined]): move is readonly [string, string] =>
    move[1] !== undefined && pages.has(move[1])

async function passportOf(
  asked: Arguments,
  { base, head, uncommitted }: Revisions,
  sides: Sides,
): Promise<Passport> {
  const { before, after } = sides
  const content = readSite(repositoryRoot())
  const { renames, touched } = pageHistory(base)
  const redirects = (content.data.redirects ?? []).map(({ from, to }) => [from, to] as const)
  const { pages, frames }: Comparison = compareSites(
    before.pages,
    after.pages,
    [...renames, ...redirects],
    touched,
  )
  const gone = [...before.pages.keys()].filter((path) => !after.pages.has(path))
  // Visitors of a page that went find most on the page above it, if that still stands.
  const parents = gone.map((path) => [path, parentAt(base, path)] as const)
  const successors = new Map([...parents.filter(hasTarget(after)), ...renames])
  const notes: string[] = []
  const browser = pages.length > 0 && asked.pictures > 0 ? ensureBrowser() : undefined
  if (browser && 'missing' in browser) notes.push(`No page was looked at. ${browser.missing}`)
  const looks =
    browser && 'path' in browser ? await lookAtPages(browser.path, pages, sides, asked.pictures) : new Map()
  if (looks.size > 0 && looks.size < pages.length) {
    notes.push(
      `${count(looks.size, 'page')} of ${pages.length} were looked at in a browser; the others have neither pictures nor a count of axe. --pictures ${pages.length} looks at more.`,
    )
  }
  if (!asked.baseOut && !samePackages(base)) {
    notes.push('The two sides want different packages; both were built with those of this side.')
  }
  return {
    base: { name: asked.base, commit: shortId(base) },
    head: { commit: shortId(head), uncommitted },
    pages: pages.map(
      (page): PagePassport => ({
        ...page,
        weight: {
          ...(page.before ? { before: weighFinishedPage(before, page.before) } : {}),
          ...(page.after ? { after: weighFinishedPage(after, page.after) } : {}),
        },
        look: looks.get(page.path) ?? {},
      }),
    ),
    frames,
    lost: lostAddresses(content, gone, successors),
    notes,
  }
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
    const sides = finishedSides(asked, root, revisions)
    if ('failure' in sides) {
      writeNotice(asked, sides.title, sides.failure)
      return 1
    }
    const passport = await passportOf(asked, revisions, sides)
    write(asked, passportHtml(passport), passportMarkdown(passport))
    console.log(headline(passport))
    for (const { line } of passport.lost)
      console.log(`Redirect missing in content/data/redirects.yaml: ${line}`)
    return 0
  } finally {
    if (!asked.baseOut) removeBase(root)
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const usage =
    error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  if (!usage) throw error
  console.error(`${(error as Error).message}\n${USAGE}`)
  process.exitCode = 2
}
