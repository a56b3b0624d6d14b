/** Which addresses say something else than they did when they were last announced. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  attribute,
  type Element,
  elements,
  isTextNode,
  nodes,
  parseDocument,
} from '#lib/postbuild/document.ts'
import { SITEMAP } from '#lib/postbuild/sitemap.ts'

/** Digests of pages by their addresses. */
export type Digests = Readonly<Record<string, string>>

/** Attributes that say something to a reader or lead somewhere. */
const TELLING = ['href', 'alt', 'content'] as const

/** Elements of the head that describe the page; others name files that change with every build. */
const describes = (element: Element) =>
  element.tagName === 'title' ||
  (element.tagName === 'meta' && attribute(element, 'http-equiv') === undefined) ||
  (element.tagName === 'link' && attribute(element, 'rel') === 'canonical')

/**
 * What a page says, as a hash: how its head describes it, and the words, links and pictures of its main part. Menu and
 * footer are left out, since a new entry there is no news of sixty pages.
 */
export function digestOf(html: string): string {
  const document = parseDocument(html)
  const all = elements(document)
  const main = all.find(({ tagName }) => tagName === 'main')
  const parts = [...all.filter(describes), ...(main ? [main] : [])].flatMap((root) => [root, ...nodes(root)])
  const said = parts.flatMap((node) => {
    if (isTextNode(node)) {
      const parent = node.parentNode && 'tagName' in node.parentNode ? node.parentNode.tagName : ''
      return parent === 'script' ? [] : node.value.replace(/\s+/g, ' ').trim()
    }
    return 'attrs' in node ? TELLING.flatMap((name) => attribute(node, name) ?? []) : []
  })
  return createHash('sha256').update(said.filter(Boolean).join('\n')).digest('hex').slice(0, 16)
}

/** Digests of all pages that the sitemap of a built site lists. */
export function digestPages(outDir: string): Digests {
  const sitemap = readFileSync(join(outDir, SITEMAP), 'utf8')
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  return Object.fromEntries(
    addresses.map((address) => {
      const { pathname } = new URL(address)
      const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
      return [address, digestOf(readFileSync(join(outDir, file), 'utf8'))]
    }),
  )
}

/** Addresses of the present site that are new, say something else, or are gone; sorted. */
export function changedAddresses(before: Digests, after: Digests): string[] {
  const origins = new Set(Object.keys(after).map((address) => new URL(address).origin))
  // A site that has moved cannot speak for its former addresses.
  const former = Object.keys(before).filter((address) => origins.has(new URL(address).origin))
  return [...new Set([...former, ...Object.keys(after)])]
    .filter((address) => before[address] !== after[address])
    .sort()
}
