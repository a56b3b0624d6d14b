/** Stops the build; its message is the whole list, so that one build shows all that is wrong. */
export class PostbuildError extends Error {
  override name = 'PostbuildError'

  constructor(problems: readonly string[]) {
    super(
      `The export was not finished, and out/ was removed. Problems: ${problems.length}.\n  ${problems.join('\n  ')}`,
    )
    // What is wrong is in the export; where this noticed it helps nobody.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** Collects what is wrong with an export. */
export class Problems {
  private readonly list: string[] = []

  /**
   * @param file of `out/`, relative to it.
   * @param found what stands there.
   * @param expected what would have been right, and where to change it.
   */
  add(file: string, found: string, expected: string): void {
    this.list.push(`out/${file}\n    found: ${found}\n    expected: ${expected}`)
  }

  /** Throws everything collected so far, if there is anything. */
  stop(): void {
    if (this.list.length > 0) throw new PostbuildError(this.list.sort())
  }
}
