/** The style sheets of the unfinished export, read once each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CHUNKS = '/_next/static/chunks/'

export class Sheets {
  private readonly read = new Map<string, string>()
  private readonly joined = new Map<string, string>()
  private readonly outDir: string

  constructor(outDir: string) {
    this.outDir = outDir
  }

  /** Several style sheets as one, in the given order, with addresses that hold from any page. */
  join(paths: readonly string[]): string {
    const key = paths.join(' ')
    let css = this.joined.get(key)
    if (css === undefined) {
      css = paths.map((path) => this.readOne(path)).join('\n')
      this.joined.set(key, css)
    }
    return css
  }

  /** All style sheets that were asked for so far. */
  all(): string {
    return this.join([...this.read.keys()].sort())
  }

  private readOne(path: string): string {
    let css = this.read.get(path)
    if (css === undefined) {
      css = readFileSync(join(this.outDir, path), 'utf8').replace(
        /url\(\s*(["']?)(?![a-z]+:|\/|#)([^"')]+)\1\s*\)/gi,
        (_, quote: string, url: string) =>
          `url(${quote}${new URL(url, `http://site${CHUNKS}`).pathname}${quote})`,
      )
      this.read.set(path, css)
    }
    return css
  }
}
