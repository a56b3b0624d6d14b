/** What a finished page says to a reader, a search engine and a sharer: read from its HTML alone. */
import { parse } from 'parse5'
import {
  attribute,
  type Element,
  elements,
  isElementNode,
  isTextNode,
  type Node,
  textOf,
} from '#lib/postbuild/document.ts'

export interface Link {
  /** The words of the link, or its label where it has no words. */
  text: string
  href: string
}

/** A part of a page: what is in `<main>`, or the frame around it. */
export interface Part {
  /** Visible text, one paragraph, heading, list item or label of a drawing each. */
  text: string[]
  links: Link[]
  /** Its HTML without what a build makes anew: where it differs, something may look different. */
  markup: string
}

export interface FinishedPage {
  /** Address on the site. */
  path: string
  /** Full address as the page itself gives it; empty where it gives none. */
  address: string
  title: string
  description: string
  /** What a network shows of a shared link; the picture is an address. */
  share: { title: string; description: string; image?: string }
  main: Part
  /** Header and footer. */
  frame: Part
  /** Files of the export that the page names, from the root of the site; of a picture the one in its `src`. */
  files: { scripts: string[]; fonts: string[]; pictures: string[] }
  /** The style sheet of the page, without what a build makes anew. */
  styles: string
}

/** Elements that end a line of text; all others stand within one. */
const BLOCKS = new Set(
  'address article aside blockquote body br button caption dd desc details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section summary table tbody td text tfoot th thead title tr ul'.split(
    ' ',
  ),
)

/** Elements whose text nobody reads: what a drawing is called is for those who do not see it, and counts. */
const UNREAD = new Set('script style template noscript'.split(' '))

/** The words of an image or of a control without any. */
const labelOf = (element: Element) =>
  (element.tagName === 'img' ? attribute(element, 'alt') : attribute(element, 'aria-label'))?.trim() ?? ''

/** Text of some nodes, one line for each block. */
function linesOf(nodes: readonly Node[], omitted?: Element): string[] {
  let text = ''
  const visit = (node: Node, index: number, siblings: readonly Node[]) => {
    if (isTextNode(node)) text += node.value.replace(/\s+/g, ' ')
    if (!isElementNode(node) || node === omitted || UNREAD.has(node.tagName)) return
    if (attribute(node, 'hidden') !== undefined) return
    const before = siblings[index - 1]
    // Two links side by side are set apart by the style sheet alone.
    const isBlock = BLOCKS.has(node.tagName)
    if (isBlock) text += '\n'
    else if (before && isElementNode(before)) text += ' '
    if (node.tagName === 'img') text += ` ${labelOf(node)} `
    node.childNodes.forEach(visit)
    if (isBlock) text += '\n'
  }
  nodes.forEach(visit)
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function partOf(root: Element, markup: string, omitted?: Element): Part {
  const left = new Set(omitted ? [omitted, ...elements(omitted)] : [])
  const links = elements(root).flatMap((element) => {
    const href = element.tagName === 'a' && !left.has(element) ? attribute(element, 'href') : undefined
    if (href === undefined) return []
    return [{ text: linesOf(element.childNodes).join(' ') || labelOf(element), href }]
  })
  return { text: linesOf(root.childNodes, omitted), links, markup: lasting(markup) }
}

/** Without scripts, and without the names of files that a build makes anew: those change with any page of the site. */
function lasting(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/\/_next\/[^"')\s]+/g, '/_next/')
}

/**
 * Reads a finished page; whatever stands in it, this does not throw.
 *
 * @param path address of the page on the site
 * @param html its file in `out/`
 */
export function readFinishedPage(path: string, html: string): FinishedPage {
  const all = elements(parse(html))
  const first = (tag: string, name?: string, value?: string) =>
    all.find((one) => one.tagName === tag && (name === undefined || attribute(one, name) === value))
  const content = (name: string, value: string) => {
    const meta = first('meta', name, value)
    return (meta && attribute(meta, 'content')) ?? ''
  }
  const titleElement = first('title')
  const title = titleElement ? textOf(titleElement) : ''
  const canonical = first('link', 'rel', 'canonical')
  const image = content('property', 'og:image')
  const main = first('main')
  const body = first('body')
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
  const empty: Part = { text: [], links: [], markup: '' }
  const named = (ending: string) => [
    ...new Set(html.match(new RegExp(`/_next/[\\w./-]+\\.${ending}\\b`, 'g'))),
  ]
  const pictures = all.flatMap((one) => (one.tagName === 'img' && attribute(one, 'src')) || [])
  return {
    path,
    address: (canonical && attribute(canonical, 'href')) ?? '',
    title,
    description: content('name', 'description'),
    share: {
      title: content('property', 'og:title') || title,
      description: content('property', 'og:description'),
      ...(image ? { image } : {}),
    },
    main: main ? partOf(main, html.slice(start, end)) : empty,
    frame: body ? partOf(body, html.slice(html.indexOf('<body'), start) + html.slice(end), main) : empty,
    files: { scripts: named('js'), fonts: named('woff2'), pictures: [...new Set(pictures)] },
    styles: lasting((html.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')),
  }
}
