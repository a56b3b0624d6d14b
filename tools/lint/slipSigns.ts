/** Signs that MDX reads as code where the author meant text. */
import { mends, proposes } from './errors.ts'
import { lineEnd, type Slip, words } from './slip.ts'

/** A `<` that starts no tag, with everything that authors put one for. */
function strayAngle(text: string, at: number): Slip {
  const open = text.lastIndexOf('<', at)
  const offset = open === -1 ? at : open
  const rest = text.slice(offset)
  const comment = /^<!--([\s\S]*?)-->/.exec(rest)
  if (comment) {
    const paste = `{/* ${(comment[1] ?? '').trim()} */}`
    return {
      offset,
      blank: [offset, offset + comment[0].length],
      finding: {
        found: 'a comment in the form of HTML',
        expected: 'which MDX cannot read',
        remedy: `Write it as ${paste} or remove it`,
        correction: mends(comment[0], paste),
      },
    }
  }
  const link = /^<((?:https?:\/\/|mailto:)[^\s>]+|[^\s<>@]+@[^\s<>]+)>/.exec(rest)
  if (link) {
    const address = link[1] ?? ''
    const target = address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address
    const paste = `[words](${target})`
    return {
      offset,
      blank: [offset, offset + link[0].length],
      finding: {
        found: `an address in angle brackets: ${link[0]}`,
        expected: 'which MDX reads as a tag',
        remedy: `Write a link with words that say where it goes: ${paste}`,
        correction: proposes(link[0], paste),
      },
    }
  }
  const shown = words(text, offset)
  return {
    offset,
    blank: [offset, offset + 1],
    finding: {
      found: `a stray < before "${shown.slice(1).trim()}"`,
      expected: 'which MDX reads as the start of a tag',
      remedy: 'Write \\< for the sign itself, or use words: "less than"',
      ...(rest.startsWith('<') ? { correction: mends('<', '\\<') } : {}),
    },
  }
}

/** What braces that cannot be read mean: in prose a `{` stands for itself, in a prop the literal has a slip. */
export function slipOfBraces(text: string, at: number): Slip {
  const open = outermost(text, openBrace(text, Math.min(at, text.length)))
  const close = text.indexOf('}', open)
  const end = close === -1 || close > lineEnd(text, open) ? open + 1 : close + 1
  if (insideTag(text, open)) {
    return {
      offset: open,
      finding: {
        found: `the braces of this prop cannot be read: ${words(text, open)}`,
        expected: "a literal such as {['one', 'two']} or {[{ label: 'one', value: 40 }]}",
        remedy: 'Look for a missing quote, comma or bracket; text in braces stands in straight single quotes',
      },
    }
  }
  return {
    offset: open,
    blank: [open, end],
    finding: {
      found: `a stray { in the text: ${words(text, open)}`,
      expected: 'which MDX reads as code',
      remedy: 'Write \\{ for the sign itself',
      correction: mends('{', '\\{'),
    },
  }
}

/** The brace that was open at an offset. */
function openBrace(text: string, at: number): number {
  let depth = 0
  for (let index = Math.min(at, text.length - 1); index >= 0; index--) {
    if (text[index] === '}' && index !== at) depth++
    if (text[index] === '{') {
      if (depth === 0) return index
      depth--
    }
  }
  return at
}

/** The outermost brace in the same run of braces, which is where the prop or the expression starts. */
function outermost(text: string, brace: number): number {
  let found = brace
  for (
    let next = openBrace(text, found - 1);
    next < found && text[next] === '{';
    next = openBrace(text, next - 1)
  ) {
    if (/\n\s*\n/.test(text.slice(next, found))) break
    found = next
  }
  return found
}

/** Whether an offset stands inside a tag: a `<Name` before it that no `>` has closed. */
function insideTag(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const open = before.search(/<[A-Za-z][^<]*$/)
  return open !== -1 && /=\s*$/.test(before)
}

/** A prop whose value does not start with a straight quote or a brace. */
function slipOfValue(text: string, at: number, character: string): Slip {
  const name = /([\w-]+)\s*=\s*$/.exec(text.slice(0, at))?.[1] ?? 'name'
  const rest = text.slice(at, lineEnd(text, at))
  if (/[“”„‘’]/.test(character)) {
    const [quoted = rest, value = ''] = /^.([^“”„‘’"]*)[“”„‘’"]?/u.exec(rest) ?? []
    const paste = `${name}="${value}"`
    return {
      offset: at,
      finding: {
        found: `a typographic quote ${character} around the value of ${name}`,
        expected: 'where a straight one is wanted',
        remedy: `Write ${paste}`,
        correction: mends(quoted, `"${value}"`),
      },
    }
  }
  const value = /^[^\s/>]*/.exec(rest)?.[0] ?? ''
  const paste = `${name}="${value}"`
  return {
    offset: at,
    finding: {
      found: `the value of ${name} stands without quotes`,
      remedy: `Write ${paste}`,
      ...(value === '' ? {} : { correction: mends(value, `"${value}"`) }),
    },
  }
}

/** What an unexpected sign means: a stray `<`, or a slip inside a tag. */
export function slipOfCharacter(reason: string, text: string, at: number): Slip {
  const character = /^Unexpected character `(.+?)` \(/.exec(reason)?.[1] ?? text[at] ?? ''
  const tag = text.slice(0, at).search(/<[A-Za-z][^<]*$/)
  if (tag !== -1 && character === '<') {
    return {
      offset: tag,
      finding: {
        found: `the tag ${words(text, tag)} never ends`,
        expected: 'while each tag ends with >',
        remedy: 'Add the missing >',
      },
    }
  }
  if (/before (?:local )?name|in name|before member name/.test(reason)) return strayAngle(text, at)
  if (/before attribute value/.test(reason)) return slipOfValue(text, at, character)
  // A value that ends in `name=` has swallowed the next prop: its own quote is the one that is missing.
  const swallowed = /([\w-]+)="([^"]*?)\s+[\w-]+="/.exec(text.slice(tag === -1 ? at : tag, at))
  if (tag !== -1 && swallowed) {
    const [, name = '', value = ''] = swallowed
    const paste = `${name}="${value}"`
    return {
      offset: tag + swallowed.index + name.length + 1,
      finding: {
        found: `the quote of ${name} is not closed`,
        remedy: `Write ${paste}`,
        correction: proposes(`"${value}`, `"${value}"`),
      },
    }
  }
  return {
    offset: at,
    finding: {
      found: `the sign ${character} inside a tag`,
      expected: 'where a prop is wanted: <Name prop="text">',
      remedy: 'Look for a missing quote or > before this place',
    },
  }
}
