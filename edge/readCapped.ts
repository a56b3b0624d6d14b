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
 * Reads a body, at most `maxBytes` and until `signal` fires, counting what really arrives: a declared length can be
 * absent or a lie. The rest of a body that is given up is not read.
 *
 * @throws {ReadError}
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  async function read(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
      size += value.byteLength
      if (size > maxBytes) throw new ReadError('too-large')
      chunks.push(value as Uint8Array<ArrayBuffer>)
    }
  }
  try {
    return await unlessAborted(read(), signal)
  } catch (error) {
    // Not awaited: a stalled source may never answer, and nothing depends on it.
    reader.cancel().catch(() => {})
    throw error instanceof ReadError ? error : new ReadError(signal.aborted ? 'timeout' : 'broken')
  }
}

/** What the work gives. Rejects as soon as `signal` fires, also where the work itself knows nothing of it. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
