/** Between two tries to open something that could not be opened. */
const PAUSE_MS = 30_000

interface OpenerParts<T> {
  open: () => Promise<T>
  /** Whether what is open can no longer be used, and has to be opened again. */
  isLost: (opened: T) => boolean
  now: () => number
  /** Called when it cannot be opened, though it could before or for another reason. */
  whenFailed: (error: unknown) => void
  /** Called when it can be opened again. */
  whenRecovered: () => void
}

export type Opener<T> = ReturnType<typeof createOpener<T>>

/** Opens something on demand. After a failure, it tries again, but not at each demand. */
export function createOpener<T>(parts: OpenerParts<T>) {
  const { open, isLost, now, whenFailed, whenRecovered } = parts
  let opening: Promise<T> | undefined
  let opened: T | undefined
  let failure: { error: unknown; at: number } | undefined

  async function tryToOpen(): Promise<T> {
    const former = failure
    try {
      opened = await open()
      failure = undefined
      if (former) whenRecovered()
      return opened
    } catch (error) {
      failure = { error, at: now() }
      opening = undefined
      if (String(error) !== String(former?.error)) whenFailed(error)
      throw error
    }
  }

  return {
    /** @throws whatever made opening fail, now or a short while ago. */
    get(): Promise<T> {
      if (opened && isLost(opened)) {
        opened = undefined
        opening = undefined
      }
      if (failure && Math.abs(now() - failure.at) < PAUSE_MS) return Promise.reject(failure.error)
      opening ??= tryToOpen()
      return opening
    },
    /** What is open; undefined if nothing is. Opens nothing. */
    peek: () => opened,
    /** The error for which it is not open; undefined if it is open or was never tried. */
    problem: () => failure?.error,
  }
}
