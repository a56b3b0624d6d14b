/** Runs every rule on the whole site, wherever files can be listed and read: on disk or in a browser. */
import { isPageFile } from '#lib/content/files.ts'
import { correctedLine, editOf } from './fix.ts'
import { type Problem, reporter, sortProblems } from './problems.ts'
import * as addresses from './rules/addresses.ts'
import * as blocks from './rules/blocks.ts'
import { checkCharacters, checkMarkdown } from './rules/characters.ts'
import { checkClaims, checkStandards } from './rules/claims.ts'
import { checkDrafts, checkLength } from './rules/drafts.ts'
import * as headings from './rules/headings.ts'
import { checkLinks } from './rules/links.ts'
import { checkPhotographs, checkPhotographWords } from './rules/photographs.ts'
import { checkSpelling, type English } from './rules/spelling.ts'
import { checkLayout, checkParents, checkReach } from './rules/structure.ts'
import * as unique from './rules/unique.ts'
import { type Files, isDraft, readSite, type Site, type SourceFile } from './site.ts'
import { perObject } from './source.ts'

const PAGE_RULES = [
  ...[
    blocks.checkBlocks,
    blocks.checkCode,
    blocks.checkNesting,
    blocks.checkContents,
    blocks.checkBody,
  ],
  ...[headings.checkHeadings, headings.checkSections, headings.checkPictures, checkMarkdown],
  ...[checkPhotographWords, checkLayout, checkLength],
]
const PAGE_IN_SITE_RULES = [blocks.checkCounts, headings.checkAnchors, checkDrafts]
const SITE_RULES = [
  ...[checkLinks, addresses.checkRedirects, addresses.checkAddresses, checkParents],
  ...[checkReach, unique.checkUnique, unique.checkTitles, unique.checkEntries, checkClaims],
  ...[checkStandards, checkPhotographs, unique.checkDuplicates, unique.checkNearDuplicates],
]

/** Rules that explain a problem better, the rules whose problems are then dropped, and whether in the whole file. */
const ECHOES: [explains: RegExp, echoes: RegExp, isInFile: boolean][] = [
  // An unfinished merge, another encoding or a wrong layout makes fields wrong all over the file.
  [/^conflict$/, /^(?!conflict$)/, true],
  [/^garbled$/, /^(?!garbled$)/, true],
  [/^layout$/, /^(?:schema|body)$/, true],
  // One report of a copied page, or of a part pasted twice, replaces those of its sentences, headings and drawings.
  [/^near-duplicate$/, /^(?:duplicate|unique|anchor|figure|sections|length|nesting)$/, true],
  // Lines that are not quite a list or a table run together.
  [/^markdown$/, /^line-break$/, true],
  // Quotation marks make an address unreadable, a bullet a list, and a missing space two words one.
  [/^characters$/, /^link$/, false],
  [/^markdown$/, /^(?:yaml|code|spelling)$/, false],
  // So do quotation marks in JSON.
  [/^yaml$/, /^schema$/, true],
  [/^yaml$/, /^characters$/, false],
  // A date has one form in a key and another in a sentence, and no dictionary has notes or other scripts.
  [/^(?:schema|characters|placeholder)$/, /^spelling$/, false],
  // These rules know what was meant.
  [/^(?:characters|claim|draft|link|redirect|photo)$/, /^(?:schema|prop)$/, false],
]

const withoutEchoes = (problems: readonly Problem[]) =>
  ECHOES.reduce((left, [explains, echoes, isInFile]) => {
    const at = ({ file, offset }: Problem) => (isInFile ? file : `${file} ${offset}`)
    const explained = new Set(left.filter(({ rule }) => explains.test(rule)).map(at))
    return left.filter((one) => !echoes.test(one.rule) || !explained.has(at(one)))
  }, problems)

/** Rules that a page need not meet before it is published: advice in a draft. */
const WHEN_DONE = /^(?:length|sections|figure|(?:near-)?duplicate|unique|replace|spelling)$/

/** Adds corrected lines, and turns into advice what a draft need not meet yet. */
function completed({ all, pages }: Site, problems: readonly Problem[]): Problem[] {
  const drafts = new Set(pages.filter(isDraft).map(({ file }) => file))
  const sources = new Map(all.map(({ file, source }) => [file, source]))
  return [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, own]) => {
    const source = sources.get(file) ?? ''
    const sure = own.filter(({ fix }) => fix?.sure && fix.from !== '')
    const edits = sure.flatMap((one) => editOf(source, one) ?? [])
    return own.map((problem) => {
      const paste = correctedLine(source, problem, edits)
      const severity =
        drafts.has(file) && WHEN_DONE.test(problem.rule) ? 'advice' : problem.severity
      return { ...problem, severity, ...(paste && { paste }) }
    })
  })
}

export type Checked = ReturnType<typeof lint>

/** Returns the problems of a file that do not depend on others. */
const problemsOf = perObject((one: SourceFile): readonly Problem[] => {
  const problems: Problem[] = [...one.problems]
  const report = reporter(problems, one.file)
  if ('path' in one) for (const check of PAGE_RULES) check(one, report)
  if ('path' in one && one.outline) one.outline.syntax = undefined
  checkCharacters(one, report)
  return problems
})

/** Checks a page with the rules that need no other. */
export function lintPage(files: Files, file: string): Problem[] {
  const list = () => files.list().filter((one) => one === file || !isPageFile(one))
  const site = readSite({ ...files, list })
  return sortProblems(completed(site, site.pages.flatMap(problemsOf)))
}

/**
 * Reads and checks all content; `now` decides which pages are published and due for review. A build goes without the
 * dictionary, because an unknown name must not keep an author from a preview.
 */
export function lint(
  files: Files,
  { now, english }: { now?: Date; english?: English | undefined } = {},
) {
  const site = readSite(files, now, problemsOf)
  const problems = [...site.problems, ...site.all.flatMap(problemsOf)]
  const reportIn = (file: string) => reporter(problems, file)
  for (const page of site.pages)
    for (const check of PAGE_IN_SITE_RULES) check(page, reportIn(page.file), site)
  for (const check of SITE_RULES) check(site, reportIn)
  if (english) checkSpelling(site, reportIn, english)
  return { site, problems: sortProblems(completed(site, withoutEchoes(problems))) }
}
