/** Markdown that pages do not use. */
import type { Nodes } from 'mdast'
import { expression } from '#check/expression.ts'
import { codeBlock, markdown } from '#check/parse/mdxErrors/findings.ts'
import { placeOf, rangeOf } from '#check/parse/nodes.ts'
import type { PageRule } from '#check/parse/page.ts'
import { autofix, correction, type Finding } from '#check/problems.ts'

const elsewhere = (found: string, remedy: string, inEditor: Finding['inEditor']) =>
  markdown({ found, remedy, inEditor })

/** Markdown that pages do not use, by its node. */
const UNUSED: Partial<Record<Nodes['type'], () => Finding>> = {
  code: codeBlock,
  imageReference: () =>
    elsewhere(
      'a photograph whose file is named elsewhere on the page',
      'Write it in one place: ![what it shows](name.jpg)',
      { remedy: 'Remove it, and add the photograph again' },
    ),
  linkReference: () =>
    elsewhere(
      'a link whose address is given elsewhere on the page',
      'Write it in one place: [words](/address)',
      { remedy: 'Write its words again, and link them' },
    ),
  definition: () =>
    markdown({
      found: 'a line that starts with a word in brackets and a colon, which nobody would see',
      why: 'Markdown takes it for the address of a link that is written elsewhere on the page',
      remedy: 'Leave out the brackets',
      inEditor: {
        why: 'It is taken for the address of a link that is written elsewhere on the page',
      },
    }),
  thematicBreak: () =>
    elsewhere('a horizontal rule; sections are already set apart', 'Remove the line', {
      remedy: 'Remove it',
    }),
  break: () =>
    markdown({
      found: 'two spaces or a backslash at the end of a line, which break it there',
      why: 'On every other screen, the line breaks elsewhere as well',
      remedy: 'Leave an empty line for a new paragraph, or write it as one line',
      inEditor: { remedy: 'Make two paragraphs of it, or write it as one line' },
      severity: 'advice',
    }),
}

/** A `>` that is meant as a sign before an amount. */
const MORE_THAN = expression(/^>\s*=?\s*[$€£]?\d/, {
  matches: ['> 100 rows', '>= 5', '> $40'],
  passes: ['> He said', '100 > 5'],
})

/** The number at the start of a list, with its mark. */
const NUMBER = expression(/^\d+./, { matches: ['3. One', '3) One'], passes: ['- 3.', 'A 3.'] })

/** A `>` at the start of a text makes a quotation of it, and is lost. */
function quotation(source: string, offset: number): Finding {
  const rest = source.slice(offset)
  const isSign = MORE_THAN.test(rest)
  return markdown({
    found: `a > at the start of ${isSign ? 'an amount' : 'a text'}, which makes it a quotation and is lost`,
    why: isSign
      ? 'Readers would see "100" where "more than 100" is meant'
      : 'The design has no quotations in the text of a page',
    remedy: isSign
      ? 'Write \\> to show the sign, or words: "more than"'
      : 'Write <Note title="…"> around it, or put a client\'s words into content/data/testimonials.yaml',
    inEditor: {
      remedy: isSign
        ? 'Write it in words: "more than"'
        : "Put it into a note, or a client's words into content/data/testimonials.yaml",
    },
    fix: isSign ? correction('>', '\\>') : undefined,
  })
}

/** Asterisks inside a word or between numbers, which are meant as signs. */
function emphasisFinding(source: string, start: number, end: number): Finding | undefined {
  const isInWord = (index: number) => /[\p{L}\p{N}]/u.test(source.charAt(index))
  if (!isInWord(start - 1) && !isInWord(end)) return undefined
  const written = source.slice(start, end)
  const [marks = ''] = /^[*_]+/.exec(written) ?? []
  const inner = written.slice(marks.length, -marks.length)
  // Beside a word, bold more likely lacks a space than a backslash.
  if (marks.length > 1 && !/^\d/.test(inner))
    return markdown({
      found: `no space between the bold words "${inner}" and the word next to them`,
      why: 'Readers would see one word, of which a part is bold',
      remedy: 'Put a space between the two',
    })
  const escaped = marks.replace(/./g, '\\$&')
  return markdown({
    found: `${marks} inside words or between numbers, which makes "${inner}" ${marks.length > 1 ? 'bold' : 'italic'} and is lost`,
    why: `Readers would not see the ${marks}`,
    remedy: `Write ${escaped} to show the sign, × to multiply, or put formulas and names between \`backticks\``,
    inEditor: { remedy: 'Write × to multiply, or put formulas and names between two ` signs' },
    fix: correction(written, `${escaped}${inner}${escaped}`),
  })
}

function listStart(source: string, offset: number): Finding {
  const [from = ''] = NUMBER.exec(source.slice(offset)) ?? []
  const to = from.replace(/\D/, '\\$&')
  return markdown({
    found: `a line that starts with ${from}, which makes it a numbered list; its first number would be shown as 1`,
    remedy: `Write ${to} in a sentence, or number the list from 1 on`,
    inEditor: { remedy: 'Begin a sentence with a word, or number the list from 1 on' },
  })
}

/** Checks what the syntax tree shows: unused kinds of Markdown, lost signs, lists. */
export const checkMarkdown: PageRule = ({ outline, source }, report) => {
  const { nodes = [] } = outline?.syntax ?? {}
  const hasReference = nodes.some(({ type }) => type.endsWith('Reference'))
  for (const node of nodes) {
    const [start, end] = rangeOf(node)
    // An address that a link refers to is reported there.
    if (node.type !== 'definition' || !hasReference) report(placeOf(node), UNUSED[node.type]?.())
    if (node.type === 'blockquote') report(placeOf(node), quotation(source, start))
    if (node.type === 'emphasis' || node.type === 'strong')
      report(placeOf(node), emphasisFinding(source, start, end))
    if (node.type === 'list' && node.ordered && node.start !== 1)
      report(placeOf(node), listStart(source, start))
    if (node.type !== 'listItem') continue
    if (node.children.length === 0)
      report(
        placeOf(node),
        markdown({
          found: 'an empty list item',
          remedy: 'Write it or remove the line',
          inEditor: { remedy: 'Write it, or remove it' },
        }),
      )
    const mark = source.charAt(start)
    if (/[*+]/.test(mark))
      report(
        placeOf(node),
        markdown({
          found: `a list item that starts with ${mark}; pages use "- text"`,
          why: 'Using one marker everywhere keeps changes easy to compare',
          remedy: 'Use a hyphen',
          inEditor: { found: `a list item that starts with ${mark}; pages use a hyphen` },
          severity: 'advice',
          fix: autofix(mark, '-'),
        }),
      )
  }
}
