/** Joining a paragraph or an item with what is before it, as Backspace does at its start. */
import { type Spot, spotsOf } from './texts.ts'

/** What stands before a text that is joined, by the kind of each. */
const BETWEEN: Partial<Record<Spot['kind'], Partial<Record<Spot['kind'], RegExp>>>> = {
  paragraph: { paragraph: /^\s+$/, listItem: /^\s+$/ },
  listItem: { listItem: /^\s*\n\s*(?:[-*+]|\d+[.)])\s+$/ },
}

/** The mark of the first item of a list, which stands in no other. */
const FIRST_MARK = /(?<=\n\s*\n)(?:[-*+]|\d+[.)])[ \t]+$/

/** Another item, or something within the same one. */
const NEXT_ITEM = /^[ \t]*\n(?:[-*+]|\d+[.)])\s/
const INNER = /^[ \t]*\n[ \t]+\S/

interface Joined {
  text: string
  /** Where the text begins that has become longer, or is no item any more. */
  start: number
  /** The place in its words to go on at. */
  caret: number
}

/** Makes a paragraph of the first item of a list. */
function unlisted(source: string, { start, end }: Spot): Joined | undefined {
  const [mark] = FIRST_MARK.exec(source.slice(0, start)) ?? []
  const behind = source.slice(end)
  if (mark === undefined || INNER.test(behind)) return undefined
  const first = start - mark.length
  const rest = NEXT_ITEM.test(behind) ? '\n' : ''
  const text = source.slice(0, first) + source.slice(start, end) + rest + behind
  return { text, start: first, caret: 0 }
}

/** Joins a paragraph or an item with the one before it; a paragraph also with the last item of a list. */
export function joinedWithBefore(source: string, spot: Spot): Joined | undefined {
  const { file, kind, start } = spot
  const [before] = spotsOf(file, source)
    .filter((other) => BETWEEN[kind]?.[other.kind] && other.start < start && other.end <= start)
    .toSorted((a, b) => b.end - a.end)
  const between = before && BETWEEN[kind]?.[before.kind]
  if (!before || !between?.test(source.slice(before.end, start)))
    return kind === 'listItem' ? unlisted(source, spot) : undefined
  const space = spot.value === '' ? '' : ' '
  return {
    text: source.slice(0, before.end) + space + source.slice(start),
    start: before.start,
    caret: before.value.length + space.length,
  }
}
