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
import { withoutOwnNames } from './report/ownNames.ts'
import { withoutConsequences } from './report/suppress.ts'
import { checkProse, checkSource } from './rules/allPatterns.ts'
import { checkQuotesAround } from './rules/characters/quotesAround.ts'
import { checkClaims, checkCounted, checkStatements } from './rules/claims/claims.ts'
import { checkFacts } from './rules/claims/facts.ts'
import { checkStandards } from './rules/claims/standards.ts'
import { checkAddresses } from './rules/links/addresses.ts'
import { checkAnchors } from './rules/links/anchors.ts'
import { checkLabels, checkLinks } from './rules/links/links.ts'
import { checkRedirects } from './rules/links/redirects.ts'
import { checkPromises, checkRemovedAnchors, checkWordsOfLinks } from './rules/links/removals.ts'
import { checkLayout, checkParents, checkReach } from './rules/links/structure.ts'
import { checkExpressions } from './rules/markup/code.ts'
import { checkMarkdown } from './rules/markup/markdown.ts'
import { checkText } from './rules/markup/nearMarkdown.ts'
import { checkTables } from './rules/markup/tables.ts'
import {
  checkBlocks,
  checkBody,
  checkContents,
  checkCounts,
  checkNesting,
} from './rules/page/blocks.ts'
import { checkDrafts, checkFactsWritten, checkLength } from './rules/page/drafts.ts'
import { checkHeadings } from './rules/page/headings.ts'
import { checkFold, checkHead, checkRoom } from './rules/page/room.ts'
import { checkPictures, checkSections } from './rules/page/sections.ts'
import { checkArtifacts, checkNeighbors } from './rules/pictures/artifacts.ts'
import { checkIcons } from './rules/pictures/icons.ts'
import { checkLogos } from './rules/pictures/logos.ts'
import { checkPhotographs, checkPhotographWords } from './rules/pictures/photographs.ts'
import { checkForms, checkPlates } from './rules/pictures/plates.ts'
import { checkSeries } from './rules/pictures/series.ts'
import { checkAdditions, checkRoomForName } from './rules/site/additions.ts'
import { checkBar } from './rules/site/bar.ts'
import { checkDueDiligence } from './rules/site/dueDiligence.ts'
import { checkFileNames, checkSymbolicLinks } from './rules/site/fileNames.ts'
import { checkEntries, checkTitles, checkUnique } from './rules/site/unique.ts'
import { checkSpecification, type Specification } from './rules/specification/specification.ts'
import { SPECIFICATION } from './rules/specification/specifiedSite.ts'
import { checkDictionary } from './rules/spelling/dictionary.ts'
import { checkSpelling } from './rules/spelling/spelling.ts'
import {
  checkDuplicates,
  checkNearDuplicates,
  checkRepeatedParts,
} from './rules/wording/duplicates.ts'
import { checkWeekdays } from './rules/wording/weekdays.ts'
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
  checkLabels,
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
  checkPlates,
  checkForms,
  checkWeekdays,
  checkDueDiligence,
  checkDuplicates,
  checkRepeatedParts,
  checkNearDuplicates,
  checkDictionary,
  checkFactsWritten,
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
  return {
    site,
    problems: sortProblems(completed(site, withoutConsequences(withoutOwnNames(site, problems)))),
  }
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
