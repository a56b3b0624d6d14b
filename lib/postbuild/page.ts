/** Takes out of a page what the framework put in, and says what the finished page needs. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import type { Problems } from './problems.ts'

type Element = DefaultTreeAdapterTypes.Element
type Complain = (found: string, expected: string) => void

const { isElementNode, isCommentNode, detachNode } = defaultTreeAdapter

/** Where the export has the script of every page. */
export const PAGE_SCRIPT = '/site.js'

/** Stands in the head of a stripped page where its policy, styles and scripts will be. */
export const HEAD_MARK = '<!--postbuild-->'

export interface StrippedPage {
  /** Without framework, and with HEAD_MARK in its head. */
  html: string
  /** Names of the islands, each once. */
  islands: string[]
  /** The page as a tree. */
  document: DefaultTreeAdapterTypes.Document
}

const FRAMEWORK = /^\/_next\/static\/[\w/~.-]+\.(js|css)$/

/** What the framework writes into scripts of its own: data of the page, and the order to start. */
const FRAMEWORK_SCRIPT = /^(\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\])/

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Elements that the policy takes away from a page. */
const FORBIDDEN = new Set(['style', 'base', 'iframe', 'object', 'embed'])

/** @param file relative to `out/`, for messages. */
export function stripPage(file: string, source: string, problems: Problems): StrippedPage {
  const complain: Complain = (found, expected) => problems.add(file, found, expected)
  const islands = new Set<string>()

  const stripped = stripScripts(source, complain)
  const document = parse(stripped, {
    scriptingEnabled: false,
    onParseError: ({ code, startOffset, endOffset }) => {
      const near = excerpt(stripped.slice(Math.max(0, startOffset - 60), endOffset + 60))
      complain(`${code} near "${near}"`, 'HTML that no browser has to repair')
    },
  })
  visit(document, false)
  const html = serialize(document)
  const marked = html.replace(/<meta charset="utf-8">/i, `$&${HEAD_MARK}`)
  if (marked === html) complain('no <meta charset="utf-8">', 'the charset, first of all in the head')
  return { html: marked, islands: [...islands], document }

  function visit(parent: DefaultTreeAdapterTypes.ParentNode, inIsland: boolean): void {
    // Children of a `<template>` stand in a document of their own; with one, the build has stopped.
    for (const node of [...parent.childNodes]) {
      if (isCommentNode(node)) {
        if (/^\$./.test(node.data)) complain(`the comment "<!--${node.data}-->"`, COMPLETE)
        // React finds its way by comments, where it comes to life.
        if (!inIsland) detachNode(node)
      } else if (isElementNode(node)) {
        const island = attribute(node, 'data-island')
        if (island !== undefined) islands.add(island)
        checkElement(node, complain)
        visit(node, inIsland || island !== undefined)
        // The framework's own files; and where React keeps what is streamed, for which the build would have stopped.
        const isStreamed = node.tagName === 'div' && attribute(node, 'hidden') === '' && !node.childNodes[0]
        if (isStreamed || isFramework(node)) detachNode(node)
      }
    }
  }
}

const COMPLETE = 'the whole page when it is written: no Suspense and no loading.tsx around content'

function isFramework(element: Element): boolean {
  const [rel, href = ''] = ['rel', 'href'].map((name) => attribute(element, name))
  return element.tagName === 'link' && (FRAMEWORK.test(href) || (rel === 'preconnect' && href === '/'))
}

function checkElement(element: Element, complain: Complain): void {
  const { tagName, attrs } = element
  if (tagName === 'template' || /^[A-Z]:\d/.test(attribute(element, 'id') ?? ''))
    complain(`${startTag(element)}, content that a script has to put in place`, COMPLETE)
  else if (FORBIDDEN.has(tagName) || attribute(element, 'http-equiv') !== undefined)
    complain(startTag(element), 'elements that the policy allows (lib/postbuild/page.ts)')
  else if (attribute(element, 'rel') === 'stylesheet' && !isFramework(element))
    complain(startTag(element), 'sheets beside components (lib/postbuild/styles.ts), which are inlined')
  for (const { name, value } of attrs) {
    if (name === 'style') complain(startTag(element), 'a class: the policy forbids style attributes')
    else if (/^on[a-z]/.test(name) || /^\s*javascript:/i.test(value))
      complain(
        startTag(element),
        'a listener in lib/client or in an island: the policy forbids inline scripts',
      )
    else if (/^src(set)?$/.test(name) && /^data:|\bhttps?:/.test(value))
      complain(startTag(element), 'a file of the site itself: the policy allows no other')
  }
}

/** The scripts of the framework are most of a page, and none of them ships. Structured data is no script, and stays. */
function stripScripts(source: string, complain: Complain): string {
  let hasPageScript = false
  const stripped = source.replace(SCRIPT, (all, attributes: string, code: string) => {
    const src = / src="([^"]*)"/.exec(attributes)?.[1]
    if (src === undefined && / type="application\/ld\+json"/.test(attributes)) return all
    if (src === PAGE_SCRIPT) hasPageScript = true
    else if (!(src === undefined ? FRAMEWORK_SCRIPT.test(code) : FRAMEWORK.test(src)))
      complain(
        src === undefined ? `the script "${excerpt(code)}"` : `a script from "${src}"`,
        'scripts of the framework only (lib/postbuild/page.ts). What a page needs belongs into lib/client or an island',
      )
    return ''
  })
  if (!hasPageScript) complain('no script of the site', `<script src="${PAGE_SCRIPT}"> in app/layout.tsx`)
  return stripped
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

/** The start tag of an element, for messages. */
const startTag = ({ tagName, attrs }: Element) =>
  excerpt(`<${tagName}${attrs.map(({ name, value }) => ` ${name}${value && `="${value}"`}`).join('')}>`)

/** The beginning of a long text on one line, for messages. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 120)}…` : line
}
