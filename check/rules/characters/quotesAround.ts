/** Quotation marks of a word processor around a whole text. */
import { expression } from '#check/expression.ts'
import { isArtifact, type SourceFile } from '#check/parse/site.ts'
import { correction, type ReportFinding } from '#check/problems.ts'
import { characters } from './characters.ts'

/** A word processor's quotation marks around a whole text, which YAML reads as part of it. */
const AROUND = expression(/^[“”„‘’]([^“”„"]*)[“”‘’]$/, {
  matches: ['“All about alpha”', '‘All’'],
  passes: ['All about “alpha”', '“All” and “alpha”'],
})

/** Checks that no text has quotation marks around all of it. */
export function checkQuotesAround(sourceFile: SourceFile, report: ReportFinding): void {
  const { source, yaml } = sourceFile
  for (const { value, place, range } of yaml?.texts ?? []) {
    const [, inner] = AROUND.exec(value) ?? []
    if (inner === undefined) continue
    const isQuoted = /["']/.test(source.charAt(range[0]))
    // Inside straight quotes, an artifact quotes somebody's words.
    if (isQuoted && isArtifact(sourceFile)) continue
    report(
      place,
      characters({
        found: 'typographic quotation marks around the whole value',
        why: 'YAML only understands straight quotes, so visitors would see these',
        remedy: 'Use straight quotes or none',
        inEditor: {
          found: 'quotation marks around the whole text',
          why: 'Visitors would see them',
          remedy: 'Remove them',
        },
        fix: correction(value, isQuoted ? inner : `"${inner}"`),
      }),
    )
  }
}
