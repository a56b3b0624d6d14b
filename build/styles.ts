/** The styles of pages, as Next linked them, and the sheets that Next does not see: those of scripts and of the editor. */
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { transform } from 'esbuild'
import { compile } from 'sass'
import type { Stage } from './stage.ts'

/** Compiles a sheet as Next does (`sassOptions` in next.config.mjs). */
export const compileSheet = (file: string) =>
  compile(file, { loadPaths: ['lib/styles'], charset: false }).css

/** Compiles and minifies a sheet, for a script that brings its own. */
export const minifiedSheet = (file: string) => minify(compileSheet(file))

async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true })
  return code.trim()
}

/** A font face with a file. */
const FONT_FACE = /@font-face\{[^}]*\burl\([^}]*\}/g

/**
 * Returns a function that turns the sheets that Next linked on a page, in the order of its links, into the styles to
 * inline in it, and copies the files that they load into the stage.
 *
 * The first of the styles has the font faces, the second everything else: web archives rewrite the addresses of files,
 * and the policy then blocks the style that they are in.
 */
export function stylesReader(outDir: string, stage: Stage) {
  const read = async (sheet: string) => {
    const css = await readFile(join(outDir, sheet), 'utf8')
    // Addresses are relative to the sheet, and would be relative to the page.
    return css.replace(/url\("?([^")]+)"?\)/g, (_, address: string) => {
      const file = posix.resolve(posix.dirname(sheet), address)
      stage.copy(outDir, file)
      return `url(${file})`
    })
  }
  const inline = async (sheets: readonly string[]) => {
    const css = await minify((await Promise.all(sheets.map(read))).join('\n'))
    return [(css.match(FONT_FACE) ?? []).join(''), css.replace(FONT_FACE, '')].filter(Boolean)
  }
  // Most pages have the same sheets.
  const known = new Map<string, Promise<string[]>>()
  return (sheets: readonly string[]): Promise<string[]> => {
    const key = sheets.join(' ')
    const styles = known.get(key) ?? inline(sheets)
    known.set(key, styles)
    return styles
  }
}
