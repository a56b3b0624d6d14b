/** Reading and writing HTML: parse5, which sees what a browser sees. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Parent = DefaultTreeAdapterTypes.ParentNode

export const { isElementNode, isTextNode, isCommentNode, detachNode } = defaultTreeAdapter

/** @param complain is told what a browser would have to repair. */
export function parseDocument(source: string, complain?: (found: string) => void): Document {
  return parse(source, {
    scriptingEnabled: false,
    ...(complain && {
      onParseError: ({ code, startOffset, endOffset }) =>
        complain(`${code} near "${excerpt(source.slice(Math.max(0, startOffset - 60), endOffset + 60))}"`),
    }),
  })
}

/** Children of a node; those of a `<template>` stand in a document of their own. */
export function childrenOf(node: Parent): Node[] {
  return 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : node.childNodes
}

/** All nodes below one, in the order of the document. */
export function nodes(parent: Parent): Node[] {
  return childrenOf(parent).flatMap((child) => (isElementNode(child) ? [child, ...nodes(child)] : [child]))
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

/** The start tag of an element, for messages. */
export function startTag({ tagName, attrs }: Element): string {
  return excerpt(
    `<${tagName}${attrs.map(({ name, value }) => ` ${name}${value && `="${value}"`}`).join('')}>`,
  )
}

/** The beginning of a long text on one line, for messages. */
export function excerpt(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}
