/** What is wrong with an export: all of it is reported at once, and stops the build. */

/** Receives a problem: the file or setting it is about, what was found, what was expected, and how to mend it. */
export type ReportProblem = (
  subject: string,
  found: string,
  expected: string,
  remedy?: string,
) => void

/** Collects problems. `stop` throws for all that were reported so far, and does nothing if there are none. */
export function collectProblems(): { report: ReportProblem; stop: () => void } {
  const problems: string[] = []
  return {
    report(subject, found, expected, remedy) {
      const mend = remedy ? `\n    mend: ${remedy}` : ''
      problems.push(`${subject}\n    found: ${found}\n    expected: ${expected}${mend}`)
    },
    stop() {
      if (problems.length === 0) return
      const message = `The build failed, and out/ stays as it was. Problems: ${problems.length}.\n  ${problems.sort().join('\n  ')}`
      // The fault is in the export, so a stack trace of this code would not help.
      throw Object.assign(new Error(message), { stack: message })
    },
  }
}
