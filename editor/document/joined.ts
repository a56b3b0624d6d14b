/** Joining a paragraph or an item with the one before it. */
import { type Spot, spotsOf } from './texts.ts'

/** What stands between two texts of a kind that are neighbors. */
const BETWEEN: Partial<Record<Spot['kind'], RegExp>> = {
  paragraph: /^\s+$/,
  listItem: /^\s*\n\s*(?:[-*+]|\d+[.)])\s+$/,
}

/** The joined text of a file, where the text begins that has become longer, and the place in its words to go on at. */
export function joinedWithBefore(source: string, spot: Spot) {
  const { file, kind, start } = spot
  const [before] = spotsOf(file, source)
    .filter((other) => other.kind === kind && other.start < start && other.end <= start)
    .toSorted((a, b) => b.end - a.end)
  if (!before || !BETWEEN[kind]?.test(source.slice(before.end, start))) return undefined
  const space = spot.value === '' ? '' : ' '
  return {
    text: source.slice(0, before.end) + space + source.slice(start),
    start: before.start,
    caret: before.value.length + space.length,
  }
}
