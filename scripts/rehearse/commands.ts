/** Commands of the repository, run in the copy as an owner runs them. */
import { spawnSync } from 'node:child_process'

/** What a release needs to know, on hosts that nobody can own. */
const SETTINGS = {
  NEWS_API_URL: 'https://news.rehearsal/api',
  NEWS_API_KEY: 'rehearsed-news-key',
  NEWS_FALLBACK_URL: 'https://feed.rehearsal/top.json',
  MAIL_API_URL: 'https://mail.rehearsal/send',
  MAIL_API_KEY: 'rehearsed-mail-key',
  CONTACT_TO_EMAIL: 'contact@harborlight.rehearsal',
  CONTACT_SENDER_EMAIL: 'website@harborlight.rehearsal',
}

interface Outcome {
  succeeded: boolean
  output: string
}

/** Runs a command in a folder, with the settings of a release. */
function tryCommand(cwd: string, command: string, ...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...SETTINGS, LEAD_TRACKING_SRC: '', NO_COLOR: '1' },
  })
  return { succeeded: status === 0, output: `${stdout}${stderr}`.trim() }
}

const lastLines = (output: string, count: number) => output.split('\n').slice(-count).join('\n')

/** The same for a command that must succeed. Throws the end of its output otherwise. */
export function run(cwd: string, command: string, ...args: string[]): string {
  const { succeeded, output } = tryCommand(cwd, command, ...args)
  if (!succeeded)
    throw new Error(`${[command, ...args].join(' ')} failed:\n${lastLines(output, 60)}`)
  return output
}

const asCommand = (script: string, args: readonly string[]) =>
  ['npm', 'run', '--silent', script, '--', ...args] as const

/** Runs an npm script that may fail. */
export const tryScript = (cwd: string, script: string, ...args: string[]): Outcome =>
  tryCommand(cwd, ...asCommand(script, args))

/** What the commands of the repository sum up their work with. */
const SUMMARY = [
  /^\d+ pages and \d+ data files checked.*/m,
  /^Finished \d+ pages.*/m,
  /^dist\/\S+: .*/m,
  /^Tests: +(.*)/m,
  /^ *\d+ passed.*/m,
]

/** Runs an npm script that must succeed; returns the line that sums up what it did, if there is any. */
export function runScript(cwd: string, script: string, ...args: string[]): string {
  const output = run(cwd, ...asCommand(script, args))
  const summaries = SUMMARY.flatMap((pattern) => pattern.exec(output)?.[0] ?? [])
  return summaries.at(-1)?.trim() ?? ''
}

/** Throws unless a text has certain words. */
export function expectWords(text: string, words: string, where: string): void {
  if (!text.includes(words))
    throw new Error(`${where} should say "${words}":\n${lastLines(text, 40)}`)
}
