/** Tables: rows and columns that readers, phones and screen readers can follow. */
import type { Table } from 'mdast'
import { expression } from '#check/expression.ts'
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import { isJsx, placeOf, rangeOf } from '#check/parse/nodes.ts'
import type { PageRule } from '#check/parse/page.ts'
import {
  autofix,
  correction,
  counted,
  type Finding,
  type ReportFinding,
  rule,
} from '#check/problems.ts'
import { TABLE_COLUMNS } from '#lib/content/blocks.ts'
import type { Pattern } from '../pattern.ts'
import { nesting } from '../sharedRules.ts'

const duplicate = rule('duplicate', 'Readers would look for the difference')

const SAID_BEFORE_CELLS = 'Phones and screen readers say it before each cell'

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    // The line of hyphens is the last one.
    name: 'a table without rows',
    pattern:
      /(?<=^\|.*\n)\|[ \t]*:?-[-:| \t]*\|[ \t]*(?=\r?\n[ \t]*(?:\r?\n|<)|\r?\n?(?![\s\S]))/gm,
    finding: () =>
      nesting({
        found: 'a table without rows',
        remedy: 'Write the rows below the line of hyphens, or remove the table',
        inEditor: { remedy: 'Write its rows, or remove it' },
      }),
    matches: ['| Of | It |\n| --- | --- |\n\n'],
    passes: ['| Of | It |\n| --- | --- |\n| a | b |\n'],
  },
  {
    name: 'a row whose first cell is empty',
    pattern: /^\|[ \t]*\|(?!.*\r?\n\|[ \t]*:?-)/gm,
    finding: () =>
      nesting({
        found: 'a row of a table whose first cell is empty',
        why: 'The first cell is the name of its row',
        remedy: 'Fill it in, or remove the row',
      }),
    matches: ['| | d |'],
    passes: ['| a | |', '| | It |\n| --- | --- |'],
  },
  {
    name: 'the same row twice',
    pattern: /^(?!\|[-:| \t]*$)(\|.*\|)[ \t]*$(?<=^\1[ \t]*\n(?:\|.*\n)*\1[ \t]*)/gm,
    finding: () =>
      duplicate({
        found: 'a row that the table already has',
        remedy: 'Remove it, or say what is different',
      }),
    matches: ['| b | c |\n| b | c |'],
    passes: ['| b | c |\n| c | b |'],
  },
  {
    // A name in code breaks anywhere.
    name: 'a long word in a table',
    pattern: /(?<![\p{L}`])\p{L}{25,}(?![\p{L}`])(?<=^\|.*)/gmu,
    finding: ([word]) =>
      nesting({
        found: `"${word}" in a table, a word of ${word.length} letters`,
        why: 'A column is as wide as its longest word, and a tablet has room for 24 letters',
        remedy: 'Use shorter words, or hyphens, at which it breaks',
      }),
    matches: ['| a | Donaudampfschifffahrtsgesellschaft |'],
    passes: ['| a | Donau-Dampfschifffahrts-Gesellschaft |', 'Donaudampfschifffahrtsgesellschaft'],
  },
  {
    name: 'two columns with the same name',
    pattern:
      /^(?=\|.*\r?\n\|[ \t]*:?-)\|(?:.*\|)?[ \t]*([^|\s:-](?:[^|\n]*[^|\s])?)[ \t]*\|(?:.*\|)?[ \t]*\1[ \t]*\|/gm,
    finding: ([, name]) =>
      nesting({
        found: `two columns of a table with the same name, ${name}`,
        why: SAID_BEFORE_CELLS,
        remedy: 'Say what is different about each',
      }),
    matches: ['| Of | Of |\n| --- | --- |'],
    passes: ['| Of | It |\n| --- | --- |', '| Of | Of |\n| c | d |'],
  },
  {
    name: 'a dash in the line of hyphens',
    pattern: /^\|(?=[^\n]*[—–])[ \t—–|-]*\|(?=[ \t]*\r?$)/gmu,
    finding: ([line]) =>
      markdown({
        found: "dashes below the names of a table's columns, where hyphens belong",
        why: 'Otherwise the rows are not recognized as a table',
        remedy: 'Write --- for each column',
        inEditor: {
          found: 'a table that is not recognized as one',
          why: 'Readers would see its rows run together in one paragraph',
          remedy: 'Add a table, and write it there',
        },
        fix: autofix(line, line.replace(/[—–-]+(?:[ \t]+[—–-]+)*/g, '---')),
      }),
    matches: ['| — | — |', '| --- |— --- |'],
    passes: ['| --- | --- |', '| a — b | c |'],
  },
]

const CODE = expression(/`[^`\n]*`/g, {
  matches: ['| `a | b` | c |'],
  passes: ['| a | b |', '| ` |'],
})

/** A `|` without a backslash before it. */
const PIPE = expression(/(?<!\\)\|/g, { matches: ['a | b'], passes: ['a \\| b'] })

/** Code in a row whose | starts another cell. What stands between two codes is none. */
const pipeInCode = (row: string) => (row.match(CODE) ?? []).find((code) => code.search(PIPE) !== -1)

function cellsFinding(row: string, cells: number, columns: number): Finding {
  const code = pipeInCode(row)
  if (code) {
    const to = code.replace(PIPE, '\\|')
    return nesting({
      found: `a | in the code ${code}, which starts another cell`,
      why: 'In a table, a | ends its cell even between backticks',
      remedy: `Write ${to}`,
      inEditor: {
        found: 'a | in a cell, which starts another one',
        why: 'The text would be divided there',
        remedy: 'Say it in words',
      },
      fix: correction(code, to),
    })
  }
  return nesting({
    found: `${counted(cells, 'cell')} in a table row; the table has ${columns} columns`,
    why: 'Extra cells are dropped, and missing ones leave a gap',
    remedy: "Put | between the row's cells, and write \\| for the character itself",
    inEditor: { remedy: 'Write what is missing, or leave out what is too much' },
  })
}

function checkTable(
  table: Table,
  hasCaption: boolean,
  source: string,
  report: ReportFinding,
): void {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const unnamed = head?.children.find((cell) => cell.children.length === 0)
  if (unnamed)
    report(
      placeOf(unnamed),
      nesting({
        found: 'a column of the table has no name',
        why: SAID_BEFORE_CELLS,
        remedy: "Write the names of the columns in the table's first row",
      }),
    )
  if (columns < TABLE_COLUMNS.min || columns > TABLE_COLUMNS.max)
    report(
      placeOf(table),
      nesting({
        found: `a table with ${columns} columns; it takes two to four`,
        why: 'More do not fit next to each other on a phone',
        remedy: 'Split it, or move some of it into the text',
      }),
    )
  for (const row of rows.filter(({ children }) => children.length !== columns))
    report(placeOf(row), cellsFinding(source.slice(...rangeOf(row)), row.children.length, columns))
  if (!hasCaption)
    report(
      placeOf(table),
      nesting({
        found: 'a table without a caption',
        why: 'The caption tells screen reader users what the table compares',
        remedy:
          'Put <Table caption="…"> above it and </Table> below it, with an empty line around each',
        inEditor: { remedy: 'Add the block "Table", and move it there' },
      }),
    )
}

/** Checks the tables of a page. */
export const checkTables: PageRule = ({ outline, source }, report) => {
  for (const node of outline?.syntax?.nodes ?? []) {
    if (!('children' in node)) continue
    for (const child of node.children)
      if (child.type === 'table')
        checkTable(child, isJsx(node) && node.name === 'Table', source, report)
  }
}
