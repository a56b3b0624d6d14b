/** The licenses of what ships and was made by others: their terms ask for the text beside the copy. */
import { globSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { ExplainedError } from '#lib/explainedError.ts'

/** Linked from the site index. */
export const LICENSES_FILE = 'licenses.txt'

/** The sources of the fonts in app/fonts, which scripts/fonts.ts cuts. */
const FONT_PACKAGES = ['@fontsource-variable/geist-mono', '@fontsource-variable/schibsted-grotesk']

interface Package {
  name: string
  version: string
  license: string
  text: string
}

function readPackage(name: string): Package {
  const manifest = findPackageJSON(name, import.meta.url)
  if (!manifest) throw new Error(`${name} ships with the site and has no package.json.`)
  const folder = dirname(manifest)
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'))
  const [file] = globSync('{LICENSE,LICENCE,license,licence,COPYING}{,.md,.txt}', { cwd: folder })
  if (!file)
    throw new ExplainedError(
      `${folder} ships with the site and has no license text. Look for its terms; if they ask for none, add a way to say so to build/licenses.ts.`,
    )
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() }
}

/** Returns the notice for the fonts and for packages whose code is in the scripts. Throws if one has no license text. */
export function licenseNotice(bundled: Iterable<string>): string {
  const names = new Set([...FONT_PACKAGES, ...bundled])
  const packages = [...names].sort().map(readPackage)
  const parts = packages.map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`,
  )
  const rule = `\n\n${'-'.repeat(78)}\n\n`
  return `${['Fonts and code by others that this site ships, each with its license.', ...parts].join(rule)}\n`
}
