/** Reading, changing and writing HTML: parse5, which sees what a browser sees. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'
import { excerpt } from './problems.ts'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

export const { isElementNode, isTextNode, isCommentNode, isDocumentTypeNode } = defaultTreeAdapter

/** Thrown for HTML that a browser would have to repair: the tree would then not be what Next wrote. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}

/**
 * Parses a page. The contents of scripts, which are most of an unfinished page, are taken out before and put back
 * after: the parser would only step through them sign by sign, which takes twice as long as all the rest.
 */
export function parseDocument(source: string): Document {
  const contents: string[] = []
  const lifted = source.replace(
    /(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi,
    (_, start: string, content: string) => {
      // After this sign a browser reads on past the next end tag, and the expression does not.
      if (content.includes('<!--')) throw new MalformedError(`"<!--" in the script ${excerpt(content)}`)
      contents.push(content)
      return `${start}</script>`
    },
  )
  const document = parse(lifted, {
    scriptingEnabled: false,
    onParseError(error) {
      const around = lifted.slice(Math.max(0, error.startOffset - 60), error.endOffset + 60)
      throw new MalformedError(`${error.code} near "${excerpt(around)}"`)
    },
  })
  checkTags(lifted, document)
  const scripts = elements(document).filter(({ tagName }) => tagName === 'script')
  for (const [index, script] of scripts.entries()) {
    const content = contents[index]
    if (content) defaultTreeAdapter.insertText(script, content)
  }
  return document
}

/**
 * Checks that the tree has the tags of the source and no others. A parser closes and moves elements without a word
 * where HTML asks for it, as with a `<div>` inside a `<p>`, and React would then find another tree than it wrote. And
 * what looks like a script inside a text or a comment was lifted for nothing.
 */
function checkTags(source: string, document: Document): void {
  const written = source.match(/<\/?[a-z][^\s/>]*/gi) ?? []
  const read: string[] = []
  addTags(document, read)
  const at = written.findIndex((tag, index) => tag.toLowerCase() !== read[index])
  if (at < 0 && written.length === read.length) return
  const before = written.slice(Math.max(0, at - 3), at).map((tag) => `${tag}>`)
  throw new MalformedError(
    `tags that do not match: after ${before.join(' ')} a browser reads ${read[at] ?? 'the end'}> where ${written[at] ?? 'nothing'}> is written`,
  )
}

function addTags(parent: Parent, into: string[]): void {
  for (const child of parent.childNodes) {
    if (!isElementNode(child)) continue
    const name = child.tagName.toLowerCase()
    into.push(`<${name}`)
    addTags('content' in child ? (child as DefaultTreeAdapterTypes.Template).content : child, into)
    if (!VOID.has(name)) into.push(`</${name}`)
  }
}

/** Elements without an end tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** All nodes below one, in the order of the document, those inside `<template>` included. */
export function nodes(parent: Parent, into: Node[] = []): Node[] {
  for (const child of parent.childNodes) {
    into.push(child)
    if (!isElementNode(child)) continue
    nodes('content' in child ? (child as DefaultTreeAdapterTypes.Template).content : child, into)
  }
  return into
}

/** All elements below a node, in the order of the document. */
export function elements(parent: Parent): Element[] {
  return nodes(parent).filter(isElementNode)
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

/** Text directly inside an element, as scripts and titles have it. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => (isTextNode(child) ? child.value : '')).join('')
}

export function remove(node: Node): void {
  defaultTreeAdapter.detachNode(node)
}

/** A new comment at the given place among the children of an element. */
export function insertComment(parent: Element, text: string, before: Node | undefined): void {
  const comment = defaultTreeAdapter.createCommentNode(text)
  if (before) defaultTreeAdapter.insertBefore(parent, comment, before)
  else defaultTreeAdapter.appendChild(parent, comment)
}

/** Joins texts that stood apart by a comment that is gone. */
export function joinTexts(parent: Parent): void {
  let text: DefaultTreeAdapterTypes.TextNode | undefined
  parent.childNodes = parent.childNodes.filter((child) => {
    if (text && isTextNode(child)) {
      text.value += child.value
      return false
    }
    text = isTextNode(child) ? child : undefined
    if (isElementNode(child)) joinTexts(child)
    return true
  })
}

/** The start tag of an element, for messages. */
export function startTag(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) =>
    value === '' ? ` ${name}` : ` ${name}="${value}"`,
  )
  return excerpt(`<${element.tagName}${attributes.join('')}>`)
}

/** Elements whose first line break a parser swallows. */
const SWALLOWS_LINE_BREAK = new Set(['pre', 'textarea', 'listing'])

/** Writes a document, such that a browser reads the same tree again. */
export function writeDocument(document: Document): string {
  for (const element of elements(document)) {
    const [first] = element.childNodes
    if (!SWALLOWS_LINE_BREAK.has(element.tagName) || !first || !isTextNode(first)) continue
    if (first.value.startsWith('\n')) first.value = `\n${first.value}`
  }
  return serialize(document)
}

/** Whether an element is HTML, not part of an SVG or MathML drawing. */
export function isHtml(element: Element): boolean {
  return element.namespaceURI === html.NS.HTML
}
