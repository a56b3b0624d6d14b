import { Failure } from './network.ts'

/**
 * Fields of an event: counts, durations, closed vocabularies. Never anything that a visitor typed, an address, a
 * header, or the message of an error, which may quote any of these.
 */
export type LogFields = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>

/** Writes one event as one line of JSON. `event` is `subject.what-happened`. */
export type Log = (event: string, fields?: LogFields) => void

/**
 * @param write takes one line without its line feed.
 * @param secrets are taken out of the line should one ever get into it: the second lock on that door.
 */
export function createLog(write: (line: string) => void, secrets: readonly string[], now = Date.now): Log {
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ])
  return (event, fields) => {
    const line = JSON.stringify({ time: new Date(now()).toISOString(), event, ...fields })
    write(forms.reduce((text, form) => text.replaceAll(form, '[redacted]'), line))
  }
}

/** Names that systems give to their errors, such as ENOSPC and ERR_SQLITE_ERROR. */
const CODE = /^[A-Z][A-Z\d_]{1,60}$/

/** What may be said of an error: what failed, or of an unexpected one name, code and place. Never its message. */
export function errorFields(error: unknown): LogFields {
  if (error instanceof Failure) return { problem: error.problem, status: error.details.status }
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    error: error.name,
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    // SQLite's own number: 13 for a full disk, 10 for one that fails.
    ...(typeof errcode === 'number' && { sqlite: errcode }),
    at: frames.slice(0, 3).map((frame) => frame.trim()),
  }
}
