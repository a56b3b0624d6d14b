/** Reading and writing HTML: parse5, which sees what a browser sees. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
export type Parent = DefaultTreeAdapterTypes.ParentNode

export const { isElementNode, isCommentNode, detachNode } = defaultTreeAdapter

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

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
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
