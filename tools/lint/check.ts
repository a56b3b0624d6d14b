/** Runs every check over the whole site. */

import { CONTRACT } from '#lib/content/contract.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { correctedLine } from './corrections.ts'
import { type Problem, sortProblems } from './errors.ts'
import { isDraft } from './publication.ts'
import type { Rule } from './reasons.ts'
import { checkAltTexts } from './rules/altTexts.ts'
import { checkBlocks } from './rules/blocks.ts'
import { checkBodies } from './rules/bodies.ts'
import { checkClaims } from './rules/claims.ts'
import { checkDrafts } from './rules/drafts.ts'
import { checkDuplicates } from './rules/duplicates.ts'
import { checkExpressions } from './rules/expressions.ts'
import { checkFigures } from './rules/figures.ts'
import { checkHeadings } from './rules/headings.ts'
import { checkLikeness } from './rules/likeness.ts'
import { checkLinks } from './rules/links.ts'
import { checkMarkdown } from './rules/markdown.ts'
import { checkNesting } from './rules/nesting.ts'
import { checkPhotos } from './rules/photos.ts'
import { checkRedirects } from './rules/redirects.ts'
import { checkSigns } from './rules/signs.ts'
import { checkStandards } from './rules/standards.ts'
import { checkStructure } from './rules/structure.ts'
import { checkUnique } from './rules/unique.ts'
import { checkVoice } from './rules/voice.ts'
import { checkWords } from './rules/words.ts'
import { type Check, readSite, type Site } from './site.ts'

const CHECKS: readonly Check[] = [
  checkBlocks,
  checkExpressions,
  checkNesting,
  checkHeadings,
  checkFigures,
  checkMarkdown,
  checkLinks,
  checkRedirects,
  checkStructure,
  checkUnique,
  checkClaims,
  checkSigns,
  checkStandards,
  checkPhotos,
  checkAltTexts,
  checkBodies,
  checkWords,
  checkVoice,
  checkDuplicates,
  checkLikeness,
  checkDrafts,
]

export interface Checked {
  site: Site
  /** Errors and advice, in the order of files and lines. */
  problems: Problem[]
}

/**
 * Leaves out what another problem says better: the link check knows the address that was meant, a page with the wrong
 * layout has the wrong fields all over, and so has a file with two versions in it.
 */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const at = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const links = new Set(problems.filter(({ rule }) => rule === 'link').map(at))
  const misplaced = new Set(problems.filter(({ rule }) => rule === 'layout').map(({ file }) => file))
  const merged = new Set(problems.filter(({ rule }) => rule === 'conflict').map(({ file }) => file))
  return problems.filter((problem) => {
    const { rule, file } = problem
    if (merged.has(file) && rule !== 'conflict') return false
    if (misplaced.has(file) && (rule === 'schema' || rule === 'body')) return false
    return (rule !== 'schema' && rule !== 'prop') || !links.has(at(problem))
  })
}

/** What a page must have before it is published, and need not have while it is written. */
const WHEN_DONE: readonly Rule[] = [
  'length',
  'sections',
  'figure',
  'duplicate',
  'likeness',
  'unique',
  'replace',
  'spelling',
]

/** In a draft, what is not done yet is advice. */
function lenient(site: Site, problems: readonly Problem[]): Problem[] {
  const drafts = new Set(site.pages.filter(isDraft).map(({ file }) => file))
  return problems.map((problem) =>
    drafts.has(problem.file) && WHEN_DONE.includes(problem.rule)
      ? { ...problem, severity: 'advice' }
      : problem,
  )
}

/** Adds the corrected line to each problem that knows its correction. */
function withLines(site: Site, problems: readonly Problem[]): Problem[] {
  const sources = new Map([...site.pages, ...site.files].map(({ file, source }) => [file, source]))
  const byFile = Map.groupBy(problems, ({ file }) => file)
  return problems.map((problem) => {
    const source = problem.correction && sources.get(problem.file)
    const paste = source && correctedLine(source, problem, byFile.get(problem.file) ?? [])
    return paste === undefined ? problem : { ...problem, paste }
  })
}

/**
 * Reads and checks all content.
 *
 * @param root folder that holds `content/`; the repository by default
 * @param contract addresses that must exist; for tests on small sites
 * @param now decides which pages are published yet and which are due for a review
 * @param more checks beside those that a build makes
 * @returns the site as far as it could be read, and every problem in it
 */
export function checkSite(
  root = repositoryRoot(),
  contract: readonly string[] = CONTRACT,
  now = new Date(),
  more: readonly Check[] = [],
): Checked {
  const site = readSite(root, contract, now)
  const problems = [...site.problems, ...[...CHECKS, ...more].flatMap((check) => check(site))]
  return { site, problems: sortProblems(withLines(site, lenient(site, withoutEchoes(problems)))) }
}
