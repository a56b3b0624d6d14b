/** What the deletion, the move or the unpublication of a page changed elsewhere, so that both are taken back together. */
import { diffIndices } from 'node-diff3'
import { listAt, valueAt } from '../../check/parse/source.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Content, Contents } from '../background/messages.ts'
import { leftoversOf } from './leftovers.ts'
import { isDraftText, REDIRECTS } from './redirects.ts'
import { renamesIn } from './renames.ts'
import { readYamlOf } from './texts.ts'

const FACTS = fileOfData('facts')

/** A file as it is shown, and as it is without a change. */
export interface Part {
  file: string
  shown: Content
  without: Content
}

/** What lines elsewhere say of a page: its address, in links, menu items and redirects, and the dated facts that it stated. */
function marksOf(before: Contents, page: string): string[] {
  const facts = readYamlOf(FACTS, String(before[FACTS] ?? '')).value
  const says = listAt(facts, []).map((fact) => String(valueAt(fact, ['says'])))
  const stated = says.filter((words) => String(before[page]).includes(words))
  return [pathOfFile(page), ...stated].map((words) => `${RegExp.escape(words)}(?![\\w/-])`)
}

/** A text as it was where some of its changed lines have any of the marks. */
function withoutLines(before: string, after: string, marks: readonly string[]): string {
  const name = new RegExp(marks.join('|'))
  const now = after.split('\n')
  return diffIndices(before.split('\n'), now)
    .filter(({ buffer1Content, buffer2Content }) =>
      [...buffer1Content, ...buffer2Content].some((line: string) => name.test(line)),
    )
    .reduceRight(
      (lines, { buffer1Content, buffer2: [start, count] }) =>
        lines.toSpliced(start, count, ...buffer1Content),
      now,
    )
    .join('\n')
}

/** The files that went with a page: its document, and the numbers and photographs that only it showed. */
const belongings = (before: Contents, page: string) => [
  fileOfArtifact(pathOfFile(page)),
  ...leftoversOf(before, page, ''),
]

/** Finds what changed elsewhere with those of some files that are pages and are gone from their addresses. */
function tracesOf(files: readonly string[], before: Contents, after: Contents): Part[] {
  const gone = files.filter(
    (file) => isPageFile(file) && typeof before[file] === 'string' && after[file] === null,
  )
  if (gone.length === 0) return []
  const marks = gone.flatMap((page) => marksOf(before, page))
  const lost = gone
    .flatMap((page) => belongings(before, page))
    .filter((file) => after[file] === null && !files.includes(file))
  const moved = [...renamesIn(before, after)].flatMap(([to, from]) =>
    lost.includes(from) ? [{ file: to, shown: after[to] ?? null, without: null }] : [],
  )
  const lines = Object.entries(after).flatMap(([file, shown]) => {
    const was = before[file]
    if (typeof was !== 'string' || typeof shown !== 'string' || files.includes(file)) return []
    const without = withoutLines(was, shown, marks)
    return without === shown ? [] : [{ file, shown, without }]
  })
  return [
    ...lines,
    ...moved,
    ...lost.map((file) => ({ file, shown: null, without: before[file] ?? null })),
  ]
}

/** The redirect that came or went as a page became a draft or was published. */
function redirectWith({ file, shown, without }: Part, before: Contents, after: Contents): Part[] {
  const was = before[REDIRECTS]
  const now = after[REDIRECTS]
  const isKept = !isPageFile(file) || isDraftText(file, shown) === isDraftText(file, without)
  if (isKept || shown === null || without === null) return []
  if (typeof was !== 'string' || typeof now !== 'string') return []
  const mark = `"from": "${RegExp.escape(pathOfFile(file))}"`
  const reverted = withoutLines(was, now, [mark])
  return reverted === now ? [] : [{ file: REDIRECTS, shown: now, without: reverted }]
}

/** A change of a file, and what changed elsewhere with it. */
export const withTraces = (part: Part, before: Contents, after: Contents): Part[] => [
  part,
  ...redirectWith(part, before, after),
]

/** The cards that came on other pages with those of some files that are new pages. */
function cardsOf(files: readonly string[], before: Contents, after: Contents): Part[] {
  const isNew = (file: string) =>
    isPageFile(file) && typeof before[file] !== 'string' && typeof after[file] === 'string'
  const renames = renamesIn(before, after)
  const marks = files
    .filter((file) => isNew(file) && !renames.has(file))
    .map((file) => `href="${RegExp.escape(pathOfFile(file))}"`)
  if (marks.length === 0) return []
  return Object.entries(after).flatMap(([file, shown]) => {
    const was = before[file]
    if (!isPageFile(file) || typeof was !== 'string' || typeof shown !== 'string') return []
    const without = withoutLines(was, shown, marks)
    return without === shown ? [] : [{ file, shown, without }]
  })
}

/** The pages on which nothing has changed but that a new page got its card there. */
export const cardHoldersOf = (before: Contents, after: Contents): string[] =>
  cardsOf(Object.keys(after), before, after)
    .filter(({ file, without }) => without === before[file])
    .map(({ file }) => file)

/** All changes of some files, and what changed elsewhere with them. */
export const wholeOf = (files: readonly string[], before: Contents, after: Contents): Part[] => [
  ...files.flatMap((file) =>
    withTraces({ file, shown: after[file] ?? null, without: before[file] ?? null }, before, after),
  ),
  ...tracesOf(files, before, after),
  ...cardsOf(files, before, after),
]

/** The files in which nothing has changed but the address of a page that has moved, which their authors did not touch. */
export const followersOf = (
  renames: ReadonlyMap<string, string>,
  before: Contents,
  after: Contents,
): string[] =>
  [...renames].flatMap(([to, from]) => {
    const isAddress = new RegExp(`${RegExp.escape(pathOfFile(to))}(?![\\w/-])`, 'g')
    return tracesOf([from], before, after)
      .filter(({ file, shown, without }) => {
        const readdressed = String(shown).replace(isAddress, pathOfFile(from))
        return file === REDIRECTS ? without === before[file] : readdressed === before[file]
      })
      .map(({ file }) => file)
  })
