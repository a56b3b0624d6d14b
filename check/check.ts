/** Runs every rule on the whole site, wherever files can be listed and read: on disk or in a browser. */
import { isPageFile } from '#lib/content/files.ts'
import type { PageRule } from './parse/page.ts'
import {
  isPage,
  type PageInSiteRule,
  type ParsedFiles,
  readSite,
  type SiteRule,
  type SourceFile,
} from './parse/site.ts'
import { perObject } from './parse/source.ts'
import { type Problem, reporter, sortProblems } from './problems.ts'
import type { English } from './read/english.ts'
import type { Files } from './read/files.ts'
import { completed } from './report/complete.ts'
import { withoutConsequences } from './report/suppress.ts'
import { checkAdditions, checkRoomForName } from './rules/additions.ts'
import { checkAddresses } from './rules/addresses.ts'
import { checkProse, checkSource } from './rules/allPatterns.ts'
import { checkAnchors } from './rules/anchors.ts'
import { checkArtifacts, checkNeighbors } from './rules/artifacts.ts'
import { checkBar } from './rules/bar.ts'
import { checkBlocks, checkBody, checkContents, checkCounts, checkNesting } from './rules/blocks.ts'
import { checkClaims, checkCounted, checkStatements } from './rules/claims.ts'
import { checkExpressions } from './rules/code.ts'
import { checkDictionary } from './rules/dictionary.ts'
import { checkDrafts, checkLength } from './rules/drafts.ts'
import { checkDueDiligence } from './rules/dueDiligence.ts'
import { checkDuplicates, checkNearDuplicates, checkRepeatedParts } from './rules/duplicates.ts'
import { checkFacts } from './rules/facts.ts'
import { checkFileNames, checkSymbolicLinks } from './rules/fileNames.ts'
import { checkHeadings } from './rules/headings.ts'
import { checkIcons } from './rules/icons.ts'
import { checkLinks } from './rules/links.ts'
import { checkLogos } from './rules/logos.ts'
import { checkMarkdown } from './rules/markdown.ts'
import { checkText } from './rules/nearMarkdown.ts'
import { checkPhotographs, checkPhotographWords } from './rules/photographs.ts'
import { checkQuotesAround } from './rules/quotesAround.ts'
import { checkRedirects } from './rules/redirects.ts'
import { checkPromises, checkRemovedAnchors, checkWordsOfLinks } from './rules/removals.ts'
import { checkFold, checkHead, checkRoom } from './rules/room.ts'
import { checkPictures, checkSections } from './rules/sections.ts'
import { checkSeries } from './rules/series.ts'
import { checkSpecification, type Specification } from './rules/specification.ts'
import { SPECIFICATION } from './rules/specifiedSite.ts'
import { checkSpelling } from './rules/spelling.ts'
import { checkStandards } from './rules/standards.ts'
import { checkLayout, checkParents, checkReach } from './rules/structure.ts'
import { checkTables } from './rules/tables.ts'
import { checkEntries, checkTitles, checkUnique } from './rules/unique.ts'
import { checkWeekdays } from './rules/weekdays.ts'
import { problemsOfTomorrow } from './tomorrow.ts'

/** Rules that need a single page, and its syntax tree. */
const PAGE_RULES: readonly PageRule[] = [
  checkBlocks,
  checkExpressions,
  checkNesting,
  checkContents,
  checkBody,
  checkTables,
  checkHeadings,
  checkSections,
  checkPictures,
  checkText,
  checkMarkdown,
  checkPhotographWords,
  checkLayout,
  checkLength,
]

/** Rules that need a page and what is around it. */
const PAGE_IN_SITE_RULES: readonly PageInSiteRule[] = [
  checkCounts,
  checkAnchors,
  checkDrafts,
  checkRoom,
  checkHead,
  checkFold,
]

/** Rules that need the whole site. */
const SITE_RULES: readonly SiteRule[] = [
  checkFileNames,
  checkSymbolicLinks,
  checkLinks,
  checkLogos,
  checkIcons,
  checkRedirects,
  checkAddresses,
  checkPromises,
  checkRemovedAnchors,
  checkWordsOfLinks,
  checkParents,
  checkReach,
  checkUnique,
  checkTitles,
  checkEntries,
  checkAdditions,
  checkRoomForName,
  checkBar,
  checkClaims,
  checkCounted,
  checkStatements,
  checkStandards,
  checkFacts,
  checkPhotographs,
  checkSeries,
  checkArtifacts,
  checkNeighbors,
  checkWeekdays,
  checkDueDiligence,
  checkDuplicates,
  checkRepeatedParts,
  checkNearDuplicates,
  checkDictionary,
]

/** Returns the problems of a file that do not depend on others. */
const problemsOf = perObject((sourceFile: SourceFile): readonly Problem[] => {
  const problems: Problem[] = [...sourceFile.problems]
  const report = reporter(problems, sourceFile.file)
  if (isPage(sourceFile)) {
    for (const check of PAGE_RULES) check(sourceFile, report)
    // The syntax tree takes more memory than all else.
    if (sourceFile.outline) sourceFile.outline.syntax = undefined
  }
  checkQuotesAround(sourceFile, report)
  checkSource(sourceFile, report)
  checkProse(sourceFile, report)
  return problems
})

interface CheckOptions {
  /** Decides which pages are published and due for review. Default: now. */
  now?: Date | undefined
  /** Without it, spelling is not checked. */
  english?: English | undefined
  /** What was read in an earlier check of the same files. Default: everything is read anew. */
  parsed?: ParsedFiles | undefined
  /** What the site must have whoever its owner is. Default: that of this site. */
  specification?: Specification
}

export type Checked = ReturnType<typeof checkSite>

/** Checks a page with the rules that need no other. */
export function checkPage(files: Files, file: string, parsed?: ParsedFiles): Problem[] {
  const list = () => files.list().filter((name) => name === file || !isPageFile(name))
  const site = readSite({ ...files, list }, { parsed })
  return sortProblems(completed(site, site.pages.flatMap(problemsOf)))
}

/** Reads all content, and checks it as of a day. */
function checkDay(
  files: Files,
  { now, english, parsed, specification = SPECIFICATION }: CheckOptions = {},
) {
  // Page rules run as soon as a page is read, so that its syntax tree can be dropped before the next one is.
  const site = readSite(files, { now, parsed, onRead: problemsOf })
  const problems = site.all.flatMap(problemsOf)
  const reportIn = (file: string) => reporter(problems, file)
  for (const page of site.pages)
    for (const check of PAGE_IN_SITE_RULES) check(page, reportIn(page.file), site)
  for (const check of [...SITE_RULES, checkSpecification(specification)]) check(site, reportIn)
  if (english) checkSpelling(site, reportIn, english)
  return { site, problems: sortProblems(completed(site, withoutConsequences(problems))) }
}

/** Reads and checks all content. What only the date of tomorrow makes a problem is advice today, and `coming`. */
export function checkSite(files: Files, options: CheckOptions = {}) {
  const { parsed = new Map() } = options
  const checkOn = (now?: Date) => checkDay(files, { ...options, parsed, now })
  const { site, problems } = checkOn(options.now)
  const soon = problemsOfTomorrow({ site, problems }, (day) => checkOn(new Date(day)).problems)
  const coming = completed(site, soon)
  return { site, problems: sortProblems([...problems, ...coming]), coming }
}
