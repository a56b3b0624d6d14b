/** All pages of a finished export, and what each weighs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pagePathOf } from '#lib/site/url.ts'
import { type FinishedPage, readFinishedPage } from './finishedPage.ts'

/** Bytes as they travel: text in brotli, everything else as it is. */
export interface Weight {
  html: number
  scripts: number
  fonts: number
  pictures: number
}

export interface FinishedSite {
  /** Folder of the export. */
  dir: string
  /** By path, in the order of paths. */
  pages: ReadonlyMap<string, FinishedPage>
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Reads every page of an export. Throws what the file system throws, and where there is no page at all. */
export function readFinishedSite(dir: string): FinishedSite {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => pagePathOf(file.replaceAll('\\', '/')))
    .filter((path) => path !== undefined)
    .sort()
  if (paths.length === 0) throw new Error(`There is no finished site in ${dir}. Run "npm run build" first.`)
  const read = (path: string) => readFinishedPage(path, readFileSync(join(dir, fileOf(path)), 'utf8'))
  return { dir, pages: new Map(paths.map((path) => [path, read(path)])) }
}

function bytesOf(dir: string, file: string): number {
  const name = join(dir, file)
  if (existsSync(`${name}.br`)) return statSync(`${name}.br`).size
  if (!existsSync(name)) return 0
  return /\.(?:html|js|svg)$/.test(file) ? brotliCompressSync(readFileSync(name)).length : statSync(name).size
}

/** What a page and the files that it names weigh. */
export function weighFinishedPage({ dir }: FinishedSite, page: FinishedPage): Weight {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(dir, file), 0)
  const { scripts, fonts, pictures } = page.files
  return {
    html: bytesOf(dir, fileOf(page.path)),
    scripts: sum(scripts),
    fonts: sum(fonts),
    pictures: sum(pictures),
  }
}
