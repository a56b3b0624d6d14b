import { expression } from '#check/expression.ts'
import { autofix } from '#check/problems.ts'
import { blockPlaces, isBlockName } from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { withoutCode } from '../blank.ts'
import { remedyFor } from '../foreignTags.ts'
import { beforeOnLine, restOfLine } from '../lines.ts'
import { strayAngle } from './angles.ts'
import { type Cause, htmlFinding, mdx } from './findings.ts'
import { unreadable } from './unreadable.ts'

const UNMATCHED = 'Every tag that opens must close'

const isEmptyBlock = (name: string) => isBlockName(name) && blockPlaces[name]?.isEmpty === true
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Whether the text between two offsets has its lines to itself. */
const isAlone = (text: string, start: number, end: number) =>
  beforeOnLine(text, start).trim() === '' && restOfLine(text, end).trim() === ''

/** The start of a prop, whose name may stand before it: the equals sign and what opens its value. */
const START_OF_PROP = expression(/^(?:\s*[a-z]\w*)?=["{]/i, {
  matches: ['\n  title="Alpha"', ' steps={', '={12}'],
  passes: [' title', ' title=Alpha', ' = "Alpha"'],
})

/** A tag, with the slash of one that closes, and its name. */
const TAG = expression(/<(\/?)([A-Za-z][\w.]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g, {
  matches: ['<Card title="A > B">', '</Card>', '<br />'],
  passes: ['< Card>', '<Card', '<5>'],
})

/** An empty line between two others. */
const EMPTY_LINE = expression(/\n[ \t\r]*\n/, {
  matches: ['one\n\ntwo', 'one\r\n \r\ntwo'],
  passes: ['one\ntwo'],
})

interface Tag {
  name: string
  text: string
  start: number
  end: number
}

/** A tag that is not closed before the end of its page, paragraph or list. */
function unclosedTag(text: string, { name, text: tag, start }: Tag): Cause {
  if (/^[a-z]/.test(name))
    return { offset: start, finding: htmlFinding(tag, remedyFor(name)), blank: tag.length }
  if (isEmptyBlock(name) && START_OF_PROP.test(text.slice(start + tag.length)))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}> ends before its props`,
        remedy: 'Remove the > there',
        fix: autofix(tag, tag.slice(0, -1).trimEnd()),
      }),
    }
  if (isEmptyBlock(name))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}> is not closed; it has no content, so it closes itself`,
        remedy: `End it with />: <${name} … />`,
        // One that ends in >/> has both.
        fix: text.startsWith('/>', start + tag.length)
          ? autofix(`${tag}/>`, `${tag.slice(0, -1)}/>`)
          : autofix(tag, `${tag.slice(0, -1).trimEnd()} />`),
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
  if (!isBlockName(name) && isBlockName(closing.name) && nearest(name, [closing.name]))
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
  if (!isBlockName(name) && !text.includes(`</${name}>`))
    return {
      offset: start,
      finding: mdx({
        found: `<${name}>, which is not a block and is not closed`,
        remedy: 'If it stands for a name, write the name itself',
      }),
    }
  if (!isBlockName(name) && /\w/.test(text.charAt(start - 1))) return strayAngle(text, start)
  if (open.some((outer) => outer.name === closing.name)) return unclosedTag(text, opening)
  if (isBlockName(closing.name) && text.includes(`</${name}>`, closing.end))
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
export function brokenNesting(text: string, offset: number): Cause {
  const open: Tag[] = []
  for (const match of withoutCode(text).matchAll(TAG)) {
    const [all, slash, name = ''] = match
    const tag = { name, text: all, start: match.index, end: match.index + all.length }
    if (!slash && !all.endsWith('/>')) open.push(tag)
    if (!slash) continue
    const last = open.pop()
    if (!last) return closesNothing(tag)
    if (last.name !== name) return mismatch(text, last, tag, open)
    const between = text.slice(last.end, tag.start)
    const opensAlone = isAlone(text, last.start, last.end)
    const after = restOfLine(text, tag.end).trim()
    if (opensAlone && beforeOnLine(text, tag.start).trim() !== '') return inLine(tag, true)
    if (opensAlone && after !== '' && !after.startsWith('<')) return inLine(tag, false)
    if (!opensAlone && EMPTY_LINE.test(between)) return unclosedTag(text, last)
  }
  const last = open.at(-1)
  return last ? unclosedTag(text, last) : unreadable(text, offset)
}
