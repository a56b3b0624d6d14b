/**
 * `npm run content:report -- --base main`: writes the change report, which shows how a change affects the pages visitors
 * see, as an HTML page and as Markdown for a pull request. Builds both sides and compares all finished pages.
 *
 *   --base REV        what to compare with: a branch, tag or commit
 *   --out DIR         a finished build of this side; without it, the site is built
 *   --base-out DIR    a finished build of the other side; without it, that is checked out and built
 *   --pictures N      maximum number of pages with screenshots; default: 12
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { git } from '#lib/content/git.ts'
import { buildSite } from '#tools/site.ts'
import { compareSites } from './compare.ts'
import { takePictures } from './pictures.ts'
import { COMMENT_FILE } from './postComment.ts'
import { headline, reportHtml, reportMarkdown } from './render.ts'

const FOLDER = 'reports/change'
const WORKTREE = '.cache/report/base'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    out: { type: 'string' },
    'base-out': { type: 'string' },
    pictures: { type: 'string', default: '12' },
  },
})

/** Checks out a commit and builds it with the packages installed here. */
function buildBase(commit: string): string {
  // May be left behind by an interrupted report.
  rmSync(WORKTREE, { recursive: true, force: true })
  git(['worktree', 'prune'])
  git(['worktree', 'add', '--detach', WORKTREE, commit])
  // Hard links, because the bundler does not follow symbolic links out of its folder.
  spawnSync('cp', ['-Rl', 'node_modules', WORKTREE])
  return buildSite({}, WORKTREE)
}

const [base, head] = [
  ['merge-base', values.base, 'HEAD'],
  ['rev-parse', 'HEAD'],
].map((args) => git(args)?.trim() ?? '')
if (!base || !head) {
  const fetch = `git fetch origin ${values.base.replace(/^origin\//, '')}`
  console.error(
    `There is no known common ancestor with "${values.base}". Fetch it with: ${fetch}, after a shallow clone with: git fetch --unshallow origin`,
  )
  process.exit(1)
}
const sides = { after: values.out ?? buildSite(), before: values['base-out'] ?? buildBase(base) }
const changes = compareSites(sides)
// Pages with changed text before those that only look different.
const chosen = changes
  .filter(({ path }) => path.startsWith('/'))
  .toSorted((a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'))
  .slice(0, Number(values.pictures))
await takePictures(chosen, sides)
if (!values['base-out']) git(['worktree', 'remove', '--force', WORKTREE])
const uncommitted = git(['status', '--porcelain']) ? ' with uncommitted changes' : ''
const note = `Compared with ${values.base} (${base.slice(0, 8)}); this side is ${head.slice(0, 8)}${uncommitted}. Both were built with the same packages.`
const report = { title: headline(changes), note, changes }
mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(FOLDER, 'report.html'), reportHtml(report))
writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(report))
console.log(`${report.title}. Written: ${join(FOLDER, 'report.html')} and ${COMMENT_FILE}`)
