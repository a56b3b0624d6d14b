/** Mistakes of MDX syntax in words for people who write pages, not parsers. */
import { mends } from './errors.ts'
import { type ParserError, type Slip, words } from './slip.ts'
import { slipOfBraces, slipOfCharacter } from './slipSigns.ts'
import { slipOfTag } from './slipTags.ts'

/** What a message of the parser means to the author, and where. */
export function slipOf(error: ParserError, text: string): Slip {
  const { reason } = error
  const at = error.place?.offset ?? error.place?.start?.offset ?? 0
  const tag = slipOfTag(reason, text, at)
  if (tag) return tag
  if (error.source === 'micromark-extension-mdxjs-esm') {
    const start = text.lastIndexOf('\n', at - 1) + 1
    return {
      offset: start,
      finding: {
        found: `a line that starts with "${/^\w+/.exec(text.slice(start))?.[0] ?? 'import'}"`,
        expected: 'which MDX reads as code',
        remedy: 'Start the sentence with another word; pages import and export nothing',
      },
    }
  }
  if (error.source === 'micromark-extension-mdx-expression' || /in expression/.test(reason)) {
    return slipOfBraces(text, at)
  }
  if (/^Unexpected lazy line/.test(reason)) {
    const start = text.lastIndexOf('\n<', at) + 1
    return {
      offset: start,
      finding: {
        found: `${words(text, start)} stands right under a list`,
        expected: 'while an empty line parts the two',
        why: 'Without it the block is taken for the end of the last point',
        remedy: 'Leave an empty line above it',
        correction: mends('', '\n'),
      },
    }
  }
  if (/^Unexpected character/.test(reason)) return slipOfCharacter(reason, text, at)
  if (/^Unexpected end of file/.test(reason)) {
    if (/in attribute value/.test(reason)) {
      const quote = /=\s*(["'])[^"']*$/.exec(text)
      const offset = quote ? quote.index + quote[0].search(/["']/) : at
      return {
        offset,
        finding: {
          found: `the quote of this prop is not closed: ${words(text, offset)}`,
          remedy: 'Add the closing quote',
        },
      }
    }
    const open = text.lastIndexOf('<')
    return {
      offset: open === -1 ? at : open,
      finding: {
        found: 'this tag never ends',
        expected: 'while each tag ends with >',
        remedy: 'Add the missing >',
      },
    }
  }
  return {
    offset: at,
    finding: {
      found: `the page cannot be read from here: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
      remedy: 'Compare the lines around this place with another page',
    },
  }
}
