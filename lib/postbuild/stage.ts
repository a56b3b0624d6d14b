/** Where the finished export grows until it takes the place of the unfinished one. */
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isHashed } from '../site/headers.ts'
import type { ScriptFile } from './head.ts'
import { hashedPath, integrityOf } from './integrity.ts'

export class Stage {
  /** Files written so far, relative to the stage, without their compressed copies. */
  readonly files = new Set<string>()
  /** Those among them whose names change with their content. */
  readonly hashed = new Set<string>()
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
    rmSync(dir, { recursive: true, force: true })
    mkdirSync(dir, { recursive: true })
  }

  read(file: string): Promise<string> {
    return readFile(join(this.dir, file), 'utf8')
  }

  /** @param file relative, or as a path with a leading slash. */
  async write(file: string, bytes: string | Uint8Array): Promise<void> {
    const target = this.register(file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
  }

  /** Writes a script under a name that changes with its content. */
  async writeScript(name: string, code: string): Promise<ScriptFile> {
    const path = hashedPath(name, 'js', code)
    await this.write(path, code)
    return { path, integrity: integrityOf(code) }
  }

  /** Takes a file over as it is. */
  async copy(from: string, file: string): Promise<void> {
    const target = this.register(file)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, file), target)
  }

  /** Puts the stage where the unfinished export was. */
  replace(outDir: string): void {
    rmSync(outDir, { recursive: true, force: true })
    try {
      renameSync(this.dir, outDir)
    } catch (error) {
      // Another disk, as a mounted cache may be.
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
      cpSync(this.dir, outDir, { recursive: true })
      rmSync(this.dir, { recursive: true })
    }
  }

  private register(file: string): string {
    const relative = file.replace(/^\//, '')
    this.files.add(relative)
    if (isHashed(`/${relative}`)) this.hashed.add(relative)
    return join(this.dir, relative)
  }
}
