/** The drawing of a finished page for its share image: shapes as they are, words as outlines of the site's mono face. */
import type { DefaultTreeAdapterTypes } from 'parse5'
import { COLORS } from './colors.ts'
import type { Face } from './shareFace.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const { paper, ink, soft, line, rule, accent, sheet, wash, warn } = COLORS

/** What the classes in figures and drawings mean, as in Figure.scss and Drawing.scss. */
const STYLE = `
.figure,.drawing{fill:none;stroke:${ink};stroke-width:1.5;stroke-linejoin:round;color:${soft}}
.drawing,.k{color:${ink}} .a,.p{stroke:${accent}} .figure .a{stroke-width:2;color:${accent}}
.n{stroke:${line}} .t{stroke:${rule}} .figure .n{stroke:${soft};stroke-width:1} .figure .t{stroke-width:1}
.x{stroke:${warn};color:${warn}} .d{stroke-dasharray:3 4} .f,.words{fill:currentColor;stroke:none}
.s{fill:${sheet}} .w{fill:${wash}} .drawing .f{fill:${accent}} .words{stroke:none}`

const attributes = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** The first drawing of a page: of its head, or of the first section that has one. */
export function findDrawing(node: Node, around = ''): Element | undefined {
  if (!('childNodes' in node)) return undefined
  const own = 'attrs' in node ? (attributes(node).class ?? '') : ''
  if (node.nodeName === 'svg' && (own === 'figure-wide' || around === 'drawing')) return node as Element
  for (const child of node.childNodes) {
    const found = findDrawing(child, own)
    if (found) return found
  }
  return undefined
}

/**
 * A drawing as SVG, at a place of the image and as wide as the place.
 *
 * @param place left, middle of the height, and width, in pixels
 */
export function drawn(svg: Element, mono: Face, place: { x: number; middle: number; width: number }): string {
  const kind = attributes(svg).class ? 'figure' : 'drawing'
  const size = kind === 'figure' ? 12 : 14.4
  const [, , width = 1, height = 1] = (attributes(svg).viewbox ?? attributes(svg).viewBox ?? '')
    .split(' ')
    .map(Number)
  const scale = place.width / width

  const markup = (node: Node, outer = 'start'): string => {
    if (!('tagName' in node)) return ''
    const own = attributes(node)
    const anchor = own['text-anchor'] ?? outer
    if (node.tagName !== 'text') {
      const said = node.attrs
        .map(({ name, value }) => `${name}="${value.replace(/var\(--paper\)/, paper)}"`)
        .join(' ')
      return `<${node.tagName} ${said}>${node.childNodes.map((child) => markup(child, anchor)).join('')}</${node.tagName}>`
    }
    const [said] = node.childNodes
    // A label may hold what only a visitor's own fonts have.
    const words = [...(said && 'value' in said ? said.value : '')]
      .map((one) => (mono.has(one) ? one : ' '))
      .join('')
    const back = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0
    const x = Number(own.x) - back * size * mono.width(words)
    return `<g class="words">${mono.outline(words, { x, y: Number(own.y), size, color: 'currentColor' })}</g>`
  }
  const top = place.middle - (height * scale) / 2
  return `<style>${STYLE}</style><g class="${kind}" transform="translate(${place.x} ${top}) scale(${scale})">${svg.childNodes.map((child) => markup(child)).join('')}</g>`
}
