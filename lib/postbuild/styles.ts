/** SCSS as CSS: for pages, for development, and for scripts that bring their styles along. Every sheet has the tools at hand. */
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { compileString, type StringOptions } from 'sass'

/** What every page has, before the sheets of components. */
const SHARED = 'app/globals.scss'

/** Every sheet of the site, in the order of the cascade. */
export const sheetFiles = () => [SHARED, ...globSync('{app,components}/*/**/*.scss').sort()]

/** Begins the name of each class in the sheet of a component: `site-header` in `SiteHeader.scss`. */
export const prefixOf = (file: string) =>
  basename(file, '.scss')
    .replace(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase()

export function compileStyles(file: string, options: StringOptions<'sync'> = {}) {
  const source = `@use 'tools' as *;${readFileSync(file, 'utf8')}`
  return compileString(source, {
    loadPaths: ['lib/styles'],
    url: pathToFileURL(file),
    charset: false,
    ...options,
  })
}

/** A style sheet that a script brings along. */
export const compressedStyles = (file: string): string =>
  compileStyles(file, { style: 'compressed' }).css.trim()

/** All beginnings of a class: `site`, `site-header` and `site-header-bar` for the last of them. */
const beginnings = (name: string) => [...name.matchAll(/(?=-|$)/g)].map(({ index }) => name.slice(0, index))

/** Where few pages are read: on paper, and by those who set colors themselves. */
export const ELSEWHERE = 'print,(forced-colors:active),(prefers-contrast:more)'

/** What holds there alone, as esbuild writes it. */
const ASIDE = /@media(?: print|\(forced-colors:active\)|\(prefers-contrast:more\))\{(?:[^{}]*\{[^{}]*\})*\}/g

/** All sheets: `of` gives the styles of a page, of the sheets those whose classes stand in it; `print` is for elsewhere. */
export async function readStyles(): Promise<{ of: (html: string) => string; print: string }> {
  const whole = await Promise.all(
    sheetFiles().map(async (file) => {
      const { code } = await transform(compileStyles(file).css, { loader: 'css', minify: true })
      return { prefix: prefixOf(file), css: code.trim() }
    }),
  )
  const sheets = whole.map(({ prefix, css }) => ({ prefix, css: css.replace(ASIDE, '') }))
  const print = whole.flatMap(({ css }) => css.match(ASIDE) ?? []).join('')
  return { of, print }

  function of(html: string) {
    const names = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
    const used = new Set([...names].flatMap((classes) => classes.split(' ')).flatMap(beginnings))
    return sheets.flatMap(({ prefix, css }, index) => (index === 0 || used.has(prefix) ? css : [])).join('')
  }
}

/** All sheets in one, for pages that are made elsewhere than in a build. */
export const allStyles = () =>
  sheetFiles()
    .map((file) => compileStyles(file).css)
    .join('\n')

/** A webpack loader for the development server and the benches: all sheets in one. */
export default function loader(this: { addDependency: (file: string) => void }) {
  for (const file of globSync(['{app,components}/**/*.scss', 'lib/styles/*.scss']))
    this.addDependency(resolve(file))
  return allStyles()
}
