/** Pages are words and blocks: no imports, exports or expressions, and tags as MDX reads them. */

import { expression } from '#check/expression.ts'
import { mdx, unfinishedNote } from '#check/parse/mdxErrors/findings.ts'
import { placeOf } from '#check/parse/nodes.ts'
import type { PageRule } from '#check/parse/page.ts'
import { autofix, correction, rule } from '#check/problems.ts'
import { blockProps } from '#lib/content/blocks.ts'
import type { Pattern } from '../pattern.ts'

const code = rule(
  'code',
  'Pages are words and blocks, so that everybody can edit them and nothing in them can break',
)

/** Blocks that other programs escape. */
const BLOCKS = Object.keys(blockProps).join('|')

const torn = (written: string, to: string) =>
  mdx({
    found: `${written}, a tag with a space or backslash after <, which turns it into text`,
    remedy: `Write ${to}`,
    fix: autofix(written, to),
  })

const escaped = (written: string, to: string) =>
  mdx({
    found:
      'a backslash before the < or > of a tag, which other programs put there, and which turns it into text',
    remedy: 'Remove the backslash',
    fix: autofix(written, to),
  })

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a space or backslash after the < of a tag',
    pattern: new RegExp(`<[ \\t]+(/?(?:${BLOCKS}))(?=[\\s/>])|<\\\\((?:${BLOCKS}))(?=\\s)`, 'g'),
    finding: ([written, spaced, slashed]) => torn(written, `<${spaced ?? slashed}`),
    matches: ['< Section id="all">', '<\\Card title="Alpha">'],
    passes: ['a < B', 'a < Kafka', '<Section id="all">'],
  },
  {
    name: 'a backslash in a closing tag',
    pattern: /<\\([A-Z][A-Za-z]*>)/g,
    finding: ([written, name]) => torn(written, `</${name}`),
    matches: ['<\\Section>'],
    passes: ['</Section>'],
  },
  {
    name: 'a backslash before a tag',
    pattern: new RegExp(`^([ \\t]*)\\\\(?=</?(?:${BLOCKS})\\b)`, 'gm'),
    finding: ([written, indent = '']) => escaped(written, indent),
    matches: ['\\<Section>', '  \\</Card>', '\\<Particulars />'],
    passes: ['\\<5 ms'],
  },
  {
    name: 'a backslash before the end of a tag',
    pattern: /\\>(?<=^[ \t]*(?:\\?<\/?[A-Z][^<>\n]*|\/)\\>)(?=[ \t]*\r?$)/gm,
    finding: ([written]) => escaped(written, '>'),
    matches: ['<Section id="all"\\>', '/\\>'],
    passes: ['> 5\\>', '<Section>'],
  },
  {
    name: 'an import',
    pattern: /^import (?=.*["']).*/gm,
    finding: ([line]) =>
      code({
        found: 'an import; pages cannot import anything',
        remedy: 'Remove the line; all blocks are available without it',
        fix: autofix(line, ''),
      }),
    matches: ["import { Chart } from '../chart'"],
    passes: ['import the data first.'],
  },
  {
    name: 'an export',
    pattern: /^export (?:const|let|default|function|[{*]).*/gm,
    finding: () =>
      code({
        found: 'an export; pages cannot export anything',
        remedy: 'Remove it; the title and description belong between the two "---"',
      }),
    matches: ['export const x = 1', 'export default Page'],
    passes: ['export the report.'],
  },
  {
    name: 'a sentence that starts like code',
    pattern: /^(?:import (?!.*["'])|export (?!const|let|default|function|[{*]))/gm,
    finding: ([word]) =>
      mdx({
        found: `a line that starts with "${word.trim()}", which MDX reads as code`,
        remedy: 'Start the sentence with another word; pages cannot import or export',
      }),
    matches: ['import the data first.', 'export the report.'],
    passes: ['Import the data first.', 'important data'],
  },
]

/** A note to colleagues, which never ships: a comment in braces. */
const NOTE = expression(/^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/, {
  matches: ['/* a note */', ' /* one */ /* two */'],
  passes: ['name', '/* a note', '/* a note */ name'],
})

/** `{{first_name}}` stands for words that a mailing would put there. */
const TEMPLATE = expression(/^\{[\s\w.]+\}$/, {
  matches: ['{first_name}', '{ client.name }'],
  passes: ['first_name', '{a: 1}'],
})

const blank = (written: string) =>
  code({
    found: `${written}, for which a mailing or a template would put words`,
    why: 'Nothing replaces it here, so visitors would read it',
    remedy: 'Write the words themselves; one that the page is about goes between `backticks`',
    inEditor: {
      remedy: 'Write the words themselves; one that the page is about goes between two ` signs',
    },
  })

/** Reports braces in the text that hold something else than a note. */
export const checkExpressions: PageRule = ({ outline, source }, report) => {
  for (const node of outline?.syntax?.nodes ?? []) {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue
    const { value } = node
    if (NOTE.test(value)) continue
    const written = `{${value}}`
    const isOpenNote = value.trimStart().startsWith('/*')
    const to = written.replace(/[{}]/g, '\\$&')
    // What belongs to a prop, whose tag has lost its beginning, is no text.
    const isProp = source[placeOf(node).offset - 1] === '='
    if (TEMPLATE.test(value)) {
      report(placeOf(node), blank(written))
      continue
    }
    const braces = code({
      found: `code in the text: ${written}; pages contain only words`,
      remedy: `Write the words themselves, or ${to} to show the braces`,
      fix: isProp || value.includes('\n') ? undefined : correction(written, to),
    })
    report(placeOf(node), isOpenNote ? unfinishedNote(written) : braces)
  }
}
