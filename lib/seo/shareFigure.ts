/** Draws a page's figure for its share image: shapes unchanged, text as outlines of the site's mono font. */
import type { DefaultTreeAdapterTypes } from 'parse5'
import { COLORS } from './colors.ts'
import type { Face } from './shareFace.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const { ink, soft, line, rule, accent, sheet, wash, warn } = COLORS

/** The styles of figures and drawings, as in Figure.scss and Drawing.scss. */
const STYLE = `
.figure,.drawing{fill:none;stroke:${ink};stroke-width:1.5;stroke-linejoin:round;color:${soft}}
.drawing,.k{color:${ink}} .a,.p{stroke:${accent}} .figure .a{stroke-width:2;color:${accent}}
.n{stroke:${line}} .t{stroke:${rule}} .figure .n{stroke:${soft};stroke-width:1} .figure .t{stroke-width:1}
.figure .i{stroke-width:1.5} .figure .o{stroke-dasharray:0 16;stroke-linecap:round;stroke-width:5}
.figure .u{stroke-dasharray:1 7;stroke-width:12}
.x{stroke:${warn};color:${warn}} .d{stroke-dasharray:3 4} .f,.words{fill:currentColor;stroke:none}
.s{fill:${sheet}} .w{fill:${wash}} .drawing .f{fill:${accent}} .words{stroke:none}`

const colorOf = (_: string, name: string) => COLORS[name as keyof typeof COLORS]
const attributes = ({ attrs }: Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Finds the first drawing on a page, in its head or in a section. */
export function findDrawing(node: Node, around = ''): Element | undefined {
  if (!('childNodes' in node)) return undefined
  const own = 'attrs' in node ? (attributes(node).class ?? '') : ''
  if (node.nodeName === 'svg' && (own === 'figure-wide' || around === 'drawing'))
    return node as Element
  for (const child of node.childNodes) {
    const found = findDrawing(child, own)
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
  const markup = (node: Node, outer = 'start'): string => {
    if (!('tagName' in node)) return ''
    const own = attributes(node)
    const anchor = own['text-anchor'] ?? outer
    if (node.tagName !== 'text') {
      const attrs = node.attrs.map(
        ({ name, value }) => ` ${name}="${value.replace(/var\(--(\w+)\)/, colorOf)}"`,
      )
      return `<${node.tagName}${attrs.join('')}>${inside(node, anchor)}</${node.tagName}>`
    }
    const [label] = node.childNodes
    // A label may contain characters that only visitors' own fonts have.
    const characters = [...(label && 'value' in label ? label.value : '')]
    const words = characters.map((character) => (mono.has(character) ? character : ' ')).join('')
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0
    const x = Number(own.x) - shift * size * mono.width(words)
    return `<g class="words">${mono.outline(words, { x, y: Number(own.y), size, color: 'currentColor' })}</g>`
  }
  const top = place.middle - (height * scale) / 2
  return `<style>${STYLE}</style><g class="${kind}" transform="translate(${place.x} ${top}) scale(${scale})">${inside(svg)}</g>`
}
