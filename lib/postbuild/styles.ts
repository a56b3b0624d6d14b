/** SCSS as CSS: for Next, and for the scripts that bring their styles along. */
import { fileURLToPath } from 'node:url'
import { compile } from 'sass'

const LOAD_PATHS = ['lib/styles']

/** A style sheet that a script brings along. */
export function compileStyles(file: string): string {
  return compile(file, { loadPaths: LOAD_PATHS, style: 'compressed', charset: false }).css.trim()
}

/** A webpack loader in place of `sass-loader`, which compiles asynchronously and so takes four times as long. */
export default function loader(this: { resourcePath: string; addDependency: (file: string) => void }) {
  const { css, loadedUrls } = compile(this.resourcePath, { loadPaths: LOAD_PATHS })
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url))
  return css
}
