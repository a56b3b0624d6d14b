/** Reads `.env` for every command that does, and says what is wrong with it before anything acts on it. */
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ExplainedError } from './explainedError.ts'
import { nearestSetting, SETTINGS } from './settingNames.ts'

/** The message lists every problem with its line, and never quotes a value, which could be a key. */
export class EnvFileError extends ExplainedError {
  override name = 'EnvFileError'

  constructor(file: string, problems: readonly string[]) {
    super(`${file} needs corrections:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  }
}

/**
 * Puts the variables of a file into the environment, where those that are set already win. Does nothing if there is no
 * such file. @throws {EnvFileError} naming every problem at once, before any variable is set.
 */
export function loadEnvFile(file = '.env', environment: NodeJS.ProcessEnv = process.env): void {
  if (!existsSync(file)) return
  const text = textOf(file)
  const problems = problemsIn(text)
  if (problems.length > 0) throw new EnvFileError(file, problems)
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value
}

/** The encodings that editors on Windows write, by how a file in them begins. */
const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], encoding: 'UTF-16' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'UTF-8 with a byte order mark' },
]

function textOf(file: string): string {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EISDIR')
      throw new EnvFileError(file, [
        'It is a folder; a file was expected. A container makes one if it mounts a file that does not exist: make the file first.',
      ])
    throw new EnvFileError(file, [
      `It cannot be read (${code}). Give this program's user access to it.`,
    ])
  }
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))
  if (mark)
    throw new EnvFileError(file, [
      `line 1: The file is saved as ${mark.encoding}, which hides its first name. Save it as plain UTF-8.`,
    ])
  return content.toString()
}

/** Whether a name has something between its letters, or around it, that makes it another name and that nobody sees. */
const hidesCharacter = (name: string) => /[^ -~\t]/.test(name) || name.trim().includes('\t')

const ASSIGNMENT = /^(?:export[ \t]+)?([^\s=#'"]+)[ \t]*=(.*)$/

/** Every problem with its line. What a line holds may be a part of a key, so nothing but the names of settings is quoted. */
function problemsIn(text: string): string[] {
  const problems: string[] = []
  const lineOf = new Map<string, number>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.trim()
    if (written === '' || written.startsWith('#')) continue
    const report = (problem: string) => problems.push(`line ${index + 1}: ${problem}`)
    const [before = '', ...rest] = line.split('=')
    if (rest.length > 0 && hidesCharacter(before)) {
      report(
        'Before the equals sign is a character other than plain letters and spaces, such as a tab or a non-breaking space. Type the name anew.',
      )
      continue
    }
    const [, name, value = ''] = ASSIGNMENT.exec(written) ?? []
    if (name === undefined) {
      report(explainMissingValue(written))
      continue
    }
    const intended = nearestSetting(name)
    if (intended) report(`There is no setting ${name}. Did you mean ${intended}?`)
    const former = lineOf.get(name)
    if (former) report(`${name} stands in line ${former}, too. Keep one of the two.`)
    lineOf.set(name, index + 1)
    const problem = problemOfValue(value)
    if (problem) report(`${name} ${problem}`)
  }
  return problems
}

const isKnown = (name: string) => SETTINGS.includes(name) || nearestSetting(name) !== undefined

/** Explains a line without an equals sign. */
function explainMissingValue(line: string): string {
  const [name = ''] = line.replace(/^export\s+/, '').split(/[\s:]/, 1)
  if (!isKnown(name))
    return 'A line is NAME=value, or begins with # if it is a comment. This one is neither.'
  const fault = line.includes(':') ? 'is followed by a colon' : 'has no value'
  return `${name} ${fault}. Write ${name}=value, or ${name}= to leave it unset.`
}

/** What is wrong with the text after the equals sign, as the end of a sentence about the setting. */
function problemOfValue(text: string): string | undefined {
  const value = text.trim()
  const [quote = ''] = value
  if ('“”„‘’'.includes(quote) && quote !== '')
    return 'has a typographic quotation mark. Write a straight one, or none.'
  if (!`'"\``.includes(quote) || quote === '')
    return /(?:^|\S)#/.test(text)
      ? 'has a # in its value, from which on everything would be taken for a comment. Put the value in quotation marks; in a password within an address write %23.'
      : undefined
  const end = value.indexOf(quote, 1)
  if (end === -1) return 'has a quotation mark that is not closed on its line.'
  const rest = value.slice(end + 1).trim()
  return rest === '' || rest.startsWith('#')
    ? undefined
    : 'has text after its closing quotation mark. Put the whole value inside; for a quotation mark in it, use another kind outside.'
}
