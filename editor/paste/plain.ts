/** What is pasted as plain text: its paragraphs and lists, told by empty lines, marks, and where its lines break. */
import type { Block } from './blocks.ts'

/** The mark before an item, as it is typed or as a word processor leaves it in plain text. */
const MARK = /^(\s*)(?:[-–*•◦‣●○■▪·]|o(?=\t)|\(?\d{1,3}[.)])\s+(?=\S)/
const NUMBER = /^\s*\(?\d/

/** Mail programs break lines at 60 to 100 characters. Shorter lines are items or paragraphs, and longer ones paragraphs. */
const BROKEN = { min: 60, max: 100 }

/** Fewer short lines below each other are no list. */
const MIN_ITEMS = 3

type Lines = { kind: 'lines'; lines: string[] }
type Items = { kind: 'list'; isNumbered: boolean; items: string[]; isNested?: boolean }

/** Puts lines together that follow each other: items of a list, and lines without an empty one between them. */
function groupsOf(text: string): (Lines | Items)[] {
  const groups: (Lines | Items)[] = []
  let isAfterEmpty = false
  let margin = 0
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    const last = groups.at(-1)
    const [mark, { length: depth } = ''] = MARK.exec(line) ?? []
    if (mark !== undefined) {
      const isNumbered = NUMBER.test(mark)
      const item = line.slice(mark.length).trim()
      const isDeeper = last?.kind === 'list' && depth > margin
      if (last?.kind === 'list' && (isDeeper || last.isNumbered === isNumbered)) {
        last.items.push(item)
        if (isDeeper) last.isNested = true
      } else {
        groups.push({ kind: 'list', isNumbered, items: [item] })
        margin = depth
      }
    } else if (words !== '') {
      const isNext = last !== undefined && !isAfterEmpty
      // What stands deeper goes on with the item.
      if (isNext && last.kind === 'list' && /^\s/.test(line))
        last.items.push(`${last.items.pop()} ${words}`)
      else if (isNext && last.kind === 'lines') last.lines.push(words)
      else groups.push({ kind: 'lines', lines: [words] })
    }
    isAfterEmpty = words === ''
  }
  return groups
}

const paragraph = (words: string): Block => ({ kind: 'paragraph', words })

/** Joins lines that only the width of a window has broken: the next word had no room, or goes on in small letters. */
function joined(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map(({ length }) => length))
  const hasWidth = width >= BROKEN.min && width <= BROKEN.max
  const isOfSentences = /^\p{Lu}/u.test(lines[0] ?? '')
  const all: string[] = []
  for (const [index, line] of lines.entries()) {
    const { length = 0 } = lines[index - 1] ?? ''
    const [word = ''] = line.split(' ')
    const hadRoom = length + 1 + word.length <= width
    const goesOn = isOfSentences && /^\p{Ll}/u.test(line)
    if (index > 0 && ((hasWidth && !hadRoom) || goesOn)) all.push(`${all.pop()} ${line}`)
    else all.push(line)
  }
  return all
}

/** Short lines below each other, of which none is a sentence. */
const isList = (lines: readonly string[]) =>
  lines.length >= MIN_ITEMS &&
  lines.every((line) => line.length < BROKEN.min && !/[.,:;!?]$/.test(line))

function blocksOfLines(lines: readonly string[]): Block[] {
  const whole = joined(lines)
  // Such as "We need:".
  const head = whole[0]?.endsWith(':') ? whole.slice(0, 1) : []
  const rest = whole.slice(head.length)
  if (!isList(rest)) return whole.map(paragraph)
  return [...head.map(paragraph), { kind: 'list', isNumbered: false, items: rest }]
}

/** Reads plain text. */
export const blocksOfPlain = (text: string): Block[] =>
  groupsOf(text).flatMap((group) => (group.kind === 'lines' ? blocksOfLines(group.lines) : group))
