import { findingText, inEditor, type Problem, type RuleName } from '../../check/problems.ts'
import { isBlockName } from '../../lib/content/blocks.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_CHOICES } from '../document/blocks.ts'
import { labelOf, labelOfEntries, nameOfBlock, SECTION_LAYOUTS, titleOfFile } from './labels.ts'

/** A key at the start of a finding, such as `search.title`, `entry 2 of street` or `prop title of <Card>`. */
const KEY =
  /^(?!(?:it|there|this) )(?:entry (\d+) of )?(?:prop )?([a-z]\w*(?:\.\w+)*)(?: of <(\w+)[^<>]*>)?(?= (?:is|has|takes|must|cannot|says|needs|ends|explains|does not|add up)\b)/

/** The rules whose findings begin with a key. */
const WITH_KEY: readonly RuleName[] = ['schema', 'prop', 'unique', 'artifact', 'specification']

function labelOfKey(_: string, entry?: string, keys = '', block?: string): string {
  const path = [block ?? '', ...keys.split('.')]
  const label = entry ? `${labelOfEntries(path)} ${entry}` : labelOf(path)
  const around = block ? ` of this ${nameOfBlock(block).toLowerCase()}` : ''
  return `“${label}”${around}`
}

/** A file, with the lines that are meant. */
const FILE = /\bcontent\/[\w./-]+\.(?:mdx|yaml|json|csv)\b(?::\d+(?:, \d+)*)?/g

/** A block as pages write it. That of a drawing says which one, and that of a section how it is laid out. */
const BLOCK = /<(\w+)(?: (?:name|layout)="(\w+)")?>/g

/** What drawings are called in the menu of blocks, by the names that pages have for them. */
const DRAWINGS = new Map(
  BLOCK_CHOICES.map(({ name, text }) => [
    /^<Figure\s+name="(\w+)"/.exec(text)?.[1] ?? '',
    name.replace(/^.*: /, ''),
  ]),
)

function nameOfTag(tag: string, block: string, which?: string): string {
  if (!isBlockName(block)) return tag
  if (which === undefined) return `“${nameOfBlock(block)}”`
  const names = block === 'Figure' ? DRAWINGS : new Map(Object.entries(SECTION_LAYOUTS))
  return `“${names.get(which) ?? which}”`
}

/** Rules about syntax, which is seen in the source alone. */
const OF_SYNTAX: readonly RuleName[] = ['mdx', 'component', 'code', 'yaml', 'markdown']

/** Rules that speak of quotation marks, or of others as they are written. */
const OF_SIGNS: readonly RuleName[] = [...OF_SYNTAX, 'characters', 'quotes']

const QUOTED = /(?<![\p{L}\p{N}=\\])"(\S(?:[^"\n]*\S)?)"(?![\p{L}\p{N}])/gu

/** Titles in place of files, and names in place of tags. */
function withNames(text: string, rule: RuleName, contents: Contents): string {
  const titled = text.replace(
    FILE,
    (path) => `“${titleOfFile(path.split(':')[0] ?? path, contents)}”`,
  )
  const quoted = OF_SIGNS.includes(rule) ? titled : titled.replace(QUOTED, '“$1”')
  return OF_SYNTAX.includes(rule) ? quoted : quoted.replace(BLOCK, nameOfTag)
}

/**
 * What a finding says, with labels in place of the keys that authors do not see. With the contents of all files, it says it to those
 * who see the page and its forms; without, to those who look at the source.
 */
export function findingWords(finding: Problem, contents?: Contents): string {
  const text = findingText(contents ? inEditor(finding) : finding)
  const labeled = WITH_KEY.includes(finding.rule) ? text.replace(KEY, labelOfKey) : text
  const filled = labeled.replace(/ is ""(?=[;,])/, ' is empty')
  const shown = contents ? withNames(filled, finding.rule, contents) : filled
  // A name of a file stays as it is.
  return shown.replace(/(?:^|(?<=\. ))\p{Ll}(?=[\p{L}-]* )/gu, (letter) => letter.toUpperCase())
}
