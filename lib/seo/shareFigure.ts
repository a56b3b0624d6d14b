/** Draws a page's figure for its share image: shapes unchanged, text as outlines of the site's mono font. */
import { join } from 'node:path'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { compile } from 'sass'
import { COLORS } from './colors.ts'
import type { Face } from './shareFace.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const withColors = (text: string) =>
  text.replace(
    /var\(--(\w+)\)/g,
    (property, name: string) => COLORS[name as keyof typeof COLORS] ?? property,
  )

/** The styles of drawings on pages, in the colors of the light scheme. */
const STYLE = withColors(
  compile(join(import.meta.dirname, 'share.scss'), {
    loadPaths: [join(import.meta.dirname, '../styles')],
    style: 'compressed',
  }).css,
)

const attributes = ({ attrs }: Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Finds the first drawing on a page, in its head or in a section. */
export function findDrawing(node: Node, parentClass = ''): Element | undefined {
  if (!('childNodes' in node)) return undefined
  const className = 'attrs' in node ? (attributes(node).class ?? '') : ''
  if (node.nodeName === 'svg' && (className === 'figure-wide' || parentClass === 'drawing'))
    return node as Element
  for (const child of node.childNodes) {
    const found = findDrawing(child, className)
    if (found) return found
  }
  return undefined
}

/** Returns a drawing as SVG at a place on the image: its left edge, vertical center and width in pixels. */
export function drawn(
  svg: Element,
  mono: Face,
  place: { x: number; middle: number; width: number },
): string {
  const kind = attributes(svg).class ? 'figure' : 'drawing'
  const size = kind === 'figure' ? 12 : 14.4
  const [, , width = 1, height = 1] = attributes(svg).viewBox?.split(' ').map(Number) ?? []
  const scale = place.width / width

  const inside = (node: Element, anchor?: string) =>
    node.childNodes.map((child) => markup(child, anchor)).join('')
  const markup = (node: Node, inheritedAnchor = 'start'): string => {
    if (!('tagName' in node)) return ''
    const attribute = attributes(node)
    const anchor = attribute['text-anchor'] ?? inheritedAnchor
    if (node.tagName !== 'text') {
      const attrs = node.attrs.map(({ name, value }) => ` ${name}="${withColors(value)}"`)
      return `<${node.tagName}${attrs.join('')}>${inside(node, anchor)}</${node.tagName}>`
    }
    const [label] = node.childNodes
    // A label may contain characters that only visitors' own fonts have.
    const characters = [...(label && 'value' in label ? label.value : '')]
    const words = characters.map((character) => (mono.has(character) ? character : ' ')).join('')
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0
    const x = Number(attribute.x) - shift * size * mono.width(words)
    return `<g class="words">${mono.outline(words, { x, y: Number(attribute.y), size, color: 'currentColor' })}</g>`
  }
  const top = place.middle - (height * scale) / 2
  return `<style>${STYLE}</style><g class="${kind}" transform="translate(${place.x} ${top}) scale(${scale})">${inside(svg)}</g>`
}
