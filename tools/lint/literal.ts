/** The literals of JavaScript in the braces of a prop: lists, groups, numbers and quoted texts. Nothing is ever run. */
import type { Place } from './problems.ts'
import { alignment, type Places, type ValueText } from './source.ts'

const SPACE = /\s*/y
const SCALAR =
  /('(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)(?![\w$.])/y
const KEY = /[\w$]+|'[^'\\\n]*'|"[^"\\\n]*"/y
const ESCAPE = /\\(u[\da-f]{4}|.)/gi

/**
 * Reads the literal that fills a part of a source, behind a key: its value, or where something stands that is no
 * literal. Adds to the places and texts of its tag.
 */
export function readLiteral(
  source: string,
  [from, end]: readonly [number, number],
  path: PropertyKey[],
  key: Place,
  { place, places, texts }: { place: (offset: number) => Place; places: Places; texts: ValueText[] },
): { value: unknown } | { wrong: number } {
  let at = from
  /** Where the value starts that is being read. */
  let start = from

  const match = (pattern: RegExp): string[] => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (!found) throw new SyntaxError()
    at += found[0].length
    return found
  }
  const takes = (character: string): boolean => {
    match(SPACE)
    const is = source[at] === character
    if (is) at++
    return is
  }
  /** Reads what stands between commas, of which one may follow the last. */
  const entries = (close: string, read: (index: number) => void): void => {
    for (let index = 0; !takes(close); index++) {
      if (index > 0 && !takes(',')) throw new SyntaxError()
      if (index > 0 && takes(close)) return
      read(index)
    }
  }
  const read = (path: PropertyKey[], key?: Place): unknown => {
    match(SPACE)
    start = at
    places.add(path, place(start), key)
    if (takes('[')) {
      const list: unknown[] = []
      entries(']', (index) => list.push(read([...path, index])))
      return list
    }
    if (takes('{')) {
      const group: Record<string, unknown> = {}
      entries('}', () => {
        const key = place(at)
        const name = String(match(KEY)).replace(/['"]/g, '')
        if (!takes(':') || Object.hasOwn(group, name)) throw new SyntaxError()
        group[name] = read([...path, name], key)
      })
      return group
    }
    const [raw = '', quoted] = match(SCALAR)
    if (!quoted) return JSON.parse(raw)
    const value = quoted
      .slice(1, -1)
      .replace(ESCAPE, (all, one) => (/^(?:[bfnrt]|u.)/.test(one) ? JSON.parse(`"${all}"`) : one))
    const range = [start, at] as const
    const spread = () => alignment(value, source, ...range).map(place)
    texts.push({ path, value, range, place: place(start), places: spread })
    return value
  }

  try {
    const value = read(path, key)
    match(SPACE)
    if (at < end) throw new SyntaxError()
    return { value }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { wrong: start }
  }
}
