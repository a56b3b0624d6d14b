/** Lists: what other programs put before a line instead of "- ". */
import { expression } from '#check/expression.ts'
import { restOfLine } from '#check/parse/lines.ts'
import { autofix, type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const list = rule(
  'markdown',
  'Anything else is plain text, so the items would run together in one paragraph',
)

const item = (written: string, to: string, remedy: string, isCertain = true): Finding =>
  list({
    found: `a line that starts with ${written.trim()}; list items are "- text"`,
    remedy,
    inEditor: {
      found: `a line that starts with ${written.trim()}, which makes no list of it`,
      why: 'The items would run together in one paragraph',
      remedy: isCertain ? 'Make a list of it' : 'Make a list of it, or remove the sign',
    },
    fix: isCertain ? autofix(written, to) : undefined,
  })

/** A line that starts as items do, here or in another program. */
const ITEM = expression(/^[ \t]*(?:[^\p{L}\p{N}\s<|#]+|\p{L}{1,4}[).]|o)[\s\p{L}*]/u, {
  matches: ['- one', '• one', 'iv. four', 'o one'],
  passes: ['One of it', '<Card>', '## How', '| a |'],
})

/** A line between others that are no items may be a sentence into which a mark has slipped. */
function isAmongItems({ 0: written, index, input }: RegExpExecArray): boolean {
  const above = input.slice(0, index).trimEnd().split('\n').at(-1) ?? ''
  const [, ...linesBelow] = input.slice(index + written.length).split('\n')
  const below = linesBelow.find((line) => line.trim() !== '') ?? ''
  return ITEM.test(above) || ITEM.test(below)
}

/** A bullet in the middle of a line, with words on both sides. */
const LATER_BULLET = expression(/\S\s+[•▪◦●■➢]\s+\p{L}/u, {
  matches: ['One • Two', 'One ● Two'],
  passes: ['One', 'One – two', '• One'],
})

const OWN_LINES = 'Write each item on a line of its own that starts with a hyphen and a space'

function hyphen(match: RegExpExecArray): Finding {
  const [written] = match
  const line = restOfLine(match.input, match.index + written.length)
  if (LATER_BULLET.test(line)) return item(written, written, OWN_LINES, false)
  const isCertain = isAmongItems(match)
  const otherwise = isCertain ? '' : ', or remove it if the line is no item of a list'
  const remedy = `Write a hyphen and a space${otherwise}`
  return item(written, `${match[1] ?? ''}- `, remedy, isCertain)
}

const numbered = ([written = '', number = '']: RegExpExecArray) =>
  item(written, `${number}. `, 'Write the number with a period')

/** Bullets of word processors, symbol fonts and outlines. */
export const BULLET = '[•·●▪◦‣–⁃∙○■□◆➢➤✓»›▸►☐▢→§—\\uF000-\\uF0FF]'

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    name: 'a bullet of another program',
    pattern: new RegExp(
      `^([ \\t]*)(?:${BULLET}[ \\t\\u00A0]*(?=[\\p{L}*]|/(?!>))(?!\\w+:\\s)|[-+*]\\u00A0[ \\t\\u00A0]*|--[ \\t]+(?=[\\p{L}*])|[★☆~][ \\t]+|\\\\[-+*][ \\t]+)`,
      'gmu',
    ),
    finding: hyphen,
    matches: ['• A point', '→ A point', '-- A point', '-\u00A0A point', '\uF0B7 A point'],
    passes: ['- A point', '— 5 —', '--option', '–/>'],
  },
  {
    // A letter, a Roman number or the o that stands for a hollow bullet.
    name: 'a letter as a bullet',
    pattern:
      /^([ \t]*)(?:o(?:\t| {2,}| (?=\p{Lu}))[ \t]*|(?:[a-z]|ii|iii|iv|vi{1,3}|ix)[).][ \t]+|[A-Z]\)[ \t]+)/gmu,
    finding: hyphen,
    matches: ['o\tA point', 'a) A point', 'iv. Four', 'B) A point'],
    passes: ['of a point', 'A. Smith tests', 'on it'],
  },
  {
    // An asterisk only if no other one closes it.
    name: 'a bullet without a space',
    pattern:
      /^(?:[-+]|\*(?=[^*\n]*$)(?<![\p{L}.,]\*\s[\s\S]*))(?=\p{L})(?!\w+:(?:\s|$))|(?<=^[ \t]*)-(?=\/[a-z])/gmu,
    finding: ([written]) => item(written, '- ', 'Write a hyphen and a space'),
    matches: ['-A point', '*A point', '  -/beta'],
    passes: ['*A* point', '- A point', '-5 degrees', '*title: Alpha'],
  },
  {
    name: 'a number without a space',
    pattern: /^[ \t]*\d{1,2}[.)](?=\p{L})/gmu,
    finding: ([written]) => item(written, `${written} `, 'Write a space after it'),
    matches: ['1.A point', '12)Next'],
    passes: ['1. A point', '1.5 hours'],
  },
  {
    name: 'a number in parentheses',
    pattern: /^[ \t]*\((\d{1,2})\)[ \t]+(?=\p{L})/gmu,
    finding: numbered,
    matches: ['(1) First point'],
    passes: ['(2026) was', 'in (1) the'],
  },
  {
    name: 'a number and a period in parentheses',
    pattern: /^(\d{1,2})\.\)[ \t]+(?=\p{L})/gmu,
    finding: numbered,
    matches: ['1.) One more'],
    passes: ['1. One more'],
  },
  {
    // Two such lines in a row; a single one may be a sentence.
    name: 'numbers without a period',
    pattern:
      /^#?(\d{1,2}) (?=\p{Lu}[^\n]*\n#?\d{1,2} \p{Lu})|(?<=^#?\d{1,2} \p{Lu}[^\n]*\n)#?(\d{1,2}) (?=\p{Lu})/gmu,
    finding: ([written, first, second]) =>
      item(written, `${first ?? second}. `, 'Write the number with a period'),
    matches: ['1 One point\n2 Two points'],
    passes: ['7 Verticals are tested', '1. One point\n2. Two points'],
  },
]

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a bullet after the hyphen of an item',
    pattern:
      /(?<=^[ \t]*[-+*][ \t]+)(?:[•·●▪◦‣⁃∙○■□◆➢➤✓»›▸►☐▢][ \t\u00A0]*|[–—][ \t]+(?=\p{L}))/gmu,
    finding: ([bullet]) =>
      list({
        found: 'a bullet after the hyphen that starts a list item',
        why: 'Anything that is not quite Markdown shows up on the page as typed',
        remedy: 'Remove it',
        inEditor: { found: 'a bullet at the start of a list item', why: 'It has one already' },
        fix: autofix(bullet, ''),
      }),
    matches: ['- ☐ A point', '- • A point', '- – A point'],
    passes: ['- A point'],
  },
  {
    name: 'a bullet in the middle of an item',
    pattern: /[•▪◦●■➢](?<=^[ \t]*- \S[^\n]*\s.)(?=\s+\p{L})/gmu,
    finding: ([bullet]) =>
      list({
        found: `a ${bullet} in the middle of a list item, with more items behind it`,
        remedy: OWN_LINES,
        inEditor: {
          why: 'They would run together in one paragraph',
          remedy: 'Make an item of its own of each',
        },
      }),
    matches: ['- One • Two'],
    passes: ['- • One', 'Bengaluru • Charlotte'],
  },
  {
    name: 'an asterisk at the start of an item that nothing closes',
    pattern: /(?<=^[ \t]*- )\*(?=\p{L}[^*\n]*$)/gmu,
    finding: ([mark]) =>
      list({
        found: `${mark} that readers would see`,
        why: 'Anything that is not quite Markdown shows up on the page as typed',
        remedy: 'Close or remove it',
        inEditor: { why: '' },
      }),
    matches: ['- *A point'],
    passes: ['- *A* point'],
  },
]
