/** The literals of JavaScript in the braces of a prop: lists, groups, numbers and quoted texts. Nothing is ever run. */
import type { Place } from './problems.ts'
import { alignment, type Located, Places, type ValueText } from './source.ts'

export interface Literal extends Located {
  texts: ValueText[]
  /** Where something stands that is no literal. */
  wrong?: number
}

const SCALAR =
  /('(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)(?![\w$.])/y
const KEY = /[\w$]+|'[^'\\\n]*'|"[^"\\\n]*"/y
const ESCAPE = /\\(u[\da-f]{4}|.)/gi

const unescaped = (text: string) =>
  text.replace(ESCAPE, (all, one) => (/^(?:[bfnrt]|u.)/.test(one) ? JSON.parse(`"${all}"`) : one))

/** Reads the literal that fills a part of a source. */
export function readLiteral(
  source: string,
  from: number,
  end: number,
  place: (offset: number) => Place,
): Literal {
  const places = new Places()
  const texts: ValueText[] = []
  let at = from
  /** Where the value starts that is being read. */
  let start = from

  const next = (): string => {
    while (at < end && /\s/.test(source[at] ?? '')) at++
    return at < end ? (source[at] ?? '') : ''
  }
  const takes = (character: string): boolean => {
    const is = next() === character
    if (is) at++
    return is
  }
  const match = (pattern: RegExp): RegExpExecArray => {
    next()
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (!found) throw new SyntaxError()
    at += found[0].length
    return found
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
    next()
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
        const [name] = match(KEY)
        const key = place(at - name.length)
        const bare = name.replace(/^['"]|['"]$/g, '')
        if (!takes(':') || Object.hasOwn(group, bare)) throw new SyntaxError()
        group[bare] = read([...path, bare], key)
      })
      return group
    }
    const [raw, quoted] = match(SCALAR)
    if (!quoted) return JSON.parse(raw)
    const value = unescaped(quoted.slice(1, -1))
    const range = [start, at] as const
    const spread = () => alignment(value, source, ...range).map(place)
    texts.push({ path, value, range, place: place(start), places: spread })
    return value
  }

  try {
    const value = read([])
    if (next() !== '') throw new SyntaxError()
    return { value, at: places.at, texts }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { value: undefined, at: places.at, texts, wrong: start }
  }
}
