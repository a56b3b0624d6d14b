import { findingText, type Problem } from '../../check/problems.ts'
import type { SectionLayout } from '../document/structure.ts'
import { labelOf, labelOfEntries, nameOfBlock, SECTION_LAYOUTS } from './labels.ts'

/** A key at the start of a finding, such as `search.title`, `entry 2 of street` or `prop title of <Card>`. */
const KEY =
  /^(?:entry (\d+) of )?(?:prop )?([a-z]\w*(?:\.\w+)*)(?: of <(\w+)[^<>]*>)?(?= (?:is|has|takes|must|cannot|says|needs|ends|does not|add up)\b)/

const layoutNamed = (layout: string) => `“${SECTION_LAYOUTS[layout as SectionLayout] ?? layout}”`

/** What a finding says, with labels in place of the keys and the syntax that authors do not see. */
export function findingWords(finding: Problem): string {
  const text = findingText(finding)
  const named =
    finding.rule === 'schema' || finding.rule === 'prop'
      ? text.replace(KEY, (_, entry?: string, keys = '', block?: string) => {
          const path = [block ?? '', ...keys.split('.')]
          const label = entry ? `${labelOfEntries(path)} ${entry}` : labelOf(path)
          const around = block ? ` of this ${nameOfBlock(block).toLowerCase()}` : ''
          return `“${label}”${around}`
        })
      : text
  const inWords = named
    .replace(/ is ""(?=[;,])/, ' is empty')
    .replace(
      /add the line "- [^"]*" to \S+, (?:at its start|after "- [^"]*")/,
      'add it to the dictionary',
    )
    .replace(/(?<=\badd a )<Figure … \/>/gi, 'drawing')
    .replace(/<Section layout="(\w+)">/g, (_, layout: string) => layoutNamed(layout))
    .replace(/(?<=\blayout )(?:beside|wide|pinned)\b/g, layoutNamed)
  // A name of a file stays as it is.
  return inWords.replace(/^\p{Ll}(?=[\p{L}-]* )/u, (letter) => letter.toUpperCase())
}
