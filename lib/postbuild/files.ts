/** Files of the export and of what ships, and the names that change with their content. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Bytes = string | Uint8Array

/** Value of an `integrity` attribute and, in quotes, of a source in a policy. */
export function integrityOf(bytes: Bytes): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Address of a file under a name that changes with its content, in the folder of immutable files of every host. */
export function hashedPath(file: string, bytes: Bytes): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return `/_next/static/${file.replace(/(?=\.\w+$)/, `.${hash}`)}`
}

/** A script file: where it lies, and what it must contain. */
export interface ScriptFile {
  path: string
  integrity: string
}

/** All files of a folder, relative to it, in order. Not by a glob, which would leave out `.well-known/`. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

/** A folder that grows until it takes the place of the export. Its files are named with a leading slash or without. */
export class Stage {
  /** Files written so far, relative to the stage. */
  readonly files = new Set<string>()
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
  }

  write(file: string, bytes: Bytes): void {
    writeFileSync(this.add(file), bytes)
  }

  /** Writes a file under a name that changes with its content. */
  writeHashed(file: string, bytes: Bytes): ScriptFile {
    const path = hashedPath(file, bytes)
    this.write(path, bytes)
    return { path, integrity: integrityOf(bytes) }
  }

  /** Takes a file over as it is. */
  copy(from: string, file: string): void {
    copyFileSync(join(from, file), this.add(file))
  }

  private add(file: string): string {
    const name = file.replace(/^\//, '')
    this.files.add(name)
    const target = join(this.dir, name)
    mkdirSync(dirname(target), { recursive: true })
    return target
  }
}

/** Runs a task for each item, a few at a time: enough for all threads, few enough to keep memory flat. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await task(next.value)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
