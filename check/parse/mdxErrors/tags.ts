import { expression } from '#check/expression.ts'
import { autofix, correction } from '#check/problems.ts'
import { isBlockName } from '#lib/content/blocks.ts'
import { remedyFor } from '../foreignTags.ts'
import { strayAngle } from './angles.ts'
import { type Cause, htmlFinding, mdx, wordsAt } from './findings.ts'

/** The name of a prop in front of its value. */
const NAME_OF_VALUE = expression(/([\w-]+)\s*=\s*$/, {
  matches: ['<Card title=', '<Card title = '],
  passes: ['<Card title', '="Alpha"'],
})

/** A list in brackets without its braces or without the first one, or a number without the first one. */
const BARE_LITERAL = expression(/^(?:(\[[^\]\n]*\])\}?|(\d[\d.]*)\})/, {
  matches: ["['one', 'two'] />", "['one']}", '40} />'],
  passes: ["['one',\n'two']", "'one'", '40 />'],
})

/** A number that is the whole value. */
const BARE_NUMBER = expression(/^\d+(?:\.\d+)?(?=[\s/>])/, {
  matches: ['12 />', '12\n', '4.5>'],
  passes: ['12}', '12th', '"12"'],
})

/** A value in typographic quotes or backticks, of which the last may be straight or missing. */
const OTHER_QUOTES = expression(/^[“”„‘’`]([^“”„‘’`"\n]*)[“”„‘’`"]?/u, {
  matches: ['“Alpha”>', '‘Alpha">', '`Alpha`'],
  passes: ['"Alpha"', 'Alpha”'],
})

/** A value without its first quote. */
const WITHOUT_FIRST_QUOTE = expression(/^([^"<>={}\n]+)"/, {
  matches: ['All about alpha">'],
  passes: ['"Alpha"', 'Alpha>', 'alpha href="'],
})

/** A value without quotes. */
const WITHOUT_QUOTES = expression(/^[^\s/>]+/, {
  matches: ['alpha>', 'alpha href="/alpha"'],
  passes: ['>', '/>'],
})

/** A prop whose value does not start with a straight quote or a brace. */
function propValue(text: string, offset: number): Cause {
  const name = NAME_OF_VALUE.exec(text.slice(0, offset))?.[1]
  const rest = text.slice(offset)
  const found = `the value of ${name} is in neither straight quotes nor braces`
  const [written, list, number] = BARE_LITERAL.exec(rest) ?? []
  if (written) {
    const to = `{${list ?? number}}`
    return {
      offset,
      finding: mdx({ found, remedy: `Write ${name}=${to}`, fix: autofix(written, to) }),
    }
  }
  const [bare] = BARE_NUMBER.exec(rest) ?? []
  if (bare)
    return {
      offset,
      finding: mdx({
        found,
        remedy: `Write ${name}={${bare}}, or ${name}="${bare}" if it is a text`,
      }),
    }
  const [from = '', value = from] =
    OTHER_QUOTES.exec(rest) ?? WITHOUT_FIRST_QUOTE.exec(rest) ?? WITHOUT_QUOTES.exec(rest) ?? []
  const to = `"${value}"`
  const isWords = /[\p{L}\p{N}]/u.test(value) && !/[=">}]/.test(value)
  const fix = isWords ? autofix(from, to) : undefined
  const remedy = isWords ? `Write ${name}=${to}` : 'Look for what has slipped in before its value'
  return { offset, finding: mdx({ found, remedy, fix }) }
}

/** A prop whose quote is not closed before the end of its line or tag, or before the next prop. */
const UNCLOSED = expression(/([\w-]+)="([^"”>\n]*?)(”?)(?=\s*(?:\n|>\s*\n|\/>)|\s+[\w-]+=")/g, {
  matches: ['<Card title="Alpha>\n', '<Card title="Alpha href="/alpha">', 'title="Alpha” />'],
  passes: ['<Card title="Alpha">', 'title="Alpha" href="/alpha"'],
})

/** A tag that closes a block, up to where it cannot be read. */
const OPEN_CLOSING_TAG = expression(/<\/(\w+)[^<>]*$/, {
  matches: ['</Card', '</Card# Gr', 'Text </Sec\n\n'],
  passes: ['</Card>', '<Card', '</'],
})

/** All of such a tag. */
const CLOSING_TAG = expression(/^<\/\w+(?:[^<>\n]*>)?/, {
  matches: ['</Card', '</Card# Grid>'],
  passes: ['<Card>', '</>'],
})

/** The last tag that has not ended. */
const OPEN_TAG = expression(/<[A-Za-z][^<]*$/, {
  matches: ['<Card title="Alpha" ', '<b'],
  passes: ['a < b', '<Card <', '</Card'],
})

/** A name that a `<` may stand before, without being a tag. */
const NAME = expression(/^<[A-Za-z][\w.-]*:?$/, {
  matches: ['<name', '<https:'],
  passes: ['<name of', '<Card title=', '<5'],
})

const HTML_TAG = expression(/^<([a-z]\w*)[^<>\n]*>/, {
  matches: ['<div class=a>', '<br>'],
  passes: ['<Card>', '<div\n>', '<div'],
})

/** A `<` inside a word. */
const ANGLE_IN_WORD = expression(/\w<[a-z]/, {
  matches: ['CardG<b'],
  passes: [' <b', 'G<B', 'G< b'],
})

/** An empty line with text below it that is no prop. */
const TEXT_BELOW = expression(/\n[ \t\r]*\n(?!\s*[\w-]+=)/, {
  matches: ['<Card title="Alpha"\n\nWhat it is'],
  passes: ['<Card title="Alpha"\n\n  href="/alpha"', '<Card\ntitle="Alpha"'],
})

const EQUALS_SIGN = expression(/=\s*$/, {
  matches: ['<Card title=', '<Card title= '],
  passes: ['<Card title="'],
})

/** What may follow a prop: another one, or the end of the tag. */
const AFTER_PROP = expression(/^\s*(?:[a-z][\w-]*[=\s/>]|\/?>)/i, {
  matches: [' href="/alpha"', '\n  steps={', ' />', '>'],
  passes: [' { label', " 'one'", ''],
})

const END_OF_VALUE = expression(/["'}]\s*$/, {
  matches: ['<Card title="Alpha"', '<Figure steps={[]} '],
  passes: ['<Card title'],
})

/** A tag that closes a block, and has lost its end. */
function brokenClosingTag(text: string, before: string): Cause | undefined {
  const broken = OPEN_CLOSING_TAG.exec(before)
  if (!broken) return undefined
  const { 1: name = '', index: offset } = broken
  const [tag = ''] = CLOSING_TAG.exec(text.slice(offset)) ?? []
  const to = `</${name}>`
  const [, ...opened] = before.slice(0, offset).split(`<${name}`)
  const [, ...closed] = before.slice(0, offset).split(to)
  // Half of a name may be another block's, which is not open here.
  const isOpen = opened.filter((rest) => /^[\s>]/.test(rest)).length > closed.length
  const isCertain = isBlockName(name) && isOpen
  return {
    offset,
    finding: mdx({
      found: `</${name} without its >, or with something before it`,
      remedy: isCertain ? `Write ${to}` : 'Write </, the name of the block and >',
      fix: isCertain ? autofix(tag, to) : undefined,
    }),
  }
}

/** A value whose quote is not closed, so that it has swallowed everything up to the next quote. */
function unclosedValue(before: string): Cause | undefined {
  const unclosed = [...before.matchAll(UNCLOSED)].at(-1)
  if (!unclosed || before.slice(unclosed.index + unclosed[0].length).split('"').length > 2)
    return undefined
  const [, name = '', value = '', end] = unclosed
  const to = `"${value}"`
  // An apostrophe at the end may be a quote of the other kind.
  const isCertain = !value.endsWith("'")
  return {
    offset: unclosed.index + name.length + 1,
    finding: mdx({
      found: `the quote of ${name} is not closed`,
      remedy: isCertain ? `Write ${name}=${to}` : 'Close it with ", as it is opened',
      fix: isCertain ? correction(`"${value}${end}`, to) : undefined,
    }),
  }
}

/** A prop with a colon in place of its equals sign. */
const COLON_OF_PROP = expression(/\s([a-z]\w*):\s*$/i, {
  matches: ['<Section layout: ', '<Figure\n  name:'],
  passes: ['<Section layout=', 'title="Alpha: '],
})

/** A colon as in front matter, with a value in quotes or braces behind it. */
function colonOfProp(text: string, offset: number): Cause | undefined {
  const [, name] = COLON_OF_PROP.exec(text.slice(0, offset)) ?? []
  if (name === undefined || !/^["{]/.test(text.slice(offset))) return undefined
  const colon = text.lastIndexOf(name, offset)
  return {
    offset: colon,
    finding: mdx({
      found: `a colon after the prop ${name}, which takes an equals sign`,
      remedy: `Write ${name}= before its value`,
      fix: autofix(text.slice(colon, offset), `${name}=`),
    }),
  }
}

/** A comma or semicolon after a prop: it has slipped in, or separates entries of a list that has lost its beginning. */
function markAfterProp(text: string, offset: number): Cause | undefined {
  const [mark] = /^[,;]/.exec(text.slice(offset)) ?? []
  if (mark === undefined || !END_OF_VALUE.test(text.slice(0, offset))) return undefined
  const isStray = AFTER_PROP.test(text.slice(offset + 1))
  return {
    offset,
    finding: mdx({
      found: `a ${mark} after a prop; spaces or lines separate props`,
      remedy: isStray ? 'Remove it' : 'Look for a missing brace or bracket before it',
      fix: isStray ? autofix(mark, '') : undefined,
    }),
  }
}

const strayCharacter = (text: string, offset: number): Cause => ({
  offset,
  finding: mdx({
    found: `the character ${text[offset]} inside a tag, where only props belong: <Name prop="text">`,
    remedy: 'Look for a missing quote or > before this place; inside quoted text, write “, ” and ’',
  }),
})

const endlessTag = (text: string, offset: number): Cause => ({
  offset,
  finding: mdx({
    found: `the tag ${wordsAt(text, offset)} never ends; every tag ends with >`,
    remedy: 'Add the missing >',
  }),
})

/** A stray `<`, or a mistake inside a tag, which the parser notices at an offset, or at the end of the text around it. */
export function inTag(text: string, offset: number, isEnd: boolean): Cause {
  const before = text.slice(0, offset)
  const earlier = brokenClosingTag(text, before) ?? unclosedValue(before)
  if (earlier) return earlier
  const tag = before.search(OPEN_TAG)
  const angle = text.lastIndexOf('<', offset)
  if (tag === -1 || NAME.test(text.slice(tag, offset))) return strayAngle(text, angle)
  const [htmlTag, name = ''] = HTML_TAG.exec(text.slice(tag)) ?? []
  if (htmlTag) return { offset: tag, finding: htmlFinding(htmlTag, remedyFor(name)) }
  if (ANGLE_IN_WORD.test(text.slice(tag - 1, tag + 2))) return strayAngle(text, tag)
  const isEndless = text[offset] === '<' || isEnd || TEXT_BELOW.test(text.slice(tag, offset))
  if (isEndless) return endlessTag(text, tag)
  if (EQUALS_SIGN.test(before)) return propValue(text, offset)
  return colonOfProp(text, offset) ?? markAfterProp(text, offset) ?? strayCharacter(text, offset)
}
