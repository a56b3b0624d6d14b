/**
 * The flight data of a page: what React needs to bring its tree back to life in the browser. It arrives as texts
 * pushed to `self.__next_f`, which joined are rows of `id:value` or `id:TAGvalue`.
 */
import { excerpt } from './problems.ts'

/** One row. Of rows that are text the value is that text, of all others the JSON or what else stands there. */
export interface Row {
  id: string
  /** `''` for a model, `I` for a client component, `T` for text, `H…` for a hint, and marks of streams. */
  tag: string
  value: string
}

/** A client component that the page needs. */
export interface ClientReference {
  module: number
  chunks: string[]
  /** Name under which the module exports it. */
  name: string
}

/** Thrown for flight data of a form that is not known. */
export class FlightError extends Error {
  override name = 'FlightError'
}

/** A model row is JSON; these are its possible first signs. */
const MODEL = /^[[{"\dntf-]/

/** Rows without a payload that the finisher has to look into: opened and closed streams. */
const STREAM_MARKS = new Set(['X', 'x', 'R', 'r', 'C'])

/** Splits flight data into rows. */
export function readFlight(text: string): Row[] {
  // Lengths of text rows count bytes, so bytes it is.
  const bytes = Buffer.from(text)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(58, at)
    const id = colon < 0 ? '' : bytes.toString('latin1', at, colon)
    if (colon < 0 || !/^[\da-f]*$/.test(id)) {
      throw new FlightError(`no row starts at "${excerpt(bytes.toString('utf8', at, at + 200))}"`)
    }
    const textLength = /^T([\da-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 20))
    if (textLength) {
      const start = colon + 1 + textLength[0].length
      const end = start + Number.parseInt(textLength[1] ?? '', 16)
      if (end > bytes.length) throw new FlightError(`text row ${id} ends early`)
      rows.push({ id, tag: 'T', value: bytes.toString('utf8', start, end) })
      at = end
      continue
    }
    const newline = bytes.indexOf(10, colon)
    const end = newline < 0 ? bytes.length : newline
    rows.push(readRow(id, bytes.toString('utf8', colon + 1, end)))
    at = end + 1
  }
  return rows
}

function readRow(id: string, content: string): Row {
  if (MODEL.test(content)) return { id, tag: '', value: content }
  if (content.startsWith('I[')) return { id, tag: 'I', value: content.slice(1) }
  const hint = /^H[A-Z]/.exec(content)
  if (hint) return { id, tag: hint[0], value: content.slice(2) }
  const mark = content.charAt(0)
  if (STREAM_MARKS.has(mark)) return { id, tag: mark, value: content.slice(1) }
  throw new FlightError(`row ${id} is "${excerpt(content)}"`)
}

/** Joins rows to flight data again. */
export function writeFlight(rows: readonly Row[]): string {
  return rows
    .map(({ id, tag, value }) =>
      tag === 'T' ? `${id}:T${Buffer.byteLength(value).toString(16)},${value}` : `${id}:${tag}${value}\n`,
    )
    .join('')
}

/** All client components that the rows name, in the order of the rows. */
export function clientReferences(rows: readonly Row[]): ClientReference[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const resolve = (value: unknown): unknown => {
    const id = typeof value === 'string' ? /^\$([\da-f]+)$/.exec(value)?.[1] : undefined
    const row = id === undefined ? undefined : byId.get(id)
    return row?.tag === '' ? JSON.parse(row.value) : value
  }
  return rows
    .filter(({ tag }) => tag === 'I')
    .map(({ id, value }) => {
      const [module, chunks, name] = (JSON.parse(value) as unknown[]).map(resolve)
      if (typeof module !== 'number' || !Array.isArray(chunks) || typeof name !== 'string') {
        throw new FlightError(`client component ${id} is "${excerpt(value)}"`)
      }
      return { module, chunks: chunks.map((chunk) => String(resolve(chunk))), name }
    })
}

/** Paths of the style sheets that the rows would have React load. */
export function styleSheets(rows: readonly Row[]): string[] {
  const found = new Set<string>()
  for (const row of rows) {
    if (row.tag !== '' || !row.value.includes('stylesheet')) continue
    walk(JSON.parse(row.value), (type, props) => {
      if (type === 'link' && props.rel === 'stylesheet') found.add(String(props.href))
      return false
    })
  }
  return [...found]
}

/**
 * Takes out of the rows what would make React fetch a style sheet or a script: hints, and the elements for them. The
 * styles are in the page, and scripts are the loader's. React does not count these elements when it compares its tree
 * with the page (it looks for them anywhere in the head), so that nothing else changes.
 */
export function withoutResources(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ tag }) => !tag.startsWith('H'))
    .map((row) => {
      if (row.tag !== '' || !/\["\$","(link|script)"/.test(row.value)) return row
      const changed = walk(JSON.parse(row.value), (type, props) => isResource(type, props))
      return { ...row, value: JSON.stringify(changed) }
    })
}

function isResource(type: string, props: Record<string, unknown>): boolean {
  if (type === 'script') return typeof props.src === 'string'
  return type === 'link' && (props.rel === 'stylesheet' || props.rel === 'preload')
}

/** Copies a model, with `null` in place of each element for which the answer is true. */
function walk(value: unknown, drop: (type: string, props: Record<string, unknown>) => boolean): unknown {
  if (Array.isArray(value)) {
    const [mark, type, , props] = value
    if (mark === '$' && typeof type === 'string' && typeof props === 'object' && props !== null) {
      if (drop(type, props)) return null
    }
    return value.map((one) => walk(one, drop))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, drop)]))
}
