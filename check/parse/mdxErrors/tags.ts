import { isBlockName } from '#lib/content/blocks.ts'
import { autofix, correction } from '../../problems.ts'
import { remedyFor } from '../foreignTags.ts'
import { strayAngle } from './angles.ts'
import { type Cause, htmlFinding, mdx, wordsAt } from './findings.ts'

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
export function inTag(text: string, offset: number, isEnd: boolean): Cause {
  const before = text.slice(0, offset)
  const last = /<\/(\w+)[^<>]*$/.exec(before)
  if (last) {
    const offset = last.index
    const [tag = ''] = /^<\/\w+(?:[^<>\n]*>)?/.exec(text.slice(offset)) ?? []
    const name = last[1] ?? ''
    const to = `</${name}>`
    const count = (tag: RegExp) => before.slice(0, offset).match(tag)?.length ?? 0
    // Half of a name may be another block's, which is not open here.
    const isOpen = count(new RegExp(`<${name}[\\s>]`, 'g')) > count(new RegExp(to, 'g'))
    return {
      offset,
      finding: mdx({
        found: `</${name} without its >, or with something before it`,
        remedy:
          isBlockName(name) && isOpen ? `Write ${to}` : 'Write </, the name of the block and >',
        fix: isBlockName(name) && isOpen ? autofix(tag, to) : undefined,
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
  if (htmlTag) return { offset: tag, finding: htmlFinding(htmlTag, remedyFor(name)) }
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
