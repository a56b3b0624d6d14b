/**
 * `npm run content:report -- --base main`: shows how a change affects the pages visitors see. Builds this side and the commit
 * where it branched off, compares all finished pages, and writes a report for a pull request, with what the content check says
 * of the changed files, and pictures of both sides.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '#check/check.ts'
import { readEnglish } from '#check/read/dictionaries.ts'
import { filesIn } from '#check/read/disk.ts'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { git } from '#lib/content/git.ts'
import { COMMENT_FILE } from '#scripts/postComment.ts'
import { buildSite } from '#scripts/support/builtSite.ts'
import { compareSites } from './compare.ts'
import { takePictures } from './pictures.ts'
import { headline, reportMarkdown } from './render.ts'

const { base: name, pictures } = readCommandLine(
  `Usage: npm run content:report [-- --base BRANCH] [--no-pictures]
Builds this side and the commit where it branched off, and shows how the change affects the pages that visitors see.

  --base BRANCH   the branch to compare with; main by default
  --no-pictures   leaves out the pictures of both sides, which need a browser`,
  {
    options: {
      base: { type: 'string', default: 'main' },
      pictures: { type: 'boolean', default: true },
    },
    allowNegative: true,
  },
).values

const FOLDER = 'reports/change'
const WORKTREE = '.cache/report/base'

/** Pages with pictures, which take seconds each. */
const PICTURED = 12

function buildBase(commit: string): string {
  // May be left behind by an interrupted report.
  rmSync(WORKTREE, { recursive: true, force: true })
  git(['worktree', 'prune'])
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', WORKTREE, commit])
  // Hard links, because the bundler does not follow symbolic links out of its folder.
  execFileSync('cp', ['-Rl', 'node_modules', WORKTREE])
  return buildSite({}, WORKTREE)
}

/** What the content check says of the files that this side changes. Most of it is advice, as errors stop the build. */
function findingsOfChanges() {
  const files = filesIn('.', [name])
  const { problems } = checkSite(files, { english: readEnglish() })
  return problems.filter(({ file }) => files.before?.has(file))
}

const base = git(['merge-base', name, 'HEAD'])?.trim()
if (!base) {
  const fetch = `git fetch origin ${name.replace(/^origin\//, '')}`
  endWith(
    `There is no known common ancestor with "${name}". Fetch it with: ${fetch}, after a shallow clone with: git fetch --unshallow origin`,
  )
}
rmSync(FOLDER, { recursive: true, force: true })
const sides = { after: buildSite(), before: buildBase(base) }
const changes = compareSites(sides)
// Pages with changed text before those that only look different.
const chosen = changes.toSorted(
  (a, b) => Number(a.kind === 'restyled') - Number(b.kind === 'restyled'),
)
mkdirSync(FOLDER, { recursive: true })
if (pictures) await takePictures(chosen.slice(0, PICTURED), sides, FOLDER)
git(['worktree', 'remove', '--force', WORKTREE])
const note = `Compared with ${name} (${base.slice(0, 8)}); this side is ${git(['describe', '--always', '--dirty'])?.trim()}. Both were built with the same packages.`
writeFileSync(join(FOLDER, COMMENT_FILE), reportMarkdown(changes, note, findingsOfChanges()))
const also = pictures ? ` and pictures of up to ${PICTURED} pages` : ''
console.log(`${headline(changes)}. Written: ${join(FOLDER, COMMENT_FILE)}${also}`)
