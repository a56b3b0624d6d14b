import { Failure, SYSTEM_CODE } from './failure.ts'

/** Counts, durations, closed vocabularies. Never visitor input, addresses, headers, or error messages, which quote them. */
type LogFields = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>

/** Logs one line of JSON. `event` is `subject.what-happened`. */
export type Log = (event: string, fields?: LogFields) => void

/** @param secrets are redacted should one ever end up in a line: a second line of defense. */
export function createLog(write: (line: string) => void, secrets: readonly string[]): Log {
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ])
  return (event, fields) => {
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
    write(forms.reduce((text, form) => text.replaceAll(form, '[redacted]'), line))
  }
}

/** The loggable parts of an error: its problem, or if unexpected, its name, code and location. Never its message. */
export function errorFields(error: unknown): LogFields {
  if (error instanceof Failure) {
    const { status, code } = error.details
    return { problem: error.problem, status, code }
  }
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
  return {
    error: error.name,
    // Of the system, such as ENOSPC and ERR_SQLITE_ERROR.
    ...(typeof code === 'string' && SYSTEM_CODE.test(code) && { code }),
    // SQLite's own code: 13 for a full disk, 10 for an I/O error.
    ...(typeof errcode === 'number' && { sqlite: errcode }),
    at: frames.slice(0, 3).map((frame) => frame.trim()),
  }
}
