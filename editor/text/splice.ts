/** A change of a text as the least stretch that differs, so that everything else keeps its bytes. */

export interface Splice {
  /** The stretch of the old text. */
  start: number
  end: number
  /** What takes its place. */
  to: string
}

const isHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/** What has to be replaced to make one text of another. */
export function spliceOf(from: string, to: string): Splice {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start++
  let same = 0
  while (same < most - start && from[from.length - 1 - same] === to[to.length - 1 - same]) same++
  // Never between the two halves of one character.
  if (isHalf(from, start) || isHalf(to, start)) start--
  if (same > 0 && (isHalf(from, from.length - same) || isHalf(to, to.length - same))) same--
  return { start, end: from.length - same, to: to.slice(start, to.length - same) }
}

export const spliced = (text: string, { start, end, to }: Splice) =>
  text.slice(0, start) + to + text.slice(end)

/** A text as a field shows it: with plain line ends, and without the mark that it may begin with. */
export const shown = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Lines with their ends, so that a text comes together as it was. */
export const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

/** New lines as a text has its own. */
export const inLinesOf = (text: string, added: string) =>
  text.includes('\r\n') ? added.replace(/\r?\n/g, '\r\n') : added

/** A text that was changed as it is {@link shown}, with all its own line ends where nothing changed. */
export function edited(text: string, now: string): string {
  const { start, end, to } = spliceOf(shown(text), now)
  // Where each character that is shown stands.
  const places = [...text.matchAll(/\r\n|[^\uFEFF]|(?<=.)\uFEFF/gsu)].flatMap(({ index, 0: one }) =>
    one === '\r\n' ? index : Array.from({ length: one.length }, (_, unit) => index + unit),
  )
  const place = (at: number) => places[at] ?? text.length
  return spliced(text, { start: place(start), end: place(end), to: inLinesOf(text, to) })
}
