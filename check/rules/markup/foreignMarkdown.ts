/** Marks in the source of a page that other programs put there, or that have slipped. */
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import { autofix, correction, type Finding } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'the mark of a heading twice',
    pattern: /(?<=^#{1,6} +)#{1,6} +(?=\S)/gm,
    finding: ([marks]) =>
      markdown({
        found: `${marks.trim()} twice before a heading, the second of which readers would see`,
        remedy: 'Remove one',
        fix: autofix(marks, ''),
      }),
    matches: ['## ## How'],
    passes: ['## How'],
  },
  {
    // {#id}, {target=_blank}, {.class}.
    name: 'attributes in braces',
    pattern: /\{ ?(?:[#.][\w-]+|(?:target|rel|width|height|class|id|style)=[^{}\n]*)\}/g,
    finding: ([written]) =>
      markdown({
        found: `${written}, which another program put there`,
        why: 'Readers would see it',
        remedy: 'Remove it',
        fix: correction(written, ''),
      }),
    matches: ['- A point {#one}', '[A](/b){target=_blank}'],
    passes: ["steps={['plan']}", '{/* id=1 */}'],
  },
  {
    name: 'Markdown that was escaped',
    pattern: /^\\(#{1,6} )/gm,
    finding: ([written, marks = '']) =>
      markdown({
        found: `${written.trim()} with backslashes, which other programs put there, and which keep it from being Markdown`,
        why: 'Readers would see the characters',
        remedy: 'Remove the backslash',
        inEditor: { found: `${written.trim()}, which another program put there` },
        fix: autofix(written, marks),
      }),
    matches: ['\\## How it is done'],
    passes: ['## How', '- \\# of points'],
  },
  {
    name: 'bold that was escaped',
    pattern: /(?<!\d)\\\*\\\*(?!\d)/g,
    finding: ([written]) =>
      markdown({
        found: `${written} with backslashes, which other programs put there, and which keep it from being Markdown`,
        why: 'Readers would see the characters',
        remedy: 'Remove the backslashes',
        inEditor: { found: `${written}, which another program put there` },
        fix: autofix(written, '**'),
      }),
    matches: ['A \\*\\*bold\\*\\* point'],
    passes: ['3 \\* 4', '2\\*\\*10'],
  },
  {
    // Not in the row of a table, where the tab separates nothing.
    name: 'cells that are separated by tabs',
    pattern: /(?<=(?<!\|[ \t]*\n)^[^\t\n]*(?:[\p{L}%]{2}|\d))\t(?=\S)/gmu,
    finding: () =>
      markdown({
        found: 'a tab between words, as in a row copied from a spreadsheet',
        why: 'Readers would see all rows run together in one paragraph',
        remedy: 'Write | first | second | for each row of a table, or a space',
        inEditor: { remedy: 'Write a space, or add a table and paste it there' },
      }),
    matches: ['Step\tCost'],
    passes: ['o\tA point', '\tcode'],
  },
  {
    name: 'no space after a link',
    pattern:
      /(?<!\p{L})\p{L}+(?=\]\((?:\/|https:)[^()\s]*\)(?:\p{L}{4}|(?:and|are|but|can|for|has|how|its|may|nor|not|the|was|who|with|as|at|be|by|if|in|is|it|of|on|or|so|to|we)\b))/gmu,
    finding: ([word]) => joinedLink(word, 'after'),
    matches: ['A [point](/beta)behind it', '[A point](/beta)and more'],
    passes: ['A [point](/beta)s', 'A [point](/beta) and'],
  },
  {
    name: 'no space before a link',
    pattern: /(?<![\p{L}!])\p{L}+(?=\[[^\]\n]+\]\((?:\/|https:))/gmu,
    finding: ([word]) => joinedLink(word, 'before'),
    matches: ['the[other one](/beta)'],
    passes: ['the [other one](/beta)'],
  },
]

function joinedLink(word: string, where: 'before' | 'after'): Finding {
  return markdown({
    found:
      where === 'after'
        ? `no space between the link that ends in "${word}" and the word behind it`
        : `no space between the word "${word}" and the link behind it`,
    why: 'Readers would see one word',
    remedy: `Write a space ${where} the link`,
  })
}
