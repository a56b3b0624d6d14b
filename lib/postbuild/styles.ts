/** SCSS as CSS: for pages, for development, and for scripts that bring their styles along. Every sheet has the tools at hand. */
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { compileString, type Importer } from 'sass'

/** What every page has, before the sheets of components. */
const SHARED = 'app/globals.scss'

/** Every sheet of the site, in the order of the cascade. */
export const sheetFiles = () => [SHARED, ...globSync('{app,components}/*/**/*.scss').sort()]

/** Begins the name of each class in the sheet of a component: `site-header` in `SiteHeader.scss`. */
export const prefixOf = (file: string) =>
  basename(file, '.scss')
    .replace(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase()

/** Ends each sheet in what the compiler writes. */
const END = '/*! end */'

/** Sheets as CSS. They are compiled in one go, which reads the tools once and not for each. */
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

/** Sheets as they are sent. */
export const minifiedStyles = (files: readonly string[]) =>
  Promise.all(
    compileStyles(files).map(async (css) => {
      const { code } = await transform(css, { loader: 'css', minify: true })
      return code.trim()
    }),
  )

/** All beginnings of a class: `site`, `site-header` and `site-header-bar` for the last of them. */
const beginnings = (name: string) => [...name.matchAll(/(?=-|$)/g)].map(({ index }) => name.slice(0, index))

/** Where few pages are read: on paper, and by those who set colors themselves. */
export const ELSEWHERE = 'print,(forced-colors:active),(prefers-contrast:more)'

/** What holds there alone, as esbuild writes it. */
const ASIDE = /@media(?: print|\(forced-colors:active\)|\(prefers-contrast:more\))\{(?:[^{}]*\{[^{}]*\})*\}/g

/** All sheets: `of` gives the styles of a page, of the sheets those whose classes stand in it; `print` is for elsewhere. */
export async function readStyles(): Promise<{ of: (html: string) => string; print: string }> {
  const files = sheetFiles()
  const whole = await minifiedStyles(files)
  const sheets = files.map((file, index) => ({
    prefix: prefixOf(file),
    css: whole[index]?.replace(ASIDE, '') ?? '',
  }))
  const print = whole.flatMap((css) => css.match(ASIDE) ?? []).join('')
  return { of, print }

  function of(html: string) {
    const names = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
    const used = new Set([...names].flatMap((classes) => classes.split(' ')).flatMap(beginnings))
    return sheets.flatMap(({ prefix, css }, index) => (index === 0 || used.has(prefix) ? css : [])).join('')
  }
}

/** All sheets in one, and others, for pages that are made elsewhere than in a build. */
export const allStyles = (...others: string[]) => compileStyles([...sheetFiles(), ...others]).join('\n')

/** A webpack loader for the development server and the benches: all sheets in one. */
export default function loader(this: { addDependency: (file: string) => void }) {
  for (const file of globSync(['{app,components}/**/*.scss', 'lib/styles/*.scss']))
    this.addDependency(resolve(file))
  return allStyles()
}
