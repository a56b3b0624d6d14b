/** Takes out of a page what the framework put in, and says what the finished page needs. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import type { Problems } from './checks.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode
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
  /** Sources of images beyond the site itself, as a policy names them. */
  imageSources: string[]
  /** Whether the page asks search engines to leave it out. */
  hidden: boolean
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
  const imageSources = new Set<string>()
  let hidden = false

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
  return {
    html: marked,
    islands: [...islands],
    imageSources: [...imageSources],
    hidden,
    document,
  }

  function visit(parent: Parent, inIsland: boolean): void {
    // Children of a `<template>` stand in a document of their own; with one, the build has stopped.
    for (const node of [...parent.childNodes]) {
      if (isCommentNode(node)) {
        checkComment(node.data)
        // React finds its way by comments, where it comes to life.
        if (!inIsland) detachNode(node)
      } else if (isElementNode(node)) {
        const island = attribute(node, 'data-island')
        if (island !== undefined) islands.add(island)
        checkElement(node)
        visit(node, inIsland || island !== undefined)
        // Where React keeps what is streamed: with anything in it, the build has stopped.
        if (attribute(node, 'hidden') === '' && node.tagName === 'div' && !node.childNodes[0])
          detachNode(node)
      }
    }
  }

  function checkComment(data: string): void {
    if (data.startsWith('$') && data !== '$')
      complain(
        `the comment "<!--${data}-->", a part that was loading or had failed when the page was written`,
        'content in its place. No Suspense and no loading.tsx around content',
      )
  }

  function checkElement(element: Element): void {
    const { tagName } = element
    if (tagName === 'template' || /^[A-Z]:\d/.test(attribute(element, 'id') ?? ''))
      complain(
        `${startTag(element)}, content that a script has to put in place`,
        'content in its place. No Suspense and no loading.tsx around content',
      )
    else if (FORBIDDEN.has(tagName) || attribute(element, 'http-equiv') !== undefined)
      complain(startTag(element), 'elements that the policy allows (lib/postbuild/page.ts)')
    else if (tagName === 'link') readLink(element)
    else if (tagName === 'img' || tagName === 'source') readImage(element)
    else if (attribute(element, 'name') === 'robots')
      hidden ||= attribute(element, 'content')?.includes('noindex') ?? false
    for (const { name, value } of element.attrs) {
      if (name === 'style') complain(startTag(element), 'a class: the policy forbids style attributes')
      else if (/^on[a-z]/.test(name) || /^\s*javascript:/i.test(value))
        complain(
          startTag(element),
          'a listener in lib/client or in an island: the policy forbids inline scripts',
        )
    }
  }

  function readLink(link: Element): void {
    const [rel, href = ''] = ['rel', 'href'].map((name) => attribute(link, name))
    if (FRAMEWORK.test(href) || (rel === 'preconnect' && href === '/')) detachNode(link)
    else if (rel === 'stylesheet')
      complain(startTag(link), 'sheets beside components (lib/postbuild/styles.ts), which are inlined')
  }

  function readImage(image: Element): void {
    for (const name of ['src', 'srcset']) {
      const value = attribute(image, name) ?? ''
      if (value.startsWith('data:')) imageSources.add('data:')
      for (const [origin] of value.matchAll(/\bhttps?:\/\/[^/\s,]+/g)) imageSources.add(origin)
    }
  }
}

/** The scripts of the framework are most of a page, and none of them ships. Structured data is no script, and stays. */
function stripScripts(source: string, complain: Complain): string {
  let hasPageScript = false
  const stripped = source.replace(SCRIPT, (all, attributes: string, code: string) => {
    const src = / src="([^"]*)"/.exec(attributes)?.[1]
    if (src === undefined && / type="application\/ld\+json"/.test(attributes)) {
      if (!isJson(code)) complain(`structured data that is no JSON: "${excerpt(code)}"`, 'JSON')
      return all
    }
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

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}
