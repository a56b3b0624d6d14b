/** Marks in texts that take only words. */
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import type { Pattern } from '../pattern.ts'

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
        found: `the address ${address} in a text that takes only words, where it is not a link`,
        why: 'Readers would have to type it',
        remedy: 'Say what is there, and link to it in the text below the front matter',
      }),
    matches: ['See https://w3.org for more', 'at www.w3.org.'],
    passes: ['over HTTPS'],
  },
]
