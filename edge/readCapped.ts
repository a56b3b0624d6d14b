/** Why a body could not be read to its end. */
export type ReadProblem = 'too-large' | 'timeout' | 'broken'

export class ReadError extends Error {
  override name = 'ReadError'
  readonly problem: ReadProblem

  constructor(problem: ReadProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Reads a body, at most `maxBytes` and for at most `timeoutMs`, counting what really arrives: a declared length can
 * be absent or a lie. The rest of a body that is given up is not read.
 *
 * @throws {ReadError}
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  timeoutMs: number,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReadError('timeout')), timeoutMs)
  })
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout])
      if (done) return join(chunks, size)
      size += value.byteLength
      if (size > maxBytes) throw new ReadError('too-large')
      chunks.push(value)
    }
  } catch (error) {
    // Not awaited: a stalled source may never answer, and nothing depends on it.
    reader.cancel().catch(() => {})
    throw error instanceof ReadError ? error : new ReadError('broken')
  } finally {
    clearTimeout(timer)
    timeout.catch(() => {})
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
