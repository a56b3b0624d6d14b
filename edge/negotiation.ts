/**
 * The coding to send, of those available in order of preference, by the client's `Accept-Encoding`. Undefined means
 * to send the file as it is, which HTTP allows whatever the client says.
 */
export function pickCoding<Coding extends string>(
  accept: string | null,
  available: readonly Coding[],
): Coding | undefined {
  if (!accept) return undefined
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const usable = available.filter((coding) => weight(coding) > 0)
  // `toSorted` keeps our order between codings that the client likes the same.
  return usable.toSorted((a, b) => weight(b) - weight(a))[0]
}

/** Whether `If-None-Match` names this ETag. Weak comparison, as RFC 9110 (13.1.2) asks for. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** First and last byte to send, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header for a file of `size` bytes. Undefined: send all, since several ranges at once and units
 * other than bytes may be ignored (RFC 9110, 14.2). `unsatisfiable`: nothing of the file is in the range (416).
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
