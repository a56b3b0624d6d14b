/** What a page consists of, as far as style sheets can ask for it. */
import { type Document, type Element, elements, isTextNode, nodes } from './document.ts'

export interface Tokens {
  tags: Set<string>
  classes: Set<string>
  ids: Set<string>
  attributes: Set<string>
  values: Set<string>
  /** Custom properties that the HTML itself refers to, as drawings may. */
  variables: Set<string>
}

/** Collects the tokens of a page. */
export function collectTokens(document: Document): Tokens {
  const tokens: Tokens = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    attributes: new Set(),
    values: new Set(),
    variables: new Set(),
  }
  for (const element of elements(document)) collectElement(element, tokens)
  return tokens
}

function collectElement(element: Element, tokens: Tokens): void {
  tokens.tags.add(element.tagName)
  for (const { name, value } of element.attrs) {
    if (name === 'class') for (const one of value.split(/\s+/)) tokens.classes.add(one)
    else if (name === 'id') tokens.ids.add(value)
    else {
      tokens.attributes.add(name)
      tokens.values.add(value)
      for (const [variable] of value.matchAll(/--[\w-]+(?=[\s,)])/g)) tokens.variables.add(variable)
    }
  }
}

/** Attributes whose text a browser shows. */
const SHOWN = new Set(['alt', 'placeholder', 'title', 'value', 'label'])

/** Adds every code point that the page shows to a set. Those of ASCII are left out: every font keeps them anyway. */
export function collectCodePoints(document: Document, into: Set<number>): void {
  const add = (text: string) => {
    for (const sign of text.match(/[^ -~\s]/gu) ?? []) into.add(sign.codePointAt(0) ?? 0)
  }
  for (const node of nodes(document)) {
    if (isTextNode(node)) {
      const parent = node.parentNode && 'tagName' in node.parentNode ? node.parentNode.tagName : ''
      if (parent !== 'script' && parent !== 'style') add(node.value)
    } else if ('attrs' in node) for (const { name, value } of node.attrs) if (SHOWN.has(name)) add(value)
  }
}
