/** What is wrong with an export, collected, so that one build shows all of it. */
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
    const { length } = this.list
    if (length === 0) return
    const message = `The export was not finished, and out/ was removed. Problems: ${length}.\n  ${this.list.sort().join('\n  ')}`
    // What is wrong is in the export; where this noticed it helps nobody.
    throw Object.assign(new Error(message), { name: 'PostbuildError', stack: `PostbuildError: ${message}` })
  }
}
