/** The framework's and the islands' own files, of which only those that a page loads are shipped. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { ScriptFile } from './head.ts'
import { integrityOf } from './integrity.ts'
import type { Problems } from './problems.ts'
import type { Stage } from './stage.ts'
import { wordsOf } from './styles.ts'

/** A chunk that a chunk would fetch by itself, as `import()` makes them. */
const FURTHER_CHUNK = /static\/chunks\/[\w~.-]+\.js/

/** Only the renderer has it. */
const RENDERER = /\.hydrateRoot\s*=\s*function/

/**
 * Has Chrome compile all functions of a file while it arrives, off the main thread (explicit compile hints, from Chrome
 * 136 on; for other browsers it is a comment). Most are needed as soon as the islands come to life, and each would be
 * compiled then, in the task that calls it. A chunk keeps its name, so this line must not change without the chunks.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

export class Chunks {
  private readonly codes = new Map<string, string>()
  private readonly shipped = new Map<string, ScriptFile>()
  private readonly words = new Map<string, ReadonlySet<string>>()
  private readonly outDir: string

  constructor(outDir: string) {
    this.outDir = outDir
  }

  /** All words of some chunks, among them each class name and each element that they may show. */
  wordsOf(paths: readonly string[]): Set<string> {
    const all = new Set<string>()
    for (const path of paths) {
      let words = this.words.get(path)
      if (!words) {
        words = wordsOf(this.codeOf(path))
        this.words.set(path, words)
      }
      for (const word of words) all.add(word)
    }
    return all
  }

  /** Takes chunks over into the finished export. */
  async ship(paths: readonly string[], stage: Stage, problems: Problems): Promise<void> {
    for (const path of paths) {
      if (this.shipped.has(path)) continue
      const code = this.codeOf(path)
      const further = FURTHER_CHUNK.exec(code)?.[0]
      if (further !== undefined) {
        problems.add(
          path.slice(1),
          `a chunk that would fetch ${further} by itself`,
          'chunks that the page names with their integrity. Import the module directly in place of import()',
        )
      }
      const hinted = COMPILE_HINT + code
      this.shipped.set(path, { path, integrity: integrityOf(hinted) })
      await stage.write(path, hinted)
    }
  }

  /**
   * Number of the module that is React's own renderer: by far the largest, and the first that the start needs. Run
   * ahead, in a task of its own, it halves the longest task of the page.
   */
  rendererOf(paths: readonly string[]): number | undefined {
    for (const path of paths) {
      const code = this.codeOf(path)
      if (!RENDERER.test(code)) continue
      // A chunk is one call that hands over a list: the element of its script, and then numbers and functions by turns.
      const sandbox = { TURBOPACK: [] as unknown[][] }
      runInNewContext(code, sandbox)
      for (const chunk of sandbox.TURBOPACK) {
        const at = chunk.findIndex((item) => typeof item === 'function' && RENDERER.test(String(item)))
        const number = chunk[at - 1]
        if (typeof number === 'number') return number
      }
    }
    return undefined
  }

  /** Path and integrity of a chunk that was shipped. */
  file(path: string): ScriptFile {
    const file = this.shipped.get(path)
    if (!file) throw new Error(`${path} was not shipped`)
    return file
  }

  private codeOf(path: string): string {
    let code = this.codes.get(path)
    if (code === undefined) {
      code = readFileSync(join(this.outDir, path), 'utf8')
      this.codes.set(path, code)
    }
    return code
  }
}
