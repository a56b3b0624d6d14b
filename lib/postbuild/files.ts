/** Files of the export and of what ships, and the names that change with their content. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Bytes = string | Uint8Array

/** Value of an `integrity` attribute and, in quotes, of a source in a policy. */
export function integrityOf(bytes: Bytes): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Address of a script under a name that changes with its content, in the folder of immutable files of every host. */
export function hashedPath(name: string, code: Bytes): string {
  return `/_next/static/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
}

/** A script file: where it lies, and what it must contain. */
export interface ScriptFile {
  path: string
  integrity: string
}

/** A folder that grows until it takes the place of the export. */
export class Stage {
  /** Files written so far, relative to the stage. */
  readonly files = new Set<string>()
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
  }

  /** @param file relative, or as a path with a leading slash. */
  write(file: string, bytes: Bytes): void {
    writeFileSync(this.add(file), bytes)
  }

  /** Writes a script under a name that changes with its content. */
  writeScript(name: string, code: string): ScriptFile {
    const path = hashedPath(name, code)
    this.write(path, code)
    return { path, integrity: integrityOf(code) }
  }

  /** Takes a file over as it is. */
  copy(from: string, file: string): void {
    copyFileSync(join(from, file), this.add(file))
  }

  private add(file: string): string {
    const relative = file.replace(/^\//, '')
    this.files.add(relative)
    const target = join(this.dir, relative)
    mkdirSync(dirname(target), { recursive: true })
    return target
  }
}

/** Runs a task for each item, a few at a time: enough for all threads, few enough to keep memory flat. */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

const FLIGHT_MANIFEST = /(^|\/)__next\.[^/]+$/

/**
 * Whether a file of the export ships as it is. Of the framework's own files only pictures and fonts do; pages have
 * copies of their data beside them (`about-us.txt`, `about-us/__next….txt`), which only the framework reads.
 *
 * @param file relative to `out/`, with forward slashes; no page.
 * @param all every file of the export.
 */
export function isAsset(file: string, all: ReadonlySet<string>): boolean {
  if (file.startsWith('_next/')) return file.startsWith('_next/static/media/')
  return !FLIGHT_MANIFEST.test(file) && !(file.endsWith('.txt') && all.has(file.replace(/txt$/, 'html')))
}
