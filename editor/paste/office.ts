/** What word processors put on the clipboard, made into the HTML that they mean. */
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The value of a property in the style of an element. Word has properties of its own, which begin with `mso-`. */
function styleOf({ properties }: Element, property: string): string {
  const declarations = String(properties.style ?? '').split(';')
  const pairs = declarations.map((declaration) => declaration.split(':'))
  const [, value = ''] = pairs.find(([name]) => name?.trim() === property) ?? []
  return value.trim()
}

const isElement = (node: Nodes): node is Element => node.type === 'element'

const isHidden = (element: Element) =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'

/** Google Docs puts words in italics by their style. */
function takeItalics(element: Element): void {
  const style = styleOf(element, 'font-style')
  const isOfWords = /^(?:b|strong|span|a)$/.test(element.tagName)
  if (style === 'italic' && isOfWords) element.children = [elementOf('em', element.children)]
  if (style === 'normal' && /^(?:em|i)$/.test(element.tagName)) element.tagName = 'span'
}

/** Google Docs makes words bold by their style, and wraps everything in a `<b>` that is not bold. */
function tagOf(element: Element): string {
  const { tagName } = element
  const weight = styleOf(element, 'font-weight')
  if (weight === '' || !/^(?:b|strong|span)$/.test(tagName)) return tagName
  return weight.startsWith('bold') || Number(weight) >= 600 ? 'strong' : 'span'
}

interface Item {
  /** How deep it stands, from 1 on. */
  level: number
  isNumbered: boolean
  children: ElementContent[]
}

/** The mark that Word writes before an item as words, such as `·` or `2.`. */
const MARK = /^\s*([·•▪§o–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])\s+/i
const NUMBER = /^\s*\(?[\da-z]+[.)]/i

const isMark = (node: Nodes) => isElement(node) && styleOf(node, 'mso-list') === 'Ignore'

/** A mark that says by itself what it is, where a browser has dropped what Word says of it: a bullet, or one with the wide space behind it. */
const BARE_MARK = /^\s*(?:[·•▪§]|(?:[o–-]|\(?(?:\d{1,3}|[a-z])[.)])(?=\s*\u00A0))\s+/i

/** Leaves out so many letters at the start of an element. */
function dropStart(element: Element, count: number): void {
  let left = count
  visit(element, 'text', (node) => {
    const dropped = Math.min(left, node.value.length)
    node.value = node.value.slice(dropped)
    left -= dropped
  })
}

/** Takes the mark of an item out of its words, and returns it. */
function takeMark(item: Element, pattern: RegExp): string {
  let mark = ''
  visit(item, (node, index, parent) => {
    if (mark || !parent || index === undefined || !isMark(node)) return
    mark = textOf(node)
    parent.children.splice(index, 1)
  })
  if (mark) return mark
  const [written = ''] = pattern.exec(textOf(item)) ?? []
  dropStart(item, written.length)
  return written
}

/** Word's items are paragraphs. */
function itemOf(node: ElementContent): Item | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined
  const [, level] = /\blevel(\d)/.exec(styleOf(node, 'mso-list')) ?? []
  const isOfList = level !== undefined || /\bMsoList/.test(String(node.properties.className ?? ''))
  const mark = takeMark(node, isOfList ? MARK : BARE_MARK)
  // Without a mark, it is a paragraph between items.
  if (!mark) return undefined
  return { level: Number(level ?? 1), isNumbered: NUMBER.test(mark), children: node.children }
}

const elementOf = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** A list of items, with those that stand deeper in the item before them. */
function listOf(items: readonly Item[]): Element {
  const [first] = items
  const elements: Element[] = []
  let deeper: Item[] = []
  const closeDeeper = () => {
    if (deeper.length > 0) elements.at(-1)?.children.push(listOf(deeper))
    deeper = []
  }
  for (const item of items) {
    if (first && item.level > first.level) {
      deeper.push(item)
      continue
    }
    closeDeeper()
    elements.push(elementOf('li', item.children))
  }
  closeDeeper()
  return elementOf(first?.isNumbered ? 'ol' : 'ul', elements)
}

/** Google Docs puts a list in a list beside the item that it belongs to. */
function withInnerLists<T extends Nodes>(children: readonly T[]): T[] {
  const all: T[] = []
  for (const child of children) {
    const before: Nodes | undefined = all.findLast(isElement)
    const isInner = isElement(child) && /^[ou]l$/.test(child.tagName)
    if (isInner && before && isElement(before) && before.tagName === 'li')
      before.children.push(child)
    else all.push(child)
  }
  return all
}

/** Puts the items that follow each other into a list. */
function withLists<T extends Nodes>(children: readonly T[]): (T | Element)[] {
  const all: (T | Element)[] = []
  let items: Item[] = []
  const close = () => {
    if (items.length > 0) all.push(listOf(items))
    items = []
  }
  for (const child of children) {
    const item = itemOf(child as ElementContent)
    const isGap = child.type === 'comment' || (child.type === 'text' && child.value.trim() === '')
    if (item) items.push(item)
    else if (!isGap || items.length === 0) {
      close()
      all.push(child)
    }
  }
  close()
  return all
}

/** Changes a tree so that bold words, italics, lists and what is hidden are told by their elements alone. */
export function readOffice(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isHidden(node)) {
      parent.children.splice(index, 1)
      return index
    }
    node.tagName = tagOf(node)
    takeItalics(node)
    return undefined
  })
  visit(tree, (node) => {
    if (isElement(node)) node.children = withLists(withInnerLists(node.children))
  })
}
