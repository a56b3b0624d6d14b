/** An error whose message says all that people need to mend it. Commands print it without the stack. */
export class ExplainedError extends Error {
  override name = 'ExplainedError'
}
