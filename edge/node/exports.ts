import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** The files to which messages move when space runs out, one for each day. */
const NAME = /^exported-(\d{4}-\d\d-\d\d)\.jsonl$/

const ZEROS = new Uint8Array(64 * 1024)

/** Appends lines to the file of a day. They are on disk when it returns its name. */
export function appendExport(dir: string, day: string, lines: string): string {
  const name = `exported-${day}.jsonl`
  const file = join(dir, name)
  const start = isCutOff(file) ? '\n' : ''
  appendFileSync(file, start + lines, { mode: 0o600, flush: true })
  syncFolder(dir)
  return name
}

/** Deletes the files of the days before one. Returns their names. */
export function deleteExports(dir: string, before: string): string[] {
  const old = readdirSync(dir).filter((name) => (NAME.exec(name)?.[1] ?? before) < before)
  for (const name of old) overwritten(join(dir, name), rmSync)
  return old
}

/** Whether a power failure has cut off the last line of a file, to which nothing must be joined. */
function isCutOff(file: string): boolean {
  if (!existsSync(file)) return false
  const opened = openSync(file, 'r')
  const last = Buffer.from('\n')
  readSync(opened, last, 0, 1, fstatSync(opened).size - 1)
  closeSync(opened)
  return last.toString() !== '\n'
}

/**
 * Deletes lines from all files. Call it while the store is locked: the server appends to the files in its transactions.
 *
 * @param isDeleted undefined for a line that it cannot read, which stays.
 * @returns how many lines were deleted, and which could not be read.
 */
export function deleteExportedLines(
  dir: string,
  isDeleted: (line: string) => boolean | undefined,
): { deleted: number; unread: string[] } {
  let deleted = 0
  const unread: string[] = []
  for (const name of readdirSync(dir).filter((name) => NAME.test(name))) {
    const file = join(dir, name)
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const kept: string[] = []
    for (const line of lines) {
      const verdict = isDeleted(line)
      if (!verdict) kept.push(line)
      if (verdict === undefined) unread.push(`${file}:${kept.length}`)
    }
    if (kept.length === lines.length) continue
    deleted += lines.length - kept.length
    // Whole, before it takes the place of the old one: a power failure must not cost the lines that stay.
    const next = `${file}.new`
    writeFileSync(next, kept.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
    overwritten(file, () => renameSync(next, file))
    syncFolder(dir)
  }
  return { deleted, unread }
}

/** Takes a file away and overwrites what it held. */
function overwritten(file: string, takeAway: (file: string) => void): void {
  const old = openSync(file, 'r+')
  takeAway(file)
  const { size } = fstatSync(old)
  for (let start = 0; start < size; start += ZEROS.length)
    writeSync(old, ZEROS, 0, Math.min(ZEROS.length, size - start), start)
  fsyncSync(old)
  closeSync(old)
}

/** The name of a new file is on disk only with its folder. */
function syncFolder(dir: string): void {
  const folder = openSync(dir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
