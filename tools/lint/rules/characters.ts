/** Characters that other programs leave in a text, and Markdown that was meant and did not happen. */
import { visit } from 'unist-util-visit'
import { placeOf } from '../page.ts'
import { autofix, type Finding, suggestion } from '../problems.ts'
import type { PageRule, SiteRule } from '../site.ts'
import { placesOf } from '../source.ts'

interface Pattern {
  /** Matches what is at fault. */
  pattern: RegExp
  finding: (match: RegExpMatchArray) => Finding
}

/** Bullets of word processors. */
const BULLET = '•·●▪◦‣–'

/** In the source of pages and data files; the flag `g` finds all of them. */
const IN_SOURCE: readonly Pattern[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7})(?=\s|$)/gm,
    finding: ([mark]) => ({
      rule: 'conflict',
      found: `the mark ${mark} of a merge, which parts two versions of the same lines`,
      remedy:
        'Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>',
    }),
  },
  {
    // The first one tells all.
    pattern: /(?<!\uFFFD[\s\S]*)\uFFFD/g,
    finding: () => ({
      rule: 'encoding',
      found: 'a letter that cannot be read, since the file is not saved as UTF-8',
      remedy: 'Write the word again, and save the file with the encoding UTF-8',
    }),
  },
  {
    pattern: new RegExp(`(?<![${BULLET}])\\u00A0|&nbsp;`, 'g'),
    finding: ([words]) => ({
      severity: 'advice',
      found: 'a space that does not break, from a word processor',
      why: 'It looks like any other space, and lines end in odd places',
      remedy: 'Write a plain space',
      fix: autofix(words, ' '),
    }),
  },
  {
    pattern: /(?<=^[ ]*(?:- )?[\w-]+: )“[^“”"\\\n]*”(?=\r?$)/gm,
    finding: ([words]) => ({
      severity: 'advice',
      found: 'typographic quotation marks around the whole text, which visitors see',
      why: 'YAML takes straight ones for its own and these for a part of the text',
      remedy: 'Write straight ones, or none',
      fix: suggestion(words, `"${words.slice(1, -1)}"`),
    }),
  },
  {
    pattern: /[\u00AD\u200B\u2060\uFEFF]/g,
    finding: ([words]) => ({
      found: `a character that nobody sees, U+${words.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      why: 'It came with a copied text and splits a word for search and for screen readers',
      remedy: 'Delete it',
      fix: autofix(words, ''),
    }),
  },
  {
    pattern:
      /(?![©®™↔])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})* ?/gu,
    finding: ([words]) => ({
      found: `the emoji ${words.trim()}, while the site is words and drawings`,
      why: 'Screen readers read its name aloud in the middle of the sentence, and it looks different on each device',
      remedy: 'Say it in words, or remove it',
      fix: suggestion(words, ''),
    }),
  },
]

/** Data files hold no Markdown. */
const IN_PAGE_SOURCE: Pattern = {
  pattern: new RegExp(`^[ \\t]*[${BULLET}][ \\t\\u00A0]*(?=[\\p{L}*])|^[-+](?=\\p{L})`, 'gmu'),
  finding: ([words]) => ({
    rule: 'markdown',
    found: `a line that starts with ${words.trim()}, while a point of a list is "- text"`,
    why: 'Anything else is read as plain text, and the points run together in one paragraph',
    remedy: 'Write a hyphen and a space',
    fix: autofix(words, `${/^[ \t]*/.exec(words)?.[0]}- `),
  }),
}

export const checkCharacters: SiteRule = ({ pages, dataFiles }, reportIn) => {
  for (const one of [...pages, ...dataFiles]) {
    const place = placesOf(one.source)
    for (const { pattern, finding } of 'passages' in one ? [...IN_SOURCE, IN_PAGE_SOURCE] : IN_SOURCE) {
      for (const match of one.source.matchAll(pattern)) reportIn(one.file)(place(match.index), finding(match))
    }
  }
}

const bareAddress = (shown: string, target: string): Finding => {
  const link = `[words that say where it goes](${target})`
  return {
    found: `a bare address: ${shown}, which is no link`,
    remedy: `Write ${link}`,
    fix: suggestion(shown, link),
  }
}

/** In the text as a reader would see it, code blanked: the first of a passage tells enough. */
const IN_TEXT: readonly Pattern[] = [
  {
    pattern: /!\[[^\]]*\]\s*\(/,
    finding: () => ({
      found:
        'a photograph that a reader would see as brackets, while one is ![what it shows](name.jpg "caption")',
      remedy: 'Look for a space before ( or in the name, or for a quotation mark that is missing',
    }),
  },
  {
    pattern: /^#{1,6}(?=[^\s#])/,
    finding: ([marks]) => ({
      found: `${marks} without a space after it, which is no heading`,
      remedy: `Write ${marks}, a space and the heading`,
      fix: autofix(marks, `${marks} `),
    }),
  },
  {
    pattern: /\]\s+\((?=[/#h])/,
    finding: ([between]) => ({
      found: 'a space between ] and (, which breaks the link',
      remedy: 'Write [words](/path) without a space',
      fix: autofix(between, ']('),
    }),
  },
  {
    pattern: /\]\((?=\S)/,
    finding: () => ({
      found: 'a link that does not end, while a link is [words](/path)',
      remedy: 'Look for a missing ) or a space in the address',
    }),
  },
  {
    pattern: /\[[^\]]+\](?:\[[^\]]*\])/,
    finding: ([text]) => ({ found: `${text} is no link`, remedy: 'Write [words](/path)' }),
  },
  {
    pattern: /(\*\*|__(?=[\p{L} ]))(?:(\s*)([^*_]*[^\s*_])(\s*)\1)?/u,
    finding: ([all, marks, before = '', inner, after = '']) => ({
      found: `${marks} that a reader would see, while bold is **text** without spaces inside`,
      remedy: 'Close it, or remove the space next to it',
      fix: inner === undefined ? undefined : autofix(all, `${before}**${inner}**${after}`),
    }),
  },
  {
    pattern: /^\|.*\|/,
    finding: () => ({
      found: 'a table, while pages have none',
      remedy: 'Write a list, or use <Figure name="matrix" … />',
    }),
  },
  {
    pattern: /(?:https?:\/\/|\bwww\.)[^\s)]*[^\s).,;:!?]/,
    finding: ([address]) => bareAddress(address, address.replace(/^www\./, 'https://www.')),
  },
  {
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    finding: ([mailbox]) => bareAddress(mailbox, `mailto:${mailbox}`),
  },
]

export const checkMarkdown: PageRule = ({ passages, outline, source }, report) => {
  for (const { prose, at } of passages) {
    for (const { pattern, finding } of IN_TEXT) {
      const match = pattern.exec(prose)
      if (!match) continue
      report(at(match.index), finding(match))
      break
    }
  }
  if (!outline) return
  visit(outline.tree, (node) => {
    const mark = node.type === 'listItem' ? (source[node.position?.start.offset ?? 0] ?? '') : ''
    if (node.type === 'imageReference') {
      report(placeOf(node), {
        found: 'a photograph that is named further down, while its name stands beside its words',
        remedy: 'Write ![what it shows](name.jpg)',
      })
    } else if (node.type === 'code') {
      report(placeOf(node), {
        found: 'a block of code, while pages have none',
        remedy: 'Say it in a sentence, with `backticks` around what stands in code',
      })
    } else if (node.type === 'thematicBreak') {
      report(placeOf(node), {
        found: 'a rule across the page, while sections part themselves',
        remedy: 'Remove the line',
      })
    } else if (/[*+]/.test(mark)) {
      report(placeOf(node), {
        severity: 'advice',
        found: `a point that starts with ${mark}, while pages write "- text"`,
        why: 'One mark for all lists keeps them easy to compare',
        remedy: 'Write a hyphen',
        fix: autofix(mark, '-'),
      })
    }
  })
}
