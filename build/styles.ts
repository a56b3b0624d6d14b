/** The styles of pages, as Next linked them, and the sheets that Next does not see: those of scripts and of the editor. */
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { transform } from 'esbuild'
import postcss from 'postcss'
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

/** What a sheet is taken apart into. */
interface Rules {
  /** Font faces with files. */
  faces: string
  /** The top-level rules of the layer for paper. */
  paper: string[]
  /** Everything else. */
  screen: string
}

function rulesOf(css: string): Rules {
  const screen = postcss.parse(css)
  const faces = postcss.root()
  const paper: string[] = []
  for (const rule of screen.nodes.filter((node) => node.type === 'atrule')) {
    if (rule.name === 'font-face' && /\burl\(/.test(`${rule}`)) faces.append(rule)
    // Without rules, it only names the layer, among others, for their order.
    if (rule.name === 'layer' && rule.params === 'print' && rule.nodes)
      paper.push(`${rule.remove()}`)
  }
  return { faces: `${faces}`, paper, screen: `${screen}` }
}

/**
 * Reads the sheets that Next linked on any page, writes one with all their rules for paper, and copies the files that they
 * load into the stage.
 *
 * @returns that sheet, and a function that turns the sheets of a page, in the order of its links, into the styles to inline
 * in it. The first of the styles has the font faces, the second everything else: web archives rewrite the addresses of
 * files, and the policy then blocks the style that they are in.
 */
export async function readStyles(outDir: string, stage: Stage, sheets: readonly string[]) {
  const read = async (sheet: string) => {
    const css = await readFile(join(outDir, sheet), 'utf8')
    // Addresses are relative to the sheet, and would be relative to the page.
    return css.replace(/url\("?([^")]+)"?\)/g, (_, address: string) => {
      const file = posix.resolve(posix.dirname(sheet), address)
      stage.copy(outDir, file)
      return `url(${file})`
    })
  }
  const rules = new Map<string, Rules>()
  for (const sheet of [...new Set(sheets)].sort()) rules.set(sheet, rulesOf(await read(sheet)))

  const forPaper = new Set([...rules.values()].flatMap(({ paper }) => paper))
  const paper = stage.writeHashed('paper.css', await minify([...forPaper].join('\n')))

  const inline = (page: readonly string[]) => {
    const ofPage = page.flatMap((sheet) => rules.get(sheet) ?? [])
    const styles = [ofPage.map(({ faces }) => faces), ofPage.map(({ screen }) => screen)]
    return Promise.all(styles.map((parts) => minify(parts.join('\n'))))
  }
  // Most pages have the same sheets.
  const known = new Map<string, Promise<string[]>>()
  const stylesOf = async (page: readonly string[]): Promise<string[]> => {
    const key = page.join(' ')
    const styles = known.get(key) ?? inline(page)
    known.set(key, styles)
    return (await styles).filter(Boolean)
  }
  return { paper, stylesOf }
}
