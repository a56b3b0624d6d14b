/** Collects what is wrong with an export, so that one build shows everything. */
export class Problems {
  private readonly list: string[] = []

  /** @param expected what would be right, and where to change it. */
  add(file: string, found: string, expected: string): void {
    this.list.push(`out/${file}\n    found: ${found}\n    expected: ${expected}`)
  }

  /** Throws if there are any problems so far. */
  stop(): void {
    const { length } = this.list
    if (length === 0) return
    const message = `The postbuild failed and removed out/. Problems: ${length}.\n  ${this.list.sort().join('\n  ')}`
    // The fault is in the export, so a stack trace of this code would not help.
    throw Object.assign(new Error(message), { stack: message })
  }
}
