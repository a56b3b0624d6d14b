/** Strips everything the framework added to a page and lists what the finished page needs. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import type { HashedFile } from './stage.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Receives what may not ship on a page: what was found, and what was expected, with the place to change it. */
type ReportOnPage = (found: string, expected: string) => void

const { isElementNode, isCommentNode, isTextNode, detachNode } = defaultTreeAdapter

/** The path by which every exported page loads its script. */
export const PAGE_SCRIPT = '/site.js'

/** The path by which every exported page links the rules for paper, where its first screen ends. */
const PAPER_SHEET = '/paper.css'

const CHARSET = '<meta charset="utf-8">'

const FRAMEWORK = /^\/_next\/static\/[\w/~.-]+\.(js|css)$/

/** The framework's inline scripts: page data, and the call that starts it. */
const FRAMEWORK_SCRIPT = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/

/** Elements the policy blocks. */
const FORBIDDEN = new Set(['style', 'base', 'iframe', 'object', 'embed'])

/**
 * Reports everything that may not ship. Returns the stripped page, the addresses of the sheets that Next linked on it, the
 * names of its islands, and its tree.
 */
export function stripPage(source: string, report: ReportOnPage) {
  const sheets: string[] = []
  const islands = new Set<string>()
  let paperSheets = 0
  let pageScripts = 0
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, inIsland: boolean): void => {
    // The content of a `<template>` is not visited: the element itself is reported, which stops the build.
    for (const node of [...parent.childNodes]) {
      if (isCommentNode(node)) {
        if (/^\$./.test(node.data)) report(`the comment "<!--${node.data}-->"`, COMPLETE)
        // React needs the comments in islands to hydrate them.
        if (!inIsland) detachNode(node)
      } else if (isElementNode(node) && isScript(node)) {
        if (attribute(node, 'src') === PAGE_SCRIPT) pageScripts++
        else checkScript(node, report)
        detachNode(node)
      } else if (isElementNode(node)) {
        if (isPaperSheet(node)) paperSheets++
        const island = attribute(node, 'data-island')
        if (island !== undefined) islands.add(island)
        checkElement(node, report)
        visit(node, inIsland || island !== undefined)
        // React's container for streamed content, always empty here: streamed content stops the build.
        const isContainer =
          node.tagName === 'div' && attribute(node, 'hidden') === '' && !node.childNodes[0]
        if (isFramework(node) && isStyleSheet(node)) sheets.push(attribute(node, 'href') ?? '')
        if (isContainer || isFramework(node)) detachNode(node)
      }
    }
  }
  const document = parse(source, { scriptingEnabled: false })
  visit(document, false)
  if (pageScripts === 0) report('no site script', `<script src="${PAGE_SCRIPT}"> in app/layout.tsx`)
  if (paperSheets !== 1)
    report(
      `${paperSheets} links to ${PAPER_SHEET}`,
      'one <PaperSheet /> where the first screen ends',
    )
  const html = serialize(document)
  if (!html.includes(`<head>${CHARSET}`))
    report('no <meta charset="utf-8">', 'the charset as the first element in the head')
  return { html, sheets, islands: [...islands], document }
}

/** What a finished page has that Next's export has not. */
interface Completion {
  policy: string
  styles: readonly string[]
  /** The rules for paper. */
  paper: HashedFile
  /** Markup. */
  scripts: string
}

/**
 * Completes a stripped page: its head, and the address of the sheet for paper. In the head, the policy comes first because
 * it governs only what follows; the styles and scripts come last, because sites that show a link to the page read only the
 * start of it for its title and picture.
 */
export function completePage(html: string, { policy, styles, paper, scripts }: Completion): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const inlined = styles.map((css) => `<style>${css}</style>`).join('')
  return html
    .replace(CHARSET, () => CHARSET + meta)
    .replace('</head>', () => `${inlined}${scripts}</head>`)
    .replace(
      `<link rel="stylesheet" href="${PAPER_SHEET}">`,
      `<link rel="stylesheet" href="${paper.path}" integrity="${paper.integrity}">`,
    )
}

const COMPLETE =
  'a page that is complete when exported: no Suspense and no loading.tsx around content'

function isFramework(element: Element): boolean {
  const rel = attribute(element, 'rel')
  const href = attribute(element, 'href') ?? ''
  return (
    element.tagName === 'link' &&
    (FRAMEWORK.test(href) ||
      (rel === 'preconnect' && href === '/') ||
      // React asks for the sheet ahead of the first screen.
      (rel === 'preload' && href === PAPER_SHEET))
  )
}

const isStyleSheet = (element: Element) => attribute(element, 'rel') === 'stylesheet'

const isPaperSheet = (element: Element) =>
  isStyleSheet(element) && attribute(element, 'href') === PAPER_SHEET

function checkElement(element: Element, report: ReportOnPage): void {
  const { tagName, attrs } = element
  const forbid = (expected: string) => report(startTag(element), expected)
  if (tagName === 'template' || /^[A-Z]:\d/.test(attribute(element, 'id') ?? ''))
    report(`${startTag(element)}, content that a script must put in place`, COMPLETE)
  else if (FORBIDDEN.has(tagName) || attribute(element, 'http-equiv') !== undefined)
    forbid('elements that the policy allows (build/page.ts)')
  else if (isStyleSheet(element) && !isFramework(element) && !isPaperSheet(element))
    forbid('sheets that components import, which Next links and the build inlines')
  for (const { name, value } of attrs) {
    if (name === 'style') forbid('a class: the policy forbids style attributes')
    else if (/^on[a-z]/.test(name) || /^\s*javascript:/i.test(value))
      forbid('a listener in lib/client or in an island: the policy forbids inline scripts')
    else if (/^src(set)?$/.test(name) && /^data:|\bhttps?:/.test(value))
      forbid('a file of this site: the policy allows no other')
  }
}

/** Whether an element is code. Structured data is not. */
const isScript = (element: Element) =>
  element.tagName === 'script' &&
  (attribute(element, 'src') !== undefined || attribute(element, 'type') !== 'application/ld+json')

function checkScript(script: Element, report: ReportOnPage): void {
  const src = attribute(script, 'src')
  const code = script.childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('')
  if (src === undefined ? FRAMEWORK_SCRIPT.test(code) : FRAMEWORK.test(src)) return
  report(
    src === undefined ? `the script "${excerpt(code)}"` : `a script from "${src}"`,
    'only framework scripts (build/page.ts). Put code for a page in lib/client or an island',
  )
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value

const startTag = ({ tagName, attrs }: Element) =>
  excerpt(
    `<${tagName}${attrs.map(({ name, value }) => ` ${name}${value && `="${value}"`}`).join('')}>`,
  )

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 120)}…` : line
}
