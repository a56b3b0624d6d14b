/** What a build says about its pages, for those who serve and test them: `.next/finish.json`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModulePath } from '../search/addresses.ts'

export interface FinishedPage {
  /** File in `out/`. */
  file: string
  /** Value of the `Content-Security-Policy` header: what the page says of itself, and who may frame it. */
  policy: string
  islands: string[]
  /** Style sheets of the unfinished page below `.next/static/chunks`, in the order of the cascade. */
  styleSheets: string[]
  /** Bytes in brotli: the page, its scripts before load, and those that islands fetch later. */
  bytes: { html: number; scriptBeforeLoad: number; scriptAfterLoad: number }
}

export interface FinishManifest {
  /** By file, relative to `out/`. */
  pages: Record<string, FinishedPage>
  /** Files of this release whose names change with their content; those of the last one are not among them. */
  hashed: string[]
  /** Bytes in brotli of each module that scripts fetch when a visitor asks for it. */
  modules: Record<ModulePath, number>
  /** Bytes of each font. */
  fonts: Record<string, number>
  /** Signs that pages show and that neither font has, as `→ (U+2192)`. */
  missingSigns: string[]
}

/** Where the manifest of a build lies. */
export function manifestPath(distDir: string): string {
  return join(distDir, 'finish.json')
}

/** Reads the manifest of the last build, or undefined when it was not finished. */
export function readManifest(distDir: string): FinishManifest | undefined {
  try {
    return JSON.parse(readFileSync(manifestPath(distDir), 'utf8'))
  } catch {
    return undefined
  }
}
