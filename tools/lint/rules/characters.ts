/** Characters that other programs leave in a text, and Markdown that was meant and did not happen. */
import { visit } from 'unist-util-visit'
import { placeOf, rangeOf } from '../page.ts'
import { isBody } from '../passages.ts'
import { autofix, type Finding, type Fix, suggestion } from '../problems.ts'
import type { PageRule, SiteRule } from '../site.ts'

/** What is wrong with words that match; `$&` and `$1` stand in what is said for them and their first group. */
export interface Pattern extends Omit<Finding, 'fix'> {
  pattern: RegExp
  fix?: (words: string, ...groups: string[]) => Fix | undefined
}

/** What a pattern says of a match. */
export function findingOf({ pattern, fix, ...finding }: Pattern, match: RegExpExecArray): Finding {
  const [words, ...groups] = match
  const said = (text = '') =>
    text.replaceAll('$&', () => words.trim()).replaceAll('$1', () => groups[0] ?? '')
  return {
    ...finding,
    found: said(finding.found),
    remedy: said(finding.remedy),
    fix: fix?.(words, ...groups),
  }
}

/** Bullets of word processors. */
const BULLET = '•·●▪◦‣–'

/** In the source of pages and data files. */
const IN_SOURCE: readonly Pattern[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7})(?=\s|$)/gm,
    rule: 'conflict',
    found: 'the mark $& of a merge, which parts two versions of the same lines',
    remedy:
      'Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    // The first one tells all.
    pattern: /(?<!\uFFFD[\s\S]*)\uFFFD/g,
    rule: 'encoding',
    found: 'a letter that cannot be read, since the file is not saved as UTF-8',
    remedy: 'Write the word again, and save the file with the encoding UTF-8',
  },
  {
    pattern: new RegExp(`(?<![${BULLET}])\\u00A0|&nbsp;`, 'g'),
    severity: 'advice',
    found: 'a space that does not break, from a word processor',
    why: 'It looks like any other space, and lines end in odd places',
    remedy: 'Write a plain space',
    fix: (words) => autofix(words, ' '),
  },
  ...['00AD', '200B', '2060', 'FEFF'].map(
    (code): Pattern => ({
      pattern: new RegExp(`\\u${code}`, 'g'),
      found: `a character that nobody sees, U+${code}`,
      why: 'It came with a copied text and splits a word for search and for screen readers',
      remedy: 'Delete it',
      fix: (character) => autofix(character, ''),
    }),
  ),
  {
    pattern:
      /(?![©®™↔])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu,
    found: 'the emoji $&, while the site is words and drawings',
    why: 'Screen readers read its name aloud in the middle of the sentence, and it looks different on each device',
    remedy: 'Say it in words, or remove it',
    fix: (words) => suggestion(words, ''),
  },
]

/** Data files hold no Markdown. */
const IN_PAGE_SOURCE: Pattern = {
  pattern: new RegExp(`^[ \\t]*[${BULLET}][ \\t\\u00A0]*(?=[\\p{L}*])|^[-+](?=\\p{L})`, 'gmu'),
  rule: 'markdown',
  found: 'a line that starts with $&, while a point of a list is "- text"',
  why: 'Anything else is read as plain text, and the points run together in one paragraph',
  remedy: 'Write a hyphen and a space',
  fix: (words) => autofix(words, `${/^[ \t]*/.exec(words)?.[0]}- `),
}

/** Quotation marks of a word processor around a whole text, which YAML takes for a part of it. */
const AROUND = /^[“”„‘’]([^“”„"]*)[“”‘’]$/

export const checkCharacters: SiteRule = ({ pages, dataFiles }, reportIn) => {
  for (const { file, source, place, yaml } of [...pages, ...dataFiles]) {
    for (const { value, place } of yaml?.texts ?? []) {
      const [, inner] = AROUND.exec(value) ?? []
      if (inner === undefined) continue
      reportIn(file)(place, {
        found: 'typographic quotation marks around the whole text, which visitors see',
        why: 'YAML takes straight ones for its own and these for a part of the text',
        remedy: 'Write straight ones, or none',
        fix: suggestion(value, `"${inner}"`),
      })
    }
    for (const pattern of file.endsWith('.mdx') ? [...IN_SOURCE, IN_PAGE_SOURCE] : IN_SOURCE)
      for (const match of source.matchAll(pattern.pattern))
        reportIn(file)(place(match.index), findingOf(pattern, match))
  }
}

const WORDS = 'words that say where it goes'

/** In the text as a reader would see it, code blanked: the first of a passage tells enough. */
const IN_TEXT: readonly Pattern[] = [
  {
    pattern: /!\[[^\]]*\]\s*\(/,
    found:
      'a photograph that a reader would see as brackets, while one is ![what it shows](name.jpg "caption")',
    remedy: 'Look for a space before ( or in the name, or for a quotation mark that is missing',
  },
  {
    pattern: /^#{1,6}(?=[^\s#])/,
    found: '$& without a space after it, which is no heading',
    remedy: 'Write $&, a space and the heading',
    fix: (marks) => autofix(marks, `${marks} `),
  },
  {
    pattern: /\]\s+\((?=[/#h])/,
    found: 'a space between ] and (, which breaks the link',
    remedy: 'Write [words](/path) without a space',
    fix: (between) => autofix(between, ']('),
  },
  {
    pattern: /\]\((?=\S)/,
    found: 'a link that does not end, while a link is [words](/path)',
    remedy: 'Look for a missing ) or a space in the address',
  },
  { pattern: /\[[^\]]+\](?:\[[^\]]*\])/, found: '$& is no link', remedy: 'Write [words](/path)' },
  {
    pattern: /(\*\*|__(?=[\p{L} ]))(?:(\s*)([^*_]*[^\s*_])(\s*)\1)?/u,
    found: '$1 that a reader would see, while bold is **text** without spaces inside',
    remedy: 'Close it, or remove the space next to it',
    fix: (all, _, before, inner, after) =>
      inner ? autofix(all, `${before}**${inner}**${after}`) : undefined,
  },
  {
    pattern: /^\|.*\|/,
    found: 'a row that is not read as a table',
    remedy: 'Leave an empty line above the table, and put | --- | --- | under its first row',
  },
  ...(
    [
      [/https?:\/\/[^\s)]*[^\s).,;:!?]/, ''],
      [/\bwww\.[^\s)]*[^\s).,;:!?]/, 'https://'],
      [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, 'mailto:'],
    ] as const
  ).map(
    ([pattern, scheme]): Pattern => ({
      pattern,
      found: 'a bare address: $&, which is no link',
      remedy: `Write [${WORDS}](${scheme}$&)`,
      fix: (address) => suggestion(address, `[${WORDS}](${scheme}${address})`),
    }),
  ),
]

/** Parts of Markdown that pages do without. */
const WITHOUT: Readonly<Record<string, Finding>> = {
  imageReference: {
    found: 'a photograph that is named further down, while its name stands beside its words',
    remedy: 'Write ![what it shows](name.jpg)',
  },
  code: {
    found: 'a block of code, while pages have none',
    remedy: 'Say it in a sentence, with `backticks` around what stands in code',
  },
  thematicBreak: {
    found: 'a rule across the page, while sections part themselves',
    remedy: 'Remove the line',
  },
}

export const checkMarkdown: PageRule = ({ passages, outline, source }, report) => {
  for (const { prose, at } of passages.filter(isBody)) {
    const pattern = IN_TEXT.find((one) => one.pattern.test(prose))
    const match = pattern?.pattern.exec(prose)
    if (pattern && match) report(at(match.index), findingOf(pattern, match))
  }
  if (!outline) return
  visit(outline.tree, (node) => {
    report(placeOf(node), WITHOUT[node.type])
    const mark = node.type === 'listItem' ? (source[rangeOf(node)[0]] ?? '') : ''
    if (!/[*+]/.test(mark)) return
    report(placeOf(node), {
      severity: 'advice',
      found: `a point that starts with ${mark}, while pages write "- text"`,
      why: 'One mark for all lists keeps them easy to compare',
      remedy: 'Write a hyphen',
      fix: autofix(mark, '-'),
    })
  })
}
