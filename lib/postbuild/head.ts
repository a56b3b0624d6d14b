/** What a finished page has in its head besides what its route put there. */
import { metaPolicy, type PageNeeds } from '../site/policy.ts'

/** A script file: where it lies, and what it must contain. */
export interface ScriptFile {
  path: string
  integrity: string
}

export interface HeadParts {
  needs: PageNeeds
  css: string
  /** The font to fetch at once. The other one is for labels and comes when the styles ask for it. */
  font?: string
  pageScript: ScriptFile
  /** The loader of islands, and the files that it loads, the one that starts everything last. */
  loader?: ScriptFile & { files: readonly ScriptFile[] }
}

/**
 * Writes the part of the head that the finisher adds. The policy comes first, since it rules only what follows.
 *
 * Scripts are files, not inline: one file for all pages is in the browser's cache from the second page on, the policy
 * stays the same when the script changes, and no hash of a script has to be in it. `defer` rather than `async`, as the
 * script looks for the page's elements and must not come before them. Neither delays the first paint.
 */
export function headMarkup({ needs, css, font, pageScript, loader }: HeadParts): string {
  return [
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(needs)}">`,
    font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${css}</style>`,
    `<script defer src="${pageScript.path}" integrity="${pageScript.integrity}"></script>`,
    loader &&
      `<script defer src="${loader.path}" integrity="${loader.integrity}" data-files="${loader.files
        .map(({ path, integrity }) => `${path} ${integrity}`)
        .join(' ')}"></script>`,
  ]
    .filter(Boolean)
    .join('')
}
