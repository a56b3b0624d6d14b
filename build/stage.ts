/** The files that ship, with names that change with their content. */
import { hash } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Bytes = string | Uint8Array

/** Returns the value for an `integrity` attribute or, in quotes, for a policy source. */
export const integrityOf = (bytes: Bytes) => `sha256-${hash('sha256', bytes, 'base64')}`

/** A script or sheet as pages load it: its path on the site, and the value of its `integrity` attribute. */
export type HashedFile = { path: string; integrity: string }

/** A folder that is filled and then takes the place of `out/`. File names may start with a slash. */
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

  writeAll(files: ReadonlyMap<string, Bytes>): void {
    for (const [file, bytes] of files) this.write(file, bytes)
  }

  /** Writes a file under a name that changes with its content, in the folder every host treats as immutable. */
  writeHashed(file: string, bytes: Bytes): HashedFile {
    const digest = hash('sha256', bytes).slice(0, 16)
    const path = `/_next/static/${file.replace(/(?=\.\w+$)/, `.${digest}`)}`
    this.write(path, bytes)
    return { path, integrity: integrityOf(bytes) }
  }

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
