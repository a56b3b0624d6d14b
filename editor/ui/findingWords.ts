import { findingText, type Problem, type RuleName } from '../../check/problems.ts'
import { isBlockName } from '../../lib/content/blocks.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_CHOICES } from '../document/blocks.ts'
import type { SectionLayout } from '../document/structure.ts'
import {
  labelOf,
  labelOfEntries,
  nameOfBlock,
  SECTION_LAYOUTS,
  titleOfFile,
  words,
} from './labels.ts'

/** A key at the start of a finding, such as `search.title`, `entry 2 of street` or `prop title of <Card>`. */
const KEY =
  /^(?!(?:it|there|this) )(?:entry (\d+) of )?(?:prop )?([a-z]\w*(?:\.\w+)*)(?: of <(\w+)[^<>]*>)?(?= (?:is|has|takes|must|cannot|says|needs|ends|does not|add up)\b)/

/** The rules whose findings begin with a key. */
const WITH_KEY: readonly RuleName[] = ['schema', 'prop', 'unique', 'artifact', 'specification']

const layoutNamed = (layout: string) => `“${SECTION_LAYOUTS[layout as SectionLayout] ?? layout}”`

/** What drawings are called in the menu of blocks, by the names that pages have for them. */
const DRAWINGS = new Map(
  BLOCK_CHOICES.map(({ name, text }) => [
    /^<Figure\s+name="(\w+)"/.exec(text)?.[1] ?? '',
    name.replace(/^.*: /, ''),
  ]),
)

const nameOfDrawing = (name: string) => `“${DRAWINGS.get(name) ?? name}”`

/** Names of drawings where a finding speaks of one or lists some. */
const OF_DRAWINGS: readonly (readonly [pattern: RegExp, how: (name: string) => string])[] = [
  [/(?:\b(?:a|the) )?<Figure name="(\w+)"[^<>]*>/g, (name) => `the drawing ${nameOfDrawing(name)}`],
  [
    /\bthe (?:figure|drawing) "?(\w+)"?(?= (?:appears|differs|has|in|spans|with)\b)/g,
    (name) => `the drawing ${nameOfDrawing(name)}`,
  ],
  [/(?<=better use of the width: (?:\w+, )*)(\w+)/g, nameOfDrawing],
]

const withDrawings = (text: string) =>
  OF_DRAWINGS.reduce(
    (all, [pattern, how]) => all.replace(pattern, (_, name: string) => how(name)),
    text,
  )

function labelOfKey(_: string, entry?: string, keys = '', block?: string): string {
  const path = [block ?? '', ...keys.split('.')]
  const label = entry ? `${labelOfEntries(path)} ${entry}` : labelOf(path)
  const around = block ? ` of this ${nameOfBlock(block).toLowerCase()}` : ''
  return `“${label}”${around}`
}

/** A file, with the lines that are meant. */
const FILE = /\bcontent\/([\w./-]+\.(?:mdx|yaml|json|csv))(?::\d+(?:, \d+)*)?/g

/** Rules about syntax, which is seen in the source alone. */
const OF_SYNTAX: readonly RuleName[] = ['mdx', 'component', 'code', 'yaml', 'markdown']

/** Rules that speak of quotation marks, or of others as they are written. */
const OF_SIGNS: readonly RuleName[] = [...OF_SYNTAX, 'characters', 'quotes']

const QUOTED = /(?<![\p{L}\p{N}=])"(\S(?:[^"\n]*\S)?)"(?![\p{L}\p{N}])/gu

/** What only an author needs who edits files, and what it is where there are none. */
const OF_FILES: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(?<=requires it), in docs\/\S+\.md/g, ''],
  [/; one that is test data goes between `backticks`/g, ''],
  [/\bbetween `?backticks`?/g, 'between two ` signs'],
  [/ Anything that is not quite Markdown shows up on the page as typed\./g, ''],
  [/; a note to colleagues is \{\/\* note \*\/\}/g, ''],
  [
    /\bwrite \[words that say where it leads\]\([^\s()]+\)/gi,
    'say in words where it leads, and link them',
  ],
  [
    /\bwrite ### and a space before it \(## at the start of a section\), without the asterisks/gi,
    'make it the heading of a section, or let a sentence begin with it',
  ],
  [/\bwrite \| first \| second \| for each row of a table\b/gi, 'add a table and paste it there'],
  [/, which is its first line and starts with ##/g, ''],
  [/\bwrite ## and a heading/gi, 'write a heading'],
  [/\ba detail page\b/g, 'a page about a service'],
  [/\ba landing page\b/g, 'a page about a group of services'],
  [
    /\bin the editor, add the block "(.*?)" to a page; in a file, [^.]*/gi,
    'add the block “$1” to a page',
  ],
  [/\bthere is no claim [\w-]+; \S+ has [\w, -]+/g, 'the figure here is no longer in “Claims”'],
  [
    /\badd it to \S+ with its source and owner\b/gi,
    'put it back by Undo, or take it out of the text',
  ],
  [/: \S+\.(?:csv|yaml) does not exist\b/g, ''],
  [
    /\bwrite that file, or name one of those in \S+\/(?=[.,;]|$)/gi,
    'choose other numbers, or press New numbers',
  ],
  [
    /\bput that file back, or copy that of another page and change its words and numbers\b/gi,
    'put it back by Undo',
  ],
  [/\bthe file (?=has \d)/g, 'the list '],
  [/\bthe id (?=")/g, 'the short name '],
  [/\bthe href (?=")/g, 'the page '],
  [/\bkeep "id: ([\w-]+)"/gi, 'keep the short name “$1”'],
  [
    /\badd !\[what it shows\]\(\S+\) to a page, or photo: \S+ to a person in \S+ or \S+, or remove the file/gi,
    'show it on a page or at a person, or delete it',
  ],
  // Of what authors choose in a form, it says nothing.
  [/ A block shows what it has a place for, and silently ignores anything else\./g, ''],
  [/\ba drawing is a <Figure … \/> in a page/g, 'drawings are added as blocks'],
  [/\badd the line "titleLinksToItself: true"/gi, 'choose this in Details'],
  [/\bof services\.label\b/g, 'of the label of the services'],
  [/\bchoose under "Move, add, remove"/gi, 'choose another under “Move, add, remove”'],
  [/ in content\/data\/photos(?: or next to the page)?(?=[.,;]|$)/g, ''],
  [/ in content\/(?=[.,;]|$)/g, ''],
  [/ on this page from line \d+ on/g, ' elsewhere on this page'],
  [/, first on line \d+/g, ''],
  [/\bthe entry on line \d+/g, 'another entry'],
  [/ on line \d+/g, ' elsewhere on this page'],
  [/ below the front matter/g, ' of a page'],
  [/\bthe title in the front matter/g, 'the title of the page'],
  [/\bthe front matter and content\/data\b/g, 'its details and the shared facts'],
  [/\ba first-level heading: # /g, 'a second title: '],
  [/<Claim id="…" \/> (?:with|and) its id from \S+\.yaml/g, 'an entry of the list of claims'],
  [/\bsearch\.title\b/g, 'the title in search results'],
  [/\bHeadings become anchors, and the page frame adds a few of its own/g, 'A link leads to each'],
  [/\bthe anchor (?=[#/])/g, 'the address '],
  [/\bhas no anchor (?=#)/g, 'has no place '],
  [/\bleave the anchor out/g, 'leave out what follows the #'],
  [/\banother id\b/g, 'another short name'],
  [/\bthis site's host\b/g, 'the address of this site'],
  [/\bprop(?=s?\b)|(?<=\bunknown )key\b/gi, 'field'],
  [/\badd the line '\{ "from": "([^"]+)", "to": "([^"]+)" \},' to \S+\.json/gi, 'lead $1 to $2'],
  [/; "npm run [^"]+" does it for you/g, ''],
  [/ a draft, with the line "draft: true" at its top/g, ' a draft'],
  [/\breviewBy\b/g, 'the day of its next review'],
  [/\bpress Publish in the editor or remove this line/g, 'press Publish'],
  [/\bremove this line to publish the page/gi, 'Publish the page'],
  [/\bremove (?:this|the) line\b/g, 'remove it'],
  [/\bby the first release on or after\b/g, 'on'],
  [/\bunless something stops that release\b/g, 'unless an error stops it'],
  [/\bits address answered in the last release\b/g, 'its address is online'],
  [
    /\banswered (?:in the last release|before this change) but no longer does\b/g,
    'is an address of the site, and would lead nowhere',
  ],
  [/\bno release goes live\b/g, 'the site cannot be updated'],
  [
    /\bIts address is promised to visitors and search engines, in\b/g,
    'Its address must stay; it is in',
  ],
  [/, which this redirect hides\b/g, ', but leads elsewhere'],
  [
    /\bRedirects are for pages that no longer exist\b/g,
    'Only addresses without a page lead elsewhere',
  ],
  [/\bit already redirects to\b/g, 'it already leads to'],
  [/(?<=\S )redirects to (?=\/)/g, 'leads to '],
]

/** Words for those who see the page and its forms, with titles in place of files and lines. */
function withoutFiles(text: string, rule: RuleName, contents: Contents): string {
  const plain = OF_FILES.reduce((found, [pattern, to]) => found.replace(pattern, to), text)
    .replace(/\bthe series ([a-z][a-z0-9-]*)/g, (_, name: string) => `the numbers “${words(name)}”`)
    .replace(
      /\bthere is no series ([a-z][a-z0-9-]*)/g,
      (_, name: string) => `there are no numbers “${words(name)}”`,
    )
  const named = plain.replace(
    FILE,
    (_, name: string) => `“${titleOfFile(`content/${name}`, contents)}”`,
  )
  const quoted = OF_SIGNS.includes(rule) ? named : named.replace(QUOTED, '“$1”')
  if (OF_SYNTAX.includes(rule)) return quoted
  return quoted.replace(/<(\w+)>/g, (tag, block: string) =>
    isBlockName(block) ? `“${nameOfBlock(block)}”` : tag,
  )
}

/**
 * What a finding says, with labels in place of the keys and the syntax that authors do not see. With the contents of all files, it
 * names pages by their titles; without, for those who look at the source, by their files and lines.
 */
export function findingWords(finding: Problem, contents?: Contents): string {
  const text = findingText(finding)
  const named = WITH_KEY.includes(finding.rule) ? text.replace(KEY, labelOfKey) : text
  const inWords = withDrawings(named)
    .replace(/ is ""(?=[;,])/, ' is empty')
    .replace(
      /add (?:the line )?"- [^"]*" to \S+\.yaml(?:, (?:at its start|after "- [^"]*"))?/,
      'add it to the dictionary',
    )
    .replace(/(?<=\badd a )<Figure … \/>/gi, 'drawing')
    .replace(/<Section layout="(\w+)">/g, (_, layout: string) => layoutNamed(layout))
    .replace(/(?<=\blayout )(?:beside|wide|pinned)\b/g, layoutNamed)
  const shown = contents ? withoutFiles(inWords, finding.rule, contents) : inWords
  // A name of a file stays as it is.
  return shown.replace(/(?:^|(?<=\. ))\p{Ll}(?=[\p{L}-]* )/gu, (letter) => letter.toUpperCase())
}
