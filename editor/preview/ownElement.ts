/** Parts of the words that an element shows, which open another text or number than the element does. */

const SVG = 'http://www.w3.org/2000/svg'

/** Has an element open a text or a number, by its index. */
export const mark = (element: Element, index: number) =>
  element.setAttribute('data-spot', `${index}`)

/** Has an element that shows a number which nobody has written open one that it is computed from, if there is any. */
export function markComputed(element: Element, index: number | undefined): void {
  element.setAttribute('data-computed', '')
  if (index !== undefined) mark(element, index)
}

/** Puts a text into an element of its own, and returns that. */
export function wrapped(text: Text): Element {
  const isDrawn = text.parentElement?.namespaceURI === SVG
  const element = isDrawn ? document.createElementNS(SVG, 'tspan') : document.createElement('data')
  text.replaceWith(element)
  element.append(text)
  return element
}
