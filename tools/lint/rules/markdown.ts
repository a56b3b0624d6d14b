/** Markdown that was meant and did not happen: signs that a reader would see on the page. */
import type { Nodes } from 'mdast'
import { placeOf } from '../elements.ts'
import { type Finding, mends, type Problem, problemAt, proposes } from '../errors.ts'
import type { Passage } from '../passages.ts'
import type { Check } from '../site.ts'

const rule = 'markdown'

interface Slip {
  pattern: RegExp
  finding: (match: RegExpExecArray) => Omit<Finding, 'rule'>
}

const bareAddress = (shown: string, target: string): Omit<Finding, 'rule'> => {
  const link = `[words that say where it goes](${target})`
  return {
    found: `a bare address: ${shown}`,
    expected: 'which is no link',
    remedy: `Write ${link}`,
    correction: proposes(shown, link),
  }
}

/** In the text as a reader would see it; code is blanked. */
const SLIPS: Slip[] = [
  {
    pattern: /!\[[^\]]*\]\s*\(/,
    finding: () => ({
      found: 'a photograph that a reader would see as signs',
      expected: 'while one is ![what it shows](name.jpg "caption")',
      remedy: 'Look for a space before ( or in the name, or for a quotation mark that is missing',
    }),
  },
  {
    pattern: /^#{1,6}(?=[^\s#])/,
    finding: ([signs]) => ({
      found: `${signs} without a space after it`,
      expected: 'which is no heading',
      remedy: `Write ${signs}, a space and the heading`,
      correction: mends(signs, `${signs} `),
    }),
  },
  {
    pattern: /\]\s+\((?=[/#h])/,
    finding: ([signs]) => ({
      found: 'a space between ] and (',
      expected: 'which breaks the link',
      remedy: 'Write [words](/path) without a space',
      correction: mends(signs, ']('),
    }),
  },
  {
    pattern: /\]\((?=\S)/,
    finding: () => ({
      found: 'a link that does not end',
      expected: 'while a link is [words](/path)',
      remedy: 'Look for a missing ) or a space in the address',
    }),
  },
  {
    pattern: /\[[^\]]+\](?:\[[^\]]*\])/,
    finding: ([text]) => ({ found: `${text} is no link`, remedy: 'Write [words](/path)' }),
  },
  {
    pattern: /(\*\*|__(?=[\p{L} ]))(?:(\s*)([^*_]*[^\s*_])(\s*)\1)?/u,
    finding: ([all, signs, before = '', inner, after = '']) => ({
      found: `${signs} that a reader would see`,
      expected: 'while bold is **text** without spaces inside the signs',
      remedy: 'Close it, or remove the space next to it',
      ...(inner === undefined ? {} : { correction: mends(all, `${before}**${inner}**${after}`) }),
    }),
  },
  {
    pattern: /^\|.*\|/,
    finding: () => ({
      found: 'a table',
      expected: 'while pages have none',
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

function inPassage(file: string, passage: Passage): Problem[] {
  for (const { pattern, finding } of SLIPS) {
    const match = pattern.exec(passage.prose)
    if (match) return [problemAt(file, passage.at(match.index), { rule, ...finding(match) })]
  }
  return []
}

/** Parts of Markdown that have no place in the design. */
function inTree(file: string, source: string, tree: Nodes): Problem[] {
  const problems: Problem[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'imageReference') {
      problems.push(
        problemAt(file, placeOf(node), {
          rule,
          found: 'a photograph that is named further down',
          expected: 'while its name stands beside its words',
          remedy: 'Write ![what it shows](name.jpg)',
        }),
      )
    }
    if (node.type === 'code') {
      problems.push(
        problemAt(file, placeOf(node), {
          rule,
          found: 'a block of code',
          expected: 'while pages have none',
          remedy: 'Say it in a sentence, with `signs` around what stands in code',
        }),
      )
    }
    const mark = node.type === 'listItem' ? source[node.position?.start.offset ?? 0] : undefined
    if (mark === '*' || mark === '+') {
      problems.push(
        problemAt(file, placeOf(node), {
          rule,
          severity: 'advice',
          found: `a point that starts with ${mark}`,
          expected: 'while pages write "- text"',
          why: 'One mark for all lists keeps them easy to compare',
          remedy: 'Write a hyphen',
          correction: mends(mark, '-'),
        }),
      )
    }
    if (node.type === 'thematicBreak') {
      problems.push(
        problemAt(file, placeOf(node), {
          rule,
          found: 'a rule across the page',
          expected: 'while sections part themselves',
          remedy: 'Remove the line',
        }),
      )
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(tree)
  return problems
}

export const checkMarkdown: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...page.passages
      .filter(({ kind }) => kind !== 'field')
      .flatMap((passage) => inPassage(page.file, passage)),
    ...(page.outline ? inTree(page.file, page.source, page.outline.tree) : []),
  ])
