/** One thing in the export that the finisher does not know, or does not let through. */
export interface Problem {
  /** File of `out/`, relative to it, with forward slashes. */
  file: string
  /** What stands there. */
  found: string
  /** What would have been right, and where to change it. */
  expected: string
}

const format = ({ file, found, expected }: Problem) =>
  `out/${file}\n    found: ${found}\n    expected: ${expected}`

/** Stops the build; its message is the whole list, so that one build shows all that is wrong. */
export class FinishError extends Error {
  override name = 'FinishError'

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
    super(
      `The export was not finished, and out/ was removed: ${count}.\n  ${sorted.map(format).join('\n  ')}`,
    )
    // What is wrong is in the export; where the finisher noticed it helps nobody.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** Collects what is wrong in one file or in all of them. */
export class Problems {
  readonly list: Problem[] = []

  add(file: string, found: string, expected: string): void {
    this.list.push({ file, found, expected })
  }

  /** Throws everything collected so far, if there is anything. */
  stop(): void {
    if (this.list.length > 0) throw new FinishError(this.list)
  }
}

/** The beginning of a long text on one line, for messages. */
export function excerpt(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}
