/** Marks in texts that take only words. */
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import type { Pattern } from '../pattern.ts'

const onlyWords = (written: string) =>
  markdown({
    found: `${written} in a text that takes only words`,
    why: 'Here, readers would see the characters',
    remedy: 'Write only the words',
  })

/** Sought in texts of front matter, data files and props that can have no links or bold words. */
export const wordPatterns: readonly Pattern[] = [
  {
    name: 'Markdown',
    // What a mark encloses is one mistake with it.
    pattern: /\[[^\]]*\]\([^)]*\)|\*\*(?:[^*]+\*\*)?|\*[^\s*][^*]*\*|`(?:[^`]{1,40}`)?/g,
    finding: ([written]) => onlyWords(written),
    matches: ['What [alpha](/beta) is', 'All **about** alpha', 'The `name` of it', 'don`t'],
    passes: ['5 * 3'],
  },
]

/** Sought in all texts of front matter, data files and props. */
export const fieldPatterns: readonly Pattern[] = [
  {
    name: 'HTML',
    pattern: /<([a-z]\w*)(?:\s[^<>]*)?>[^<>]{1,40}<\/\1>|<\/?[a-z][^<>]*>|&(?!nbsp;)#?\w+;/gi,
    finding: ([written]) => onlyWords(written),
    matches: ['<b>Answer</b>', '<br>', 'a &lt; b'],
    passes: ['a < b', 'R&D'],
  },
  {
    name: 'an address',
    pattern: /\bhttps?:\/\/[^\s)]*[^\s).,;:!?]|\bwww\.[^\s)]*[^\s).,;:!?]/gi,
    finding: ([address]) =>
      markdown({
        found: `the address ${address} in a text that takes only words, where it is not a link`,
        why: 'Readers would have to type it',
        remedy: 'Say what is there, and link to it in the text below the front matter',
        inEditor: { remedy: 'Say what is there, and link to it in the text of a page' },
      }),
    matches: ['See https://w3.org for more', 'at www.w3.org.'],
    passes: ['over HTTPS'],
  },
]
