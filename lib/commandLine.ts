/** What every command does before anything else: explain itself, or refuse what it does not know. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ExplainedError } from './explainedError.ts'

/** Whether this is part of a release: a bundle, on a machine that may have no checkout, and so no npm scripts. */
export const isBundled = !import.meta.filename.endsWith('.ts')

/** Ends a command with one line on standard error. Exit code 2 means that it was called wrongly and has done nothing. */
export function endWith(message: string, code: 1 | 2 = 1): never {
  console.error(message)
  process.exit(code)
}

const HELP = { help: { type: 'boolean' } } as const

type WithHelp<Config extends ParseArgsConfig> = Config & {
  options: Config['options'] & typeof HELP
}

/**
 * Reads the options of a command. Call it before the command reads or writes anything.
 *
 * `--help` prints the usage and ends the command with exit code 0. An option or a word that the command does not know ends it
 * with one line and exit code 2, as does a word too many, an option with an empty value, or one that npm has kept to itself.
 * Errors that are thrown later end the command with a sentence where there is one, otherwise with their stack.
 *
 * @param config that of `parseArgs`, without `--help`.
 * @param maxWords how many words beside its options the command takes, if it takes any.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  maxWords = 1,
): ReturnType<typeof parseArgs<WithHelp<Config>>> {
  const whole = { ...config, options: { ...config.options, ...HELP } } as WithHelp<Config>
  const kept = explainOptionKeptByNpm(Object.keys(whole.options))
  if (kept) return endWith(kept, 2)
  try {
    const parsed = parseArgs(whole)
    if ((parsed.values as { help?: boolean }).help) {
      console.log(usage.trim())
      process.exit(0)
    }
    const empty = Object.entries(whole.options).find(
      ([name, option]) =>
        (option as { default?: unknown }).default !== '' &&
        (parsed.values as Record<string, unknown>)[name] === '',
    )
    // What a shell makes of a variable that is not set. A command could take it for a number or for its default.
    if (empty) return endWith(`--${empty[0]} has no value. Add --help to see what it takes.`, 2)
    const excess = parsed.positionals[maxWords]
    if (excess !== undefined)
      return endWith(`"${excess}" is one word too many. Add --help to see what this takes.`, 2)
    process.once('uncaughtException', (error) => endWith(explanationOf(error)))
    return parsed
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    return endWith(`${firstSentence(message)} Add --help to see what this command takes.`, 2)
  }
}

/**
 * npm keeps an option that stands before "--" to itself, and the command would do something else than it was asked for.
 * Returns a sentence about such an option, undefined if there is none. `names` are those of the command's options.
 */
export function explainOptionKeptByNpm(
  names: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const keptValue = (name: string) => environment[`npm_config_${name.replaceAll('-', '_')}`]
  const name = names.find((option) => keptValue(option) !== undefined)
  if (!name) return undefined
  // What npm makes of --no-tests is an empty value of "tests".
  const option = keptValue(name) === '' ? `--no-${name}` : `--${name}`
  return `npm keeps ${option} to itself where it stands before "--". Write npm run ${environment.npm_lifecycle_event} -- ${option}.`
}

/** Node explains at length, maybe in further lines, how to pass a word that begins with a hyphen, which no command here needs. */
export function firstSentence(message: string): string {
  const end = message.search(/\.\s/)
  return end === -1 ? `${message}.`.replace(/\.\.$/, '.') : message.slice(0, end + 1)
}

/** A sentence on what a command needs and has not found, such as a program or the network; otherwise the stack. */
export function explanationOf(error: unknown): string {
  if (error instanceof ExplainedError) return error.message
  const { name, code, syscall, path, cause, stack } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && syscall?.startsWith('spawn'))
    return `This command needs ${path ?? 'a program'}, which is not installed or not on PATH.`
  const { code: fault, hostname } = (cause ?? {}) as { code?: string; hostname?: string }
  // What `fetch` throws.
  if (name === 'TypeError' && fault !== undefined)
    return `This command needs the network, which does not lead to ${hostname ?? 'the other side'} (${fault}).`
  return stack ?? String(error)
}
