/** Texts that must be unique, and where they occur again. */
import type { SitePage } from '../parse/page.ts'
import { REPLACE } from '../parse/passages.ts'
import { isPage, type ReportIn, type Site, type SourceFile } from '../parse/site.ts'
import { perObject, repeatsIn } from '../parse/source.ts'
import type { Finding, Place } from '../problems.ts'

export interface Occurrence {
  file: string
  text: string
  place: () => Place
}

/** Returns the words of a text, because a different case or punctuation does not make it unique. */
export const foldedWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** The words of an occurrence, as they are compared. */
export const keyOf = perObject(({ text }: Occurrence) => foldedWords(text))

/** Reports repeated texts, each at its second place; placeholder text is ignored. */
export function reportRepeated(
  all: readonly Occurrence[],
  reportIn: ReportIn,
  finding: (repeated: Occurrence, where: string, first: Occurrence) => Finding,
): void {
  const written = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !text.includes(REPLACE))
  for (const [repeated, first] of repeatsIn(written, keyOf)) {
    const { line } = first.place()
    const isHere = repeated.file === first.file
    const where = isHere ? `on line ${line}` : `in ${first.file}:${line}`
    const { found } = finding(repeated, isHere ? 'elsewhere on this page' : where, first)
    const inEditor = { found }
    reportIn(repeated.file)(repeated.place(), { ...finding(repeated, where, first), inEditor })
  }
}

/** Sorts files so that of two equal texts, the second is reported: in an unpublished page, or else in a changed file. */
export const settledFirst = perObject(
  ({ all, files: { before }, publishedOn }: Site): readonly SourceFile[] => {
    const isPublished = (sourceFile: SourceFile) =>
      !isPage(sourceFile) || publishedOn(sourceFile) === ''
    const rank = (sourceFile: SourceFile) =>
      (isPublished(sourceFile) ? 0 : 2) + (before?.has(sourceFile.file) ? 1 : 0)
    return all.toSorted((a, b) => rank(a) - rank(b))
  },
)

/** Pages in the order of {@link settledFirst}. */
export const settledPages = (site: Site): SitePage[] => settledFirst(site).filter(isPage)
