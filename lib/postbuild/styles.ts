/** SCSS as CSS: for Next, and for the scripts that bring their styles along. Every sheet has the tools at hand. */
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileString, type StringOptions } from 'sass'

export function compileStyles(file: string, options: StringOptions<'sync'> = {}) {
  const source = `@use 'tools' as *;${readFileSync(file, 'utf8')}`
  return compileString(source, { loadPaths: ['lib/styles'], url: pathToFileURL(file), ...options })
}

/** A style sheet that a script brings along. */
export const compressedStyles = (file: string): string =>
  compileStyles(file, { style: 'compressed', charset: false }).css.trim()

/** A webpack loader in place of `sass-loader`, which compiles asynchronously and so takes four times as long. */
export default function loader(this: { resourcePath: string; addDependency: (file: string) => void }) {
  const { css, loadedUrls } = compileStyles(this.resourcePath)
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url))
  return css
}
