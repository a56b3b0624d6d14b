/** Signs that other programs leave in a text: bullets, spaces of their own, marks of a merge, broken letters. */
import { type Finding, mends, type Problem, problemAt, proposes } from '../errors.ts'
import type { Check } from '../site.ts'
import { placesOf } from '../source.ts'

interface Sign {
  /** Matches what is at fault in the source; with the flag `g`. */
  pattern: RegExp
  finding: (words: string) => Finding
  /** Found in pages only: data files hold no Markdown. */
  markdown?: true
  /** The first one in a file tells all. */
  once?: true
}

const SIGNS: readonly Sign[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7})(?=\s|$)/gm,
    finding: (mark) => ({
      rule: 'conflict',
      found: `the mark ${mark} of a merge`,
      expected: 'which parts two versions of the same lines',
      remedy:
        'Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>',
    }),
  },
  {
    pattern: /\uFFFD/g,
    once: true,
    finding: () => ({
      rule: 'encoding',
      found: 'a letter that cannot be read',
      expected: 'since the file is not saved as UTF-8',
      remedy: 'Write the word again, and save the file with the encoding UTF-8',
    }),
  },
  {
    pattern: /^[ \t]*[•·●▪◦‣–][ \t\u00A0]*(?=[\p{L}*])|^[-+](?=\p{L})/gmu,
    markdown: true,
    finding: (words) => ({
      rule: 'markdown',
      found: `a line that starts with ${words.trim()}`,
      expected: 'while a point of a list is "- text"',
      why: 'Anything else is read as plain text, and the points run together in one paragraph',
      remedy: 'Write a hyphen and a space',
      correction: mends(words, `${/^[ \t]*/.exec(words)?.[0]}- `),
    }),
  },
  {
    pattern: /(?<![•·●▪◦‣–])\u00A0|&nbsp;/g,
    finding: (words) => ({
      rule: 'signs',
      severity: 'advice',
      found: 'a space that does not break, from a word processor',
      why: 'It looks like any other space, and lines end in odd places',
      remedy: 'Write a plain space',
      correction: mends(words, ' '),
    }),
  },
  {
    pattern: /(?<=^[ ]*(?:- )?[\w-]+: )“[^“”"\\\n]*”(?=\r?$)/gm,
    finding: (words) => ({
      rule: 'signs',
      severity: 'advice',
      found: 'typographic quotation marks around the whole text',
      expected: 'which visitors see',
      why: 'YAML takes straight ones for its own and these for a part of the text',
      remedy: 'Write straight ones, or none',
      correction: proposes(words, `"${words.slice(1, -1)}"`),
    }),
  },
  {
    pattern: /[\u00AD\u200B\u2060\uFEFF]/g,
    finding: (words) => ({
      rule: 'signs',
      found: 'a sign that nobody sees',
      expected: `U+${words.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      why: 'It came with a copied text and splits a word for search and for screen readers',
      remedy: 'Delete it',
      correction: mends(words, ''),
    }),
  },
  {
    pattern:
      /(?![©®™↔])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu,
    finding: (words) => ({
      rule: 'signs',
      found: `the emoji ${words.trim()}`,
      expected: 'while the site is words and drawings',
      why: 'Screen readers read its name aloud in the middle of the sentence, and it looks different on each device',
      remedy: 'Say it in words, or remove it',
      correction: proposes(words, ''),
    }),
  },
]

function inSource(file: string, source: string, isPage: boolean): Problem[] {
  const place = placesOf(source)
  return SIGNS.filter(({ markdown }) => isPage || !markdown).flatMap(({ pattern, finding, once }) =>
    [...source.matchAll(pattern)]
      .slice(0, once ? 1 : undefined)
      .map((match) => problemAt(file, place(match.index), finding(match[0]))),
  )
}

export const checkSigns: Check = ({ pages, files }) => [
  ...pages.flatMap(({ file, source }) => inSource(file, source, true)),
  ...files.flatMap(({ file, source }) => inSource(file, source, false)),
]
