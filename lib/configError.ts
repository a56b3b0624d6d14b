import { ExplainedError } from './explainedError.ts'

/** Settings that are missing or wrong. Each problem names its variable and never quotes its value, which could be a key. */
export class ConfigError extends ExplainedError {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `- ${problem}`).join('\n')
    super(`The environment needs corrections:\n${list}`)
    this.problems = problems
  }
}
