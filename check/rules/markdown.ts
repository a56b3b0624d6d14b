/** Text that is not quite Markdown, and Markdown that pages do not use. */
import type { Nodes } from 'mdast'
import { codeBlock, markdown } from '../parse/mdxErrors.ts'
import { placeOf, rangeOf } from '../parse/nodes.ts'
import type { PageRule } from '../parse/page.ts'
import { isBody, isWrapped, type Passage, placeIn } from '../parse/passages.ts'
import { autofix, correction, type Finding, type Report, rule } from '../problems.ts'
import type { Pattern } from './pattern.ts'

const lineBreak = rule(
  'line-break',
  'Only an empty line starts a new paragraph, and text right below a list belongs to its last item',
)

const wrongBold = (written: string, to?: string) =>
  markdown({
    found: '** that readers would see; bold is **text** without spaces inside',
    remedy: 'Close it, or remove the space next to it',
    fix: to === undefined ? undefined : autofix(written, to),
  })

const bareAddress = (written: string, target: string) =>
  markdown({
    found: `a bare address: ${written}, which is not a link`,
    remedy: `Write [words that say where it leads](${target})`,
  })

/** A row of cells in the text. */
const NO_TABLE: Pattern = {
  name: 'a row that is not recognized as a table',
  pattern: /^\|.*\|/gu,
  finding: () =>
    markdown({
      found: 'a row that is not recognized as a table',
      remedy:
        'Leave an empty line above the table, and put | --- | --- | below its first row, with as many cells as that row',
    }),
  matches: ['| a | b | | c | d |'],
  passes: ['a | b'],
}

/** The last line of a table, and an empty line. */
const TABLE_ABOVE = /\|[ \t]*\r?\n[ \t]*\r?\n[ \t]*$/

/** Sought in the prose of each text; of these, the first one that a text matches is reported. */
export const textPatterns: readonly Pattern[] = [
  {
    name: 'a photograph that cannot be read',
    pattern: /!\[[^\]]*\]\s*\(/gu,
    finding: () =>
      markdown({
        found:
          'a photograph that readers would see as brackets; write ![what it shows](name.jpg "caption")',
        remedy: 'Look for a space before ( or in the name, or for a missing quotation mark',
      }),
    matches: ['![Two engineers](the lab.png)', '![Lab] (lab.png)'],
    passes: ['Look! [A point]'],
  },
  {
    name: 'a heading without a space',
    pattern: /^#{2,6}(?=[^\s#])/gu,
    finding: ([marks]) =>
      markdown({
        found: `${marks} without a space after it, which is not a heading`,
        remedy: `Write ${marks}, a space and the heading`,
        fix: autofix(marks, `${marks} `),
      }),
    matches: ['###Parts'],
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
      }),
    matches: ['#quality is ours'],
    passes: ['C# is tested', '#REF! in a cell'],
  },
  {
    name: 'a space inside a link',
    pattern: /\]\s+\((?=[/#h])/gu,
    finding: ([written]) =>
      markdown({
        found: 'a space between ] and (, which breaks the link',
        remedy: 'Write [words](/path) without a space',
        fix: autofix(written, ']('),
      }),
    matches: ['A [point] (/beta)'],
    passes: ['[sic] (see above)'],
  },
  {
    name: 'the brackets of a link the wrong way round',
    pattern: /\(([^()]+)\)\[((?:\/|https:)[^\]\s]*)\]/gu,
    finding: ([written, words, target]) =>
      markdown({
        found: 'the brackets of a link the wrong way round',
        remedy: 'Write [words](/path)',
        fix: autofix(written, `[${words}](${target})`),
      }),
    matches: ['A (point)[/beta]'],
    passes: ['A (point) [sic]'],
  },
  {
    name: 'the words of a link in parentheses',
    pattern: /\(([^()]+)\)\(((?:\/|https:)[^\s()]*)\)/gu,
    finding: ([written, words, target]) =>
      markdown({
        found: 'the words of a link in parentheses instead of brackets',
        remedy: 'Write [words](/path)',
        fix: autofix(written, `[${words}](${target})`),
      }),
    matches: ['A (point)(/beta)'],
    passes: ['A point (and more)'],
  },
  {
    name: 'an unfinished link',
    pattern: /\]\((?=\S)/gu,
    finding: () =>
      markdown({
        found: 'an unfinished link; write [words](/path)',
        remedy: 'Look for a missing ) or a space in the address',
      }),
    matches: ['A [point](/beta'],
    passes: ['A [point]'],
  },
  {
    // A letter right after the closing asterisks keeps them from closing.
    name: 'bold in front of a word',
    pattern: /(?<!\*)\*\*([^\s*](?:[^*]*[^\s*])?)\*\*(?=\p{L})/gu,
    finding: ([written, words]) =>
      markdown({
        found: '** that readers would see; bold is **text** without spaces inside',
        remedy: 'Put a space after it, or the punctuation mark outside',
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
    finding: ([written]) => wrongBold(written),
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
      }),
    matches: ['?', '=SUM(A1:A3)', '---'],
    passes: ['–', 'Why?'],
  },
  NO_TABLE,
  {
    name: 'an address that is no link',
    pattern: /https?:\/\/[^\s)]*[^\s).,;:!?]/gu,
    finding: ([address]) => bareAddress(address, address),
    matches: ['See https://w3.org for more'],
    passes: ['over HTTPS'],
  },
  {
    name: 'a path that is no link',
    pattern: /(?<!\S)\/(?:services\/)?[a-z]+(?:-[a-z]+)+(?![\w/])/gu,
    finding: ([path]) => bareAddress(path, path),
    matches: ['See /services/core-testing for more'],
    passes: ['and/or', 'a /24 network'],
  },
  {
    name: 'an address without https',
    pattern: /\bwww\.[^\s)]*[^\s).,;:!?]/gu,
    finding: ([address]) => bareAddress(address, `https://${address}`),
    matches: ['See www.w3.org.'],
    passes: ['the WWW'],
  },
  {
    name: 'a mailbox that is no link',
    pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
    finding: ([mailbox]) => bareAddress(mailbox, `mailto:${mailbox}`),
    matches: ['Write to hello@tester.example'],
    passes: ['@home'],
  },
  {
    // Footnotes, check boxes, placeholders, links that have lost their address.
    name: 'brackets that are no link',
    pattern: /\[[^[\]]{0,40}\]?/gu,
    finding: ([written]) =>
      markdown({
        found: `${written} that readers would see; brackets are for links: [words](/path)`,
        remedy:
          'Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders',
      }),
    matches: ['A point[^1]', '[ ] A point', 'for [client name]'],
    passes: ['a point]'],
  },
  {
    name: 'the end of a tag without its beginning',
    pattern: /\/>/gu,
    finding: ([end]) =>
      markdown({
        found: `a ${end} whose tag has lost its beginning`,
        remedy:
          'Put back the line that starts with < and the name of the block, such as <Figure, above its props',
      }),
    matches: ['center="weekly" />'],
    passes: ['and/or > 5'],
  },
  {
    // Marks of other systems, comments of programmers, single asterisks and underscores.
    name: 'a mark that readers would see',
    pattern:
      /~~|==|`|^:::|\/\*|\*\/|&#?\w+;|(?<!\S)(?:\/\/|%%|:[a-z_]+:(?![^\s.,;!?])|~(?=\p{L})|\$\$)|(?<=\s)\*(?=\p{L})|(?<=[\p{L},.])\*(?=[\s,.;:]|$)|(?<!\S)_(?=\p{L})|(?<=\p{L})_(?!\S)|^#{7,}|\\$/gu,
    finding: ([mark]) =>
      markdown({
        found: `${mark} that readers would see`,
        remedy: 'Close or remove it; a note to colleagues is {/* note */}',
      }),
    matches: [
      'A ~~point~~',
      'A `point',
      '// a note',
      'A point :rocket:',
      'A &point; above',
      'in March*',
    ],
    passes: ['5 * 3', 'snake_case', 'at 10:30', 'R&D'],
  },
]

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
    found: `no space between the link with the words "${word}" and the word next to it`,
    why: 'Readers would see one word',
    remedy: `Write a space ${where} the link`,
  })
}

/** Sought in texts of front matter, data files and props, which are words only. */
export const fieldPatterns: readonly Pattern[] = [
  {
    name: 'Markdown or HTML',
    pattern:
      /\[[^\]]*\]\([^)]*\)|\*\*(?:[^*]+\*\*)?|\*[^\s*][^*]*\*|<\/?[a-z][^<>]*>|&(?!nbsp;)#?\w+;|`/gi,
    finding: ([written]) =>
      markdown({
        found: `${written} in a text that takes only words`,
        why: 'Links, bold and code work only in the text below the front matter; here readers would see the characters',
        remedy: 'Write only the words',
      }),
    matches: ['What [alpha](/beta) is', 'All **about** alpha', '<b>Answer</b>', 'a &lt; b'],
    passes: ['a < b', '5 * 3', 'R&D'],
  },
  {
    name: 'an address',
    pattern: /\bhttps?:\/\/[^\s)]*[^\s).,;:!?]|\bwww\.[^\s)]*[^\s).,;:!?]/gi,
    finding: ([address]) =>
      markdown({
        found: `the address ${address} in a text that takes only words, where it is no link`,
        why: 'Readers would have to type it',
        remedy: 'Say what is there, and link to it in the text below the front matter',
      }),
    matches: ['See https://w3.org for more', 'at www.w3.org.'],
    passes: ['over HTTPS'],
  },
]

/** Reports the first pattern in each text, and lines that break inside a paragraph. */
export const checkText: PageRule = ({ passages, source, place }, report) => {
  for (const passage of passages.filter(isBody)) {
    const { prose } = passage
    const placeOf = (index: number) => placeIn(passage, index)
    reportFirst(passage, source, report)
    // Finding the place of a character takes long.
    if (!isWrapped(passage)) continue
    const next = source.indexOf('\n', placeOf(0).offset) + 1
    if (next > 0 && next <= placeOf(prose.length - 1).offset)
      report(
        place(next),
        lineBreak({
          found: 'a line break inside a paragraph, which readers see as a space',
          remedy: 'Leave an empty line, or write it as one line; list items start with "- "',
          severity: 'advice',
        }),
      )
  }
}

const cutOffRow = () =>
  markdown({
    found: 'a row of a table below an empty line, which ends the table above it',
    remedy: 'Remove the empty line',
  })

function reportFirst(passage: Passage, source: string, report: Report): void {
  for (const { pattern, finding } of textPatterns) {
    const [match] = passage.prose.matchAll(pattern)
    if (!match) continue
    const place = placeIn(passage, match.index)
    // A backslash before it shows that it is meant.
    if (source[place.offset - 1] === '\\') continue
    const isCutOff = pattern === NO_TABLE.pattern && TABLE_ABOVE.test(source.slice(0, place.offset))
    report(place, isCutOff ? cutOffRow() : finding(match))
    return
  }
}

const elsewhere = (found: string, remedy: string, why?: string) => markdown({ found, remedy, why })

/** Markdown that pages do not use, by its node. */
const UNUSED: Partial<Record<Nodes['type'], () => Finding>> = {
  code: codeBlock,
  imageReference: () =>
    elsewhere(
      'a photograph whose file is named elsewhere on the page',
      'Write it in one place: ![what it shows](name.jpg)',
    ),
  linkReference: () =>
    elsewhere(
      'a link whose address is given elsewhere on the page',
      'Write it in one place: [words](/address)',
    ),
  definition: () =>
    elsewhere(
      'a line that starts with a word in brackets and a colon, which nobody would see',
      'Leave out the brackets',
      'Markdown takes it for the address of a link that is written elsewhere on the page',
    ),
  thematicBreak: () =>
    elsewhere('a horizontal rule; sections are already set apart', 'Remove the line'),
  break: () =>
    markdown({
      found: 'two spaces or a backslash at the end of a line, which break it there',
      why: 'On every other screen, the line breaks elsewhere as well',
      remedy: 'Leave an empty line for a new paragraph, or write it as one line',
      severity: 'advice',
    }),
}

/** A `>` at the start of a text makes a quotation of it, and is lost. */
function quotation(source: string, offset: number): Finding {
  const rest = source.slice(offset)
  const isSign = /^>\s*=?\s*[$€£]?\d/.test(rest)
  return markdown({
    found: `a > at the start of ${isSign ? 'an amount' : 'a text'}, which makes it a quotation and is lost`,
    why: isSign
      ? 'Readers would see "100" where "more than 100" is meant'
      : 'The design has no quotations in the text of a page',
    remedy: isSign
      ? 'Write \\> to show the sign, or words: "more than"'
      : 'Write <Note title="…"> around it, or put a client\'s words into content/data/testimonials.yaml',
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
  const escaped = marks.replace(/./g, '\\$&')
  return markdown({
    found: `${marks} inside words or between numbers, which makes "${inner}" ${marks.length > 1 ? 'bold' : 'italic'} and is lost`,
    why: `Readers would not see the ${marks}`,
    remedy: `Write ${escaped} to show the sign, × to multiply, or put formulas and names between \`backticks\``,
    fix: correction(written, `${escaped}${inner}${escaped}`),
  })
}

function listStart(source: string, offset: number): Finding {
  const [from = ''] = /\d+./.exec(source.slice(offset)) ?? []
  const to = from.replace(/\D/, '\\$&')
  return markdown({
    found: `a line that starts with ${from}, which makes it a numbered list; its first number would be shown as 1`,
    remedy: `Write ${to} in a sentence, or number the list from 1 on`,
  })
}

/** Checks what the syntax tree shows: unused kinds of Markdown, lost signs, lists. */
export const checkMarkdown: PageRule = ({ outline, source }, report) => {
  const { nodes = [] } = outline?.syntax ?? {}
  const hasReference = nodes.some(({ type }) => /Reference$/.test(type))
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
        markdown({ found: 'an empty list item', remedy: 'Write it or remove the line' }),
      )
    const mark = source.charAt(start)
    if (/[*+]/.test(mark))
      report(
        placeOf(node),
        markdown({
          found: `a list item that starts with ${mark}; pages use "- text"`,
          why: 'Using one marker everywhere keeps changes easy to compare',
          remedy: 'Use a hyphen',
          severity: 'advice',
          fix: autofix(mark, '-'),
        }),
      )
  }
}
