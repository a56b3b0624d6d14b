/** Compiles SCSS for pages, for development, and for scripts with styles of their own. Every sheet can use `tools`. */
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { compileString, type Importer } from 'sass'

/** Lists every sheet of the site in cascade order: first that of every page. */
export const sheetFiles = () => [
  'app/globals.scss',
  ...globSync('{app,components}/*/**/*.scss').sort(),
]

/** Returns the prefix of every class in a component's sheet: `site-header` for `SiteHeader.scss`. */
export const prefixOf = (file: string) =>
  basename(file, '.scss')
    .replace(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase()

const END = '/*! end */'

/** Compiles sheets in one run, so that the tools are read only once. */
export function compileStyles(files: readonly string[]): string[] {
  const { css } = compileString(
    `@use 'sass:meta';${files.map((file) => `@include meta.load-css('${file}');${END}`).join('')}`,
    { importers: [sheets], loadPaths: ['lib/styles'], charset: false },
  )
  return css.split(END, files.length)
}

const sheets: Importer<'sync'> = {
  canonicalize: (file) => (file.endsWith('.scss') ? new URL(file, pathToFileURL('./')) : null),
  load: (url) => ({ contents: `@use 'tools' as *;${readFileSync(url, 'utf8')}`, syntax: 'scss' }),
}

export const minifiedStyles = (files: readonly string[]) =>
  Promise.all(
    compileStyles(files).map(async (css) => {
      const { code } = await transform(css, { loader: 'css', minify: true })
      return code.trim()
    }),
  )

/** Returns all prefixes of a class: `site`, `site-header` and `site-header-bar` for `site-header-bar`. */
const prefixes = (name: string) =>
  [...name.matchAll(/(?=-|$)/g)].map(({ index }) => name.slice(0, index))

/** The rare media, kept out of pages: paper, and visitors who choose their own colors. */
export const RARE_MEDIA = 'print,(forced-colors:active),(prefers-contrast:more)'

/** Rules for those media, as esbuild writes them. */
const RARE_RULES =
  /@media(?: print|\(forced-colors:active\)|\(prefers-contrast:more\))\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Reads all sheets. `of` returns the styles for a page, from the sheets whose classes it uses; `print` the rest. */
export async function readStyles(): Promise<{ of: (html: string) => string; print: string }> {
  const files = sheetFiles()
  const whole = await minifiedStyles(files)
  const sheets = files.map((file, index) => ({
    prefix: prefixOf(file),
    css: whole[index]?.replace(RARE_RULES, '') ?? '',
  }))
  const print = whole.flatMap((css) => css.match(RARE_RULES) ?? []).join('')
  return {
    print,
    of(html) {
      const names = new Set(
        Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names),
      )
      const used = new Set([...names].flatMap((classes) => classes.split(' ')).flatMap(prefixes))
      return sheets
        .flatMap(({ prefix, css }, index) => (index === 0 || used.has(prefix) ? css : []))
        .join('')
    },
  }
}

/** Compiles all sheets and the given others into one, for pages rendered outside a build. */
export const allStyles = (...others: string[]) =>
  compileStyles([...sheetFiles(), ...others]).join('\n')

/** A webpack loader that returns all sheets as one, for the development server and the benchmarks. */
export default function loader(this: { addDependency: (file: string) => void }) {
  for (const file of globSync(['{app,components}/**/*.scss', 'lib/styles/*.scss']))
    this.addDependency(resolve(file))
  return allStyles()
}
