import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIFICATION } from '#check/rules/specification/specifiedSite.ts'
import { siteFolder } from '#edge/node/siteFolder.ts'
import { filesIn } from '#lib/site/folder.ts'
import { NAMED_FOLDER } from './siteFolder.ts'

/** The finished pages that are tested: `out/`, or what SITE_FOLDER names. */
export const SITE_FOLDER = siteFolder(NAMED_FOLDER)

/** R2.1; the site may have more. */
const MIN_PAGES = SPECIFICATION.addresses.length

/** Text of a file of `out/`. */
export const readOut = (file: string) => readFileSync(join(SITE_FOLDER, file), 'utf8')

/** All files of `out/`, relative to it, with forward slashes. */
export const outFiles = filesIn(SITE_FOLDER)

export const htmlFiles = outFiles.filter((file) => file.endsWith('.html'))

/** Where the site will stand, as the sitemap says. */
export const siteOrigin = new URL(addresses()[0] ?? '').origin

/**
 * The paths of all pages, from the sitemap: a page that is not in it is not tested, hence a short list is an error
 * and not an easy run.
 */
export const paths: readonly string[] = pathsOfSitemap()

/** One page of each layout, for what the others cannot do otherwise. */
export const KINDS = [
  '/',
  '/services/core-testing',
  '/services/product-engineering',
  '/delivery-transformation',
  '/etl-testing',
  '/industries',
  '/about-us',
  '/contact-us',
  '/careers',
  '/site-index',
  '/privacy-notice',
]

/** The file of `out/` that a path is served from. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

function addresses(): string[] {
  return Array.from(readOut('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url ?? '')
}

function pathsOfSitemap(): string[] {
  const found = [...new Set(addresses().map((address) => new URL(address).pathname))]
  if (found.length < MIN_PAGES) {
    throw new Error(
      `${SITE_FOLDER}/sitemap.xml lists ${found.length} pages; the specification has ${MIN_PAGES}.`,
    )
  }
  return found
}
