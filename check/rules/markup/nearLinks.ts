/** Text that is not quite a link: readers would see its marks. */
import { markdown } from '#check/parse/mdxErrors/findings.ts'
import { autofix } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const LINK_AGAIN = { remedy: 'Remove the brackets and the address, and link the words' }

const bareAddress = (written: string, target: string) =>
  markdown({
    found: `a bare address: ${written}, which is not a link`,
    remedy: `Write [words that say where it leads](${target}), or put it between \`backticks\` if it is an example`,
    inEditor: {
      remedy:
        'Say in words where it leads, and link them, or put it between two ` signs if it is an example',
    },
  })

const numbersInBrackets = (written: string) =>
  markdown({
    found: `${written} that readers would see, although pages have no list of sources`,
    remedy: 'Name the source in the sentence, or put numbers that are data between `backticks`',
    inEditor: {
      remedy: 'Name the source in the sentence, or put numbers that are data between two ` signs',
    },
  })

/** The finding for a link whose words and address are plain to see, in other brackets than its own. */
const otherBrackets =
  (found: string): Pattern['finding'] =>
  ([written, words, target]) =>
    markdown({
      found,
      remedy: 'Write [words](/path)',
      inEditor: LINK_AGAIN,
      fix: autofix(written, `[${words}](${target})`),
    })

/** Links with a slip in their brackets. */
export const brokenLinks: readonly Pattern[] = [
  {
    name: 'a space inside a link',
    pattern: /\]\s+\((?=[/#h])/gu,
    finding: ([written]) =>
      markdown({
        found: 'a space between ] and (, which breaks the link',
        remedy: 'Write [words](/path) without a space',
        inEditor: LINK_AGAIN,
        fix: autofix(written, ']('),
      }),
    matches: ['A [point] (/beta)'],
    passes: ['[sic] (see above)'],
  },
  {
    name: 'the brackets of a link the wrong way round',
    pattern: /\(([^()]+)\)\[((?:\/|https:)[^\]\s]*)\]/gu,
    finding: otherBrackets('the brackets of a link the wrong way round'),
    matches: ['A (point)[/beta]'],
    passes: ['A (point) [sic]'],
  },
  {
    name: 'the words of a link in parentheses',
    pattern: /\(([^()]+)\)\(((?:\/|https:)[^\s()]*)\)/gu,
    finding: otherBrackets('the words of a link in parentheses instead of brackets'),
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
        inEditor: { found: 'an unfinished link', ...LINK_AGAIN },
      }),
    matches: ['A [point](/beta'],
    passes: ['A [point]'],
  },
]

/** Addresses and brackets without what would make them a link. */
export const missingLinks: readonly Pattern[] = [
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
      /^\[\s*\d[\d\s,;–-]*\]$/.test(written)
        ? numbersInBrackets(written)
        : markdown({
            found: `${written} that readers would see; brackets are for links: [words](/path)`,
            remedy:
              'Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders',
            inEditor: {
              found: `${written} that readers would see`,
              remedy:
                'Link the words, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders',
            },
          }),
    matches: ['A point[^1]', '[ ] A point', 'for [client name]'],
    passes: ['a point]'],
  },
]
