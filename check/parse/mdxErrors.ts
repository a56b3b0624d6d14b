/** Explains the parser's errors in a page by the characters at their place, not in the parser's words. */
import { type BlockName, blockProps, emptyBlocks } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, correction, type Finding, rule } from '../problems.ts'
import { remedyFor } from './foreignTags.ts'

export const mdx = rule('mdx', 'One wrong character keeps the whole page from being read')

/** What is used of the parser's error, a VFileMessage. */
export interface ParserError extends Error {
  ruleId: string
  source?: string
  place?: { offset?: number; start?: { offset?: number } }
}

/** The cause of a parser error. */
export interface Cause {
  /** In the source. */
  offset: number
  finding: Finding
  /** How many characters to blank so that the rest can be parsed; undefined if that is hopeless. */
  blank?: number | undefined
}

const UNMATCHED = 'Every tag that opens must close'

const isEmptyBlock = (name: string) => emptyBlocks.includes(name as BlockName)
const isBlock = (name: string) => Object.hasOwn(blockProps, name)

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Whether the text between two offsets has its lines to itself. */
const isAlone = (text: string, start: number, end: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t\r]*(?:\n|$)/.test(text.slice(end))

/** Returns the words from an offset to the end of its line, shortened if long. */
function wordsAt(text: string, offset: number): string {
  const [line = ''] = text.slice(offset).split('\n', 1)
  return line.length > 24 ? `${line.slice(0, 23)}…` : line.trim()
}

/** Replaces a text with white space of the same length and lines. */
export const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** Blanks comments and code, which contain neither tags nor braces. */
const withoutCode = (text: string) => text.replace(/\{\/\*[\s\S]*?\*\/\}|(`+)[\s\S]*?\1/g, blanked)

export const unfinishedNote = (words: string): Finding =>
  mdx({ found: `an unfinished note: ${words}`, remedy: 'End it with */}' })

const html = (tag: string, name: string): Finding =>
  mdx({
    found: `HTML tag ${tag}; pages consist of Markdown and blocks`,
    why: 'Only these blocks are part of the design',
    remedy: remedyFor(name) ?? 'Write it in Markdown, or remove it',
  })

/** A `<` with which authors write something else than a tag, by the text from there on. */
function angleFinding(text: string): Finding | undefined {
  const [placeholder] = /^<[^<>\n]{1,60}>>/.exec(text) ?? []
  if (placeholder)
    return mdx({
      found: `${placeholder}, which stands for something that is still missing`,
      why: 'Visitors would read it',
      remedy: 'Write the words themselves',
    })
  const [comment, note = ''] = /^<!--\s*([\s\S]*?)\s*-->/.exec(text) ?? []
  if (comment)
    return mdx({
      found: 'an HTML comment, which MDX cannot read',
      remedy: `Write it as {/* ${note} */} or remove it`,
      fix: autofix(comment, `{/* ${note} */}`),
    })
  const [open] = /^<!--[^\n]*/.exec(text) ?? []
  if (open)
    return mdx({
      found: `HTML tag ${open}; pages consist of Markdown and blocks`,
      why: 'Only these blocks are part of the design',
      remedy: 'End it with -->, or remove it',
    })
  const [declaration] = /^<[!?][^>]*>/.exec(text) ?? []
  if (declaration)
    return mdx({
      found: `HTML tag ${declaration}; pages consist of Markdown and blocks`,
      why: 'Only these blocks are part of the design',
      remedy: 'Write it in Markdown, or remove it',
      fix: correction(declaration, ''),
    })
  const [address, target = ''] = /^<((?:https?:\/\/|mailto:)[^\s>]+)>/i.exec(text) ?? []
  const [mailbox, name = ''] = /^<([^\s<>@]+@[^\s<>]+)>/.exec(text) ?? []
  const found = address ?? mailbox
  if (!found) return undefined
  return mdx({
    found: `an address in angle brackets: ${found}, which MDX reads as a tag`,
    remedy: `Write a link whose words say where it leads: [words](${address ? target : `mailto:${name}`})`,
  })
}

/** A `<` that starts no tag, for all the reasons authors write one. */
function strayAngle(text: string, offset: number): Cause {
  const known = angleFinding(text.slice(offset))
  if (known) {
    const length = known.fix?.from.length ?? /^<[^>\n]*>*/.exec(text.slice(offset))?.[0].length
    return { offset, finding: known, blank: length ?? 1 }
  }
  const after = wordsAt(text, offset).slice(1).trim()
  // With a capital after it, it is meant as a tag.
  if (/^<\/?[A-Z]/.test(text.slice(offset)))
    return {
      offset,
      finding: mdx({
        found: `a tag that cannot be read: ${wordsAt(text, offset)}`,
        remedy: 'Look for a wrong character in it; every tag is <Name prop="text">',
      }),
      blank: 1,
    }
  const finding = mdx({
    found: `a stray < before "${after}", which MDX reads as the start of a tag`,
    remedy: 'Write \\< to show the character, or use words: "less than"',
    fix: autofix('<', '\\<'),
  })
  return { offset, finding, blank: 1 }
}

/** A brace not closed before an offset: a plain character in prose, a broken literal in a prop. */
function openBrace(text: string, end: number): Cause {
  const open: number[] = []
  const before = withoutCode(text).slice(0, end)
  for (const { 0: brace, index } of before.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  const [offset = end] = open
  const words = wordsAt(text, offset)
  if (text.startsWith('{/*', offset)) return { offset, finding: unfinishedNote(words) }
  if (/<[A-Za-z][^<]*=\s*$/.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `this prop's braces cannot be read: ${words}; they hold a literal such as {['one', 'two']} or {[{ label: 'one', value: 40 }]}`,
        remedy:
          'Look for a missing brace, quote or comma; text in braces needs straight single quotes',
      }),
    }
  // Inside a tag, a backslash would be one more stray character.
  if (/<[A-Za-z][^<>]*$/.test(text.slice(0, offset)))
    return {
      offset,
      finding: mdx({
        found: `a stray { inside a tag: ${words}`,
        remedy: 'Remove it, or complete the prop: name={40}',
      }),
    }
  const finding = mdx({
    found: `a stray { in the text: ${words}, which MDX reads as code`,
    remedy: words === '{' ? 'Remove it' : 'Write \\{ to show the character',
    fix: words === '{' ? undefined : correction('{', '\\{'),
  })
  return { offset, finding, blank: 1 }
}

/** A prop whose value does not start with a straight quote or a brace. */
function propValue(text: string, offset: number): Cause {
  const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, offset))?.[1]
  const rest = text.slice(offset)
  const found = `the value of ${name} is in neither straight quotes nor braces`
  const [written, list] = /^(\[[^\]\n]*\])\}?/.exec(rest) ?? []
  if (written) {
    const to = `{${list}}`
    return {
      offset,
      finding: mdx({ found, remedy: `Write ${name}=${to}`, fix: autofix(written, to) }),
    }
  }
  // In typographic quotes or backticks, without its first quote, or without both.
  const [from = '', value = ''] =
    /^[“”„‘’`]([^“”„‘’`"\n]*)[“”„‘’`"]?/u.exec(rest) ??
    /^([^"<>={}\n]+)"/.exec(rest) ??
    /^([^\s/>]*)/.exec(rest) ??
    []
  const to = `"${value}"`
  const fix = value === '' || /[=">]/.test(value) ? undefined : autofix(from, to)
  return { offset, finding: mdx({ found, remedy: `Write ${name}=${to}`, fix }) }
}

/** A prop whose quote is not closed before the end of its line or tag, or before the next prop. */
const UNCLOSED = /([\w-]+)="([^"”>\n]*?)(”?)(?=\s*(?:\n|>\s*\n|\/>)|\s+[\w-]+=")/g

/** A stray `<`, or a mistake inside a tag, which the parser notices at an offset, or at the end of the text around it. */
function inTag(text: string, offset: number, isEnd: boolean): Cause {
  const before = text.slice(0, offset)
  const last = /<\/(\w+)[^<>]*$/.exec(before)
  if (last) {
    const offset = last.index
    const [tag = ''] = /^<\/\w+(?:[^<>\n]*>)?/.exec(text.slice(offset)) ?? []
    const to = `</${last[1]}>`
    return {
      offset,
      finding: mdx({
        found: `</${last[1]} without its >, or with something before it`,
        remedy: isBlock(last[1] ?? '') ? `Write ${to}` : 'Write </, the name of the block and >',
        fix: isBlock(last[1] ?? '') ? autofix(tag, to) : undefined,
      }),
    }
  }
  const unclosed = [...before.matchAll(UNCLOSED)].at(-1)
  // An unclosed value has swallowed everything up to the next quote.
  if (unclosed && before.slice(unclosed.index + unclosed[0].length).split('"').length <= 2) {
    const [, name = '', value, end] = unclosed
    const to = `"${value}"`
    return {
      offset: unclosed.index + name.length + 1,
      finding: mdx({
        found: `the quote of ${name} is not closed`,
        remedy: `Write ${name}=${to}`,
        fix: correction(`"${value}${end}`, to),
      }),
    }
  }
  const tag = before.search(/<[A-Za-z][^<]*$/)
  const angle = text.lastIndexOf('<', offset)
  if (tag === -1 || /^<[A-Za-z][\w.-]*:?$/.test(text.slice(tag, offset)))
    return strayAngle(text, angle)
  const [htmlTag, name = ''] = /^<([a-z]\w*)[^<>\n]*>/.exec(text.slice(tag)) ?? []
  if (htmlTag) return { offset: tag, finding: html(htmlTag, name) }
  if (/\w<[a-z]/.test(text.slice(tag - 1, tag + 2))) return strayAngle(text, tag)
  // What follows an empty line and is no prop is text.
  const isText = /\n[ \t\r]*\n(?!\s*[\w-]+=)/.test(text.slice(tag, offset))
  if (text[offset] === '<' || isEnd || isText)
    return {
      offset: tag,
      finding: mdx({
        found: `the tag ${wordsAt(text, tag)} never ends; every tag ends with >`,
        remedy: 'Add the missing >',
      }),
    }
  if (/=\s*$/.test(before)) return propValue(text, offset)
  const [mark] = (/["'}]\s*$/.test(before) && /^[,;]/.exec(text.slice(offset))) || []
  if (mark)
    return {
      offset,
      finding: mdx({
        found: `a ${mark} after a prop; spaces or lines separate props`,
        remedy: 'Remove it',
        fix: autofix(mark, ''),
      }),
    }
  return {
    offset,
    finding: mdx({
      found: `the character ${text[offset]} inside a tag, where only props belong: <Name prop="text">`,
      remedy:
        'Look for a missing quote or > before this place; inside quoted text, write “, ” and ’',
    }),
  }
}

interface Tag {
  name: string
  text: string
  start: number
  end: number
}

/** A tag that is not closed before the end of its page, paragraph or list. */
function unclosedTag(text: string, { name, text: tag, start }: Tag): Cause {
  if (/^[a-z]/.test(name)) return { offset: start, finding: html(tag, name), blank: tag.length }
  if (isEmptyBlock(name))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}> is not closed; it has no content, so it closes itself`,
        remedy: `End it with />: <${name} … />`,
        fix: autofix(tag, tag.replace(/\s*>$/, ' />')),
      }),
    }
  const next = text.indexOf(`<${name}`, start + 1)
  const where = next === -1 ? 'where the block ends' : `above line ${lineOf(text, next)}`
  return {
    offset: start,
    finding: mdx({
      found: `<${name}> is not closed`,
      why: UNMATCHED,
      remedy: `Write </${name}> ${where}, on its own line with an empty line above; <${name}> needs its own line, too`,
    }),
  }
}

const closesNothing = ({ text, start }: Tag): Cause => ({
  offset: start,
  finding: mdx({
    found: `${text} closes nothing`,
    why: 'Every tag that closes must have been opened',
    remedy: 'Remove it, or add the opening tag above; one that ends in /> is closed already',
  }),
})

/** `</Grid>` instead of `</Card>`: one of the two is misspelled, or a tag between them is missing. */
function mismatch(text: string, opening: Tag, closing: Tag, open: readonly Tag[]): Cause {
  const { name, start } = opening
  if (!isBlock(name) && isBlock(closing.name) && nearest(name, [closing.name]))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}> is closed by </${closing.name}>`,
        why: UNMATCHED,
        remedy: `Did you mean <${closing.name}>?`,
        fix: autofix(`<${name}`, `<${closing.name}`),
      }),
    }
  if (/^[a-z]/.test(name) || isEmptyBlock(name)) return unclosedTag(text, opening)
  if (!isBlock(name) && !text.includes(`</${name}>`))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}>, which is no block and is not closed`,
        remedy: 'If it stands for a name, write the name itself',
      }),
    }
  if (!isBlock(name) && /\w/.test(text.charAt(start - 1))) return strayAngle(text, start)
  if (open.some((outer) => outer.name === closing.name)) return unclosedTag(text, opening)
  if (isBlock(closing.name) && text.includes(`</${name}>`, closing.end))
    return closesNothing(closing)
  const to = `</${name}>`
  // Only the letter case differs, or the tag may also be missing further up.
  const isSame = name.toLowerCase() === closing.name.toLowerCase()
  return {
    offset: closing.start,
    finding: mdx({
      found: `</${closing.name}> where ${to} is expected to close line ${lineOf(text, start)}`,
      why: UNMATCHED,
      remedy: `Write ${to} here, or above this line if it is missing`,
      fix: isSame ? autofix(closing.text, to) : undefined,
    }),
  }
}

/** A closing tag with text before or after it on its line, although the opening one has a line of its own. */
function inLine({ text, start }: Tag, isBefore: boolean): Cause {
  return {
    offset: start,
    finding: mdx({
      found: `text on the same line as ${text}, though its opening tag has its own line`,
      remedy: isBefore
        ? `Put ${text} on its own line`
        : `Put the text above ${text}, or into a block of its own below it`,
      fix: isBefore ? autofix(text, `\n${text}`) : undefined,
    }),
  }
}

/** Finds the first tag that breaks the nesting. */
function brokenNesting(text: string, offset: number): Cause {
  const open: Tag[] = []
  const tags = withoutCode(text).matchAll(/<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g)
  for (const match of tags) {
    const [all, slash, name = ''] = match
    const tag = { name, text: all, start: match.index, end: match.index + all.length }
    if (!slash && !all.endsWith('/>')) open.push(tag)
    if (!slash) continue
    const last = open.pop()
    if (!last) return closesNothing(tag)
    if (last.name !== name) return mismatch(text, last, tag, open)
    const between = text.slice(last.end, tag.start)
    const opensAlone = isAlone(text, last.start, last.end)
    if (opensAlone && !/\n[ \t]*$/.test(between)) return inLine(tag, true)
    if (opensAlone && /^[ \t]*[^\s<]/.test(text.slice(tag.end))) return inLine(tag, false)
    if (!opensAlone && /\n[ \t\r]*\n/.test(between)) return unclosedTag(text, last)
  }
  const last = open.at(-1)
  return last ? unclosedTag(text, last) : unreadable(text, offset)
}

/** Markdown as a page's author sees it, and code, which only programmers write. */
export const markdown = rule(
  'markdown',
  'Anything that is not quite Markdown shows up on the page as typed',
)

export const codeBlock = (): Finding =>
  markdown({
    found: 'a code block, for which the design has no place',
    why: 'Its lines do not wrap, so phones would show half of them, and buyers do not read code',
    remedy: 'Say in words what it does; a few words of code in a sentence go between `backticks`',
  })

function unreadable(text: string, offset: number): Cause {
  const fences = [...text.matchAll(/^[ \t]*(?:```|~~~)/gm)]
  const open = fences.length % 2 === 1 ? fences.at(-1) : undefined
  if (open) return { offset: open.index, finding: codeBlock() }
  return {
    offset,
    finding: mdx({
      found: 'the page cannot be read from here on',
      remedy: 'Compare the lines around this place with another page',
    }),
  }
}

/** A block that Markdown takes for part of the list above it. */
function underList(text: string, offset: number): Cause {
  const tag = text.lastIndexOf('<', offset)
  const begin = text.lastIndexOf('\n', tag) + 1
  const indent = text.slice(begin, tag)
  return {
    offset: begin,
    finding: mdx({
      found: `${wordsAt(text, tag)} directly below a list, without an empty line, or indented`,
      why: 'The block would become part of the last list item',
      remedy: 'Start the line with it, below an empty line',
      fix: indent.trim() === '' ? autofix(indent, '\n') : undefined,
    }),
  }
}

/** Finds the cause of a parser error in a text whose front matter, up to `start`, is blanked. */
export function causeOf(error: ParserError, text: string, start: number): Cause {
  const { ruleId, source = '', place } = error
  const offset = place?.offset ?? place?.start?.offset
  const position = offset === undefined ? text.length : start + offset
  if (source.endsWith('expression')) return openBrace(text, position)
  if (/^unexpected-(?:attribute|character|eof)$/.test(ruleId))
    return inTag(text, position, ruleId === 'unexpected-eof')
  if (/^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(ruleId))
    return brokenNesting(text, position)
  return ruleId === 'unexpected-lazy' ? underList(text, position) : unreadable(text, position)
}
