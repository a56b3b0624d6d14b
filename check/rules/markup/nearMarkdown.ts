/** Text that is not quite Markdown: readers would see the marks. */
import { expression } from '#check/expression.ts'
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import type { PageRule } from '#check/parse/page.ts'
import { isBody, isWrapped, type Passage, placeIn } from '#check/parse/passages.ts'
import { autofix, type Finding, type ReportFinding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { brokenLinks, missingLinks } from './nearLinks.ts'

const lineBreak = rule(
  'line-break',
  'Only an empty line starts a new paragraph, and text right below a list belongs to its last item',
)

const BOLD = 'Remove it, and use the button for bold words'

const wrongBold = (written: string, to?: string) =>
  markdown({
    found: '** that readers would see; bold is **text** without spaces inside',
    remedy: 'Close it, or remove the space next to it',
    inEditor: { found: '** that readers would see', remedy: BOLD },
    fix: to === undefined ? undefined : autofix(written, to),
  })

/** Bold that is not closed, or rather a name in a database or program. */
const underscores = () =>
  markdown({
    found: '__ that readers would see; bold is **text**',
    remedy: 'Put a name between `backticks`, or two asterisks on either side of bold words',
    inEditor: {
      found: '__ that readers would see',
      remedy: 'Put a name between two ` signs, or use the button for bold words',
    },
  })

/** A mark whose meaning depends on what is around its text. */
interface TextPattern extends Pattern {
  /** Returns what to report instead, or nothing at all if another rule reports it. */
  findingAt?: (match: RegExpExecArray, around: Surroundings) => Finding | undefined
}

interface Surroundings {
  /** The source of the page before the mark, and from the mark on. */
  before: string
  after: string
  /** Names of the enclosing blocks. */
  within: readonly string[]
}

/** The last line of a table, and an empty line. */
const TABLE_ABOVE = expression(/\|[ \t]*\r?\n[ \t]*\r?\n[ \t]*$/, {
  matches: ['| a | b |\n\n', '| a | b |\r\n \r\n  '],
  passes: ['| a | b |\n', 'Text\n\n'],
})

/** A row above dashes instead of hyphens, which another rule reports. */
const ROW_ABOVE_DASHES = expression(/^\|.*\n\|(?=.*[—–])[ \t—–|-]*\|[ \t]*$/m, {
  matches: ['| a | b |\n| — | — |'],
  passes: ['| a | b |\n| --- | --- |', '| a | b |\n| c | – d |'],
})

const cutOffRow = () =>
  markdown({
    found: 'a row of a table below an empty line, which ends the table above it',
    remedy: 'Remove the empty line',
  })

const noTable = () =>
  markdown({
    found: 'a row that is not recognized as a table',
    remedy:
      'Leave an empty line above the table, and put | --- | --- | below its first row, with as many cells as that row',
    inEditor: { remedy: 'Add a table, and write it there' },
  })

/** Words after the marks of a heading, as long and without the end of a sentence as headings are. */
const HEADING_WORDS = expression(/^#+[\p{L}\p{N}“‘*`].{0,90}[^.]$/u, {
  matches: ['##How it is done', '##“How”'],
  passes: ['##It is done.', '##[ How', '## How'],
})

const withoutSpace = (marks: string, isHeading: boolean) =>
  markdown({
    found: `${marks} without a space after it, which is not a heading`,
    remedy: isHeading
      ? `Write ${marks}, a space and the heading`
      : `Remove it, or write ${marks}, a space and a heading`,
    inEditor: {
      found: `${marks} that readers would see, because it is not part of a heading`,
      remedy: 'Remove it, and make the words the heading of a section if they are one',
    },
    fix: isHeading ? autofix(marks, `${marks} `) : undefined,
  })

/** Sought in the prose of each text; of these, the first one that a text matches is reported. */
export const textPatterns: readonly TextPattern[] = [
  {
    name: 'a photograph that cannot be read',
    pattern: /!\[[^\]]*\]\s*\(/gu,
    finding: () =>
      markdown({
        found:
          'a photograph that readers would see as brackets; write ![what it shows](name.jpg "caption")',
        remedy: 'Look for a space before ( or in the name, or for a missing quotation mark',
        inEditor: {
          found: 'a photograph that readers would see as brackets',
          remedy: 'Remove them, and add the photograph again',
        },
      }),
    matches: ['![Two engineers](the lab.png)', '![Lab] (lab.png)'],
    passes: ['Look! [A point]'],
  },
  {
    name: 'a heading without a space',
    pattern: /^#{2,6}(?=[^\s#])/gu,
    finding: ({ 0: marks, input }) => withoutSpace(marks, HEADING_WORDS.test(input)),
    // A block such as a card takes no headings.
    findingAt: ({ 0: marks, input }, { within }) =>
      withoutSpace(marks, within.every((name) => name === 'Section') && HEADING_WORDS.test(input)),
    matches: ['###Parts', '##[ Parts'],
    passes: ['### Parts', 'in C##'],
  },
  {
    // A number after it is that of a list, and spreadsheets write #REF!.
    name: 'a hashtag',
    pattern: /^#(?=[^\s#])(?!\d{1,2} \p{Lu}|(?:REF|DIV\/0|VALUE|NAME)[!?])/gu,
    finding: () =>
      markdown({
        found: '# that readers would see, because no space follows it',
        remedy: 'Leave it out; a heading starts with ## and a space',
        inEditor: { found: '# that readers would see', remedy: 'Leave it out' },
      }),
    matches: ['#quality is ours'],
    passes: ['C# is tested', '#REF! in a cell'],
  },
  ...brokenLinks,
  {
    name: 'bold of a wiki',
    pattern: /'{3}(?:([^'\s](?:[^']*[^'\s])?)'{3})?/gu,
    finding: ([written, words]) =>
      markdown({
        found: `${written}, which readers would see; bold is **text**`,
        remedy: 'Write two asterisks on either side',
        inEditor: { found: `${written}, which readers would see`, remedy: BOLD },
        fix: words === undefined ? undefined : autofix(written, `**${words}**`),
      }),
    matches: ["A '''bold''' point", "A '''point"],
    passes: ["''one''", 'A **bold** point'],
  },
  {
    // A letter right after the closing asterisks keeps them from closing.
    name: 'bold in front of a word',
    pattern: /(?<!\*)\*\*([^\s*](?:[^*]*[^\s*])?)\*\*(?=\p{L})/gu,
    finding: ([written, words]) =>
      markdown({
        found: '** that readers would see; bold is **text** without spaces inside',
        remedy: 'Put a space after it, or the punctuation mark outside',
        inEditor: { found: '** that readers would see', remedy: BOLD },
        fix: autofix(written, `**${words}** `),
      }),
    matches: ['**A,**point'],
    passes: ['**A** point'],
  },
  {
    name: 'bold with spaces inside',
    pattern: /(?:\*\*|__(?=[\p{L} ]))(\s*)([^*_]*[^\s*_])(\s*)(?:\*\*|__)/gu,
    finding: ([written, before, words, after]) =>
      wrongBold(written, `${before}**${words}**${after}`),
    matches: ['**A ** point', '__ A__ point'],
    passes: ['2 ** 3', 'a * b * c'],
  },
  {
    name: 'bold that is not closed',
    pattern: /\*\*|__(?=[\p{L} ])/gu,
    finding: ([written]) => (written === '__' ? underscores() : wrongBold(written)),
    matches: ['**A point', 'A point**'],
    passes: ['A * point'],
  },
  {
    // Hyphens, a formula of a spreadsheet, question marks.
    name: 'a cell without words',
    pattern: /^(?::?-{2,}:?|=[A-Z]+\(.*|\?+)$/gu,
    finding: ([written]) =>
      markdown({
        found: `${written} instead of words`,
        remedy:
          'Write the words or remove it; a table has one line of hyphens, below the names of its columns',
        inEditor: { remedy: 'Write the words, or remove it' },
      }),
    matches: ['?', '=SUM(A1:A3)', '---'],
    passes: ['–', 'Why?'],
  },
  {
    name: 'a row that is not recognized as a table',
    pattern: /^\|.*\|/gu,
    finding: noTable,
    findingAt: (_, { before, after }) => {
      if (ROW_ABOVE_DASHES.exec(after)?.index === 0) return undefined
      return TABLE_ABOVE.test(before) ? cutOffRow() : noTable()
    },
    matches: ['| a | b | | c | d |'],
    passes: ['a | b'],
  },
  ...missingLinks,
  {
    name: 'the end of a tag without its beginning',
    pattern: /\/>/gu,
    finding: ([end]) =>
      markdown({
        found: `a ${end} whose tag has lost its beginning`,
        remedy:
          'Put back the line that starts with < and the name of the block, such as <Figure, above its props',
        inEditor: {
          found: `${end} that readers would see, the end of a block that has lost its beginning`,
          remedy: 'Remove what is left of it, and add the block again',
        },
      }),
    matches: ['center="weekly" />'],
    passes: ['and/or > 5'],
  },
  {
    // Marks of other systems, comments of programmers, single asterisks and underscores.
    name: 'a mark that readers would see',
    pattern:
      /~~|==|`|\^(?=[\p{L}\p{N}]{1,4}\^)|^:::|\/\*|\*\/|&#?\w+;|(?<!\S)(?:\/\/|%%|:[a-z_]+:(?![^\s.,;!?])|~(?=\p{L})|\$\$)|(?<=\s)\*(?=\p{L})|(?<=[\p{L},.])\*(?=[\s,.;:]|$)|(?<!\S)_(?=\p{L})|(?<=\p{L})_(?!\S)|^#{7,}|\\$/gu,
    finding: ([mark]) =>
      markdown({
        found: `${mark} that readers would see`,
        remedy: 'Close or remove it; a note to colleagues is {/* note */}',
        inEditor: { remedy: 'Close or remove it' },
      }),
    matches: [
      'A ~~point~~',
      'A `point',
      '// a note',
      'A point :rocket:',
      'the 1^st^ point',
      'A &point; above',
      'in March*',
    ],
    passes: ['5 * 3', 'snake_case', 'at 10:30', 'R&D'],
  },
]

/** Tags of HTML for the looks of words. Others, such as those of examples, may be what a sentence is about. */
const TAG = expression(
  /<\/?(?:[abiup]|br|center|div|em|font|h[1-6]|hr|img|li|[ou]l|small|span|strong|su[bp])(?:\s[^<>]*)?\/?>/i,
  {
    matches: ['<b>our</b> point', 'A point<br/>', '<div class="a">'],
    passes: ['a < b and b > c', 'a List<String>', '<input>', '<html>'],
  },
)

/** Advises on words that look like a tag, which the editor writes as they are typed. */
function adviseOnTag(passage: Passage, report: ReportFinding): void {
  const match = TAG.exec(passage.prose)
  if (match)
    report(
      placeIn(passage, match.index),
      markdown({
        found: `${match[0]} that readers would see as it is written`,
        why: 'Pages have no HTML',
        remedy:
          'Use the buttons of the editor for bold words, italics and links, or put it between `backticks` if the sentence is about it',
        inEditor: {
          why: 'It has no effect',
          remedy:
            'Use the buttons for bold words, italics and links, or put it between two ` signs if the sentence is about it',
        },
        severity: 'advice',
      }),
    )
}

/** Reports the first pattern in each text, and lines that break inside a paragraph. */
export const checkText: PageRule = ({ passages, source, place }, report) => {
  for (const passage of passages.filter(({ isInline }) => isInline))
    reportFirst(passage, source, report)
  for (const passage of passages.filter(isBody)) {
    const { prose } = passage
    const placeOf = (index: number) => placeIn(passage, index)
    reportFirst(passage, source, report)
    adviseOnTag(passage, report)
    // Finding the place of a character takes long.
    if (!isWrapped(passage)) continue
    const next = source.indexOf('\n', placeOf(0).offset) + 1
    if (next > 0 && next <= placeOf(prose.length - 1).offset)
      report(
        place(next),
        lineBreak({
          found: 'a line break inside a paragraph, which readers see as a space',
          remedy: 'Leave an empty line, or write it as one line; list items start with "- "',
          inEditor: {
            why: '',
            remedy: 'Write it as one line, or make two paragraphs or a list of it',
          },
          severity: 'advice',
        }),
      )
  }
}

function reportFirst(passage: Passage, source: string, report: ReportFinding): void {
  const { prose, within } = passage
  for (const { pattern, finding, findingAt } of textPatterns) {
    const [match] = prose.matchAll(pattern)
    if (!match) continue
    const place = placeIn(passage, match.index)
    const before = source.slice(0, place.offset)
    // A backslash before it shows that it is meant.
    if (before.endsWith('\\')) continue
    const around = { before, after: source.slice(place.offset), within }
    report(place, findingAt ? findingAt(match, around) : finding(match))
    return
  }
}
