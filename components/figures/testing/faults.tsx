/** Finds what is wrong with a finished drawing. */
import { renderToStaticMarkup } from 'react-dom/server.node'
import { WIDE_FIGURES } from '#check/rules/page/sections.ts'
import type { FigureProps } from '#lib/content/figures.ts'
import { Figure } from '../Figure.tsx'

type Box = { text: string; left: number; right: number; top: number; bottom: number }

/**
 * Computes the position of words from their anchor and the mono face's fixed advance, because jsdom cannot measure text.
 * Size and anchor are inherited.
 */
function boxesOf(node: Element, outerSize = '12', outerAnchor = 'start'): Box[] {
  const fontSize = node.getAttribute('font-size') ?? outerSize
  const anchor = node.getAttribute('text-anchor') ?? outerAnchor
  if (node.localName !== 'text')
    return [...node.children].flatMap((child) => boxesOf(child, fontSize, anchor))
  const text = node.textContent ?? ''
  const size = Number(fontSize)
  const wide = [...text].length * size * 0.6
  const x = Number(node.getAttribute('x'))
  const y = Number(node.getAttribute('y'))
  const left = x - wide * ({ middle: 0.5, end: 1 }[anchor] ?? 0)
  return [{ text, left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.25 }]
}

const isOver = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Units between words in one row: more than a blank, which would join them. */
const APART = 10

/** Whether one text would be read on into another, which stands right of it at nearly the same height. */
const isReadOn = (a: Box, b: Box) =>
  Math.abs(a.bottom - b.bottom) < 6 && b.left >= a.right && b.left < a.right + APART

/** Upright lines that words must not touch: the sides of outlined boxes, and lines in the tones that mark. */
const uprightsOf = (svg: Element) =>
  [...svg.querySelectorAll('path:not(.filled)')].flatMap((path) => {
    const data = path.getAttribute('d') ?? ''
    const tone = path.closest('[class]')?.getAttribute('class')
    const sides = [...data.matchAll(/M(\S+) (\S+)h([\d.]+)v([\d.]+)h-/g)].flatMap(
      ([, x, y, wide, high]) =>
        [Number(x), Number(x) + Number(wide)].map((x) => ({
          x,
          ends: [Number(y), Number(y) + Number(high)],
        })),
    )
    const lines = [...data.matchAll(/M(\S+) ([\d.]+)V([\d.]+)/g)].map(([, x, from, to]) => {
      return { x: Number(x), ends: [Number(from), Number(to)] }
    })
    return [...sides, ...(/^(?:accent|warning)/.test(`${tone}`) ? lines : [])].map(
      ({ x, ends }): Box => {
        return {
          text: 'line',
          left: x - 2,
          right: x + 2,
          top: Math.min(...ends),
          bottom: Math.max(...ends),
        }
      },
    )
  })

/** Filled boxes, on which a halo would be a stain in another color. */
const washesOf = (svg: Element) =>
  [...svg.querySelectorAll('path.wash')].flatMap((path) =>
    [...`${path.getAttribute('d')}`.matchAll(/M(\S+) (\S+)h([\d.]+)v([\d.]+)h-/g)].map(
      ([, x, y, wide, high]): Box => {
        const left = Number(x)
        const top = Number(y)
        return { text: 'wash', left, right: left + Number(wide), top, bottom: top + Number(high) }
      },
    ),
  )

/** Visible defects in a drawing. */
export function faultsOf(props: FigureProps): string[] {
  const markup = [false, WIDE_FIGURES.includes(props.name)]
    .map((across) => renderToStaticMarkup(<Figure {...props} across={across} />))
    .join('')
  const root = document.createElement('div')
  root.innerHTML = markup
  // A matrix draws its cells as shapes, and a drawing's own name is not one of its words.
  const { name: _, title: __, caption: ___, ...told } = props
  const words = wordsOf(told).filter((word) => !/^[x!.]+$/.test(word))
  return [...root.querySelectorAll('svg')].flatMap((svg) => {
    const boxes = boxesOf(svg)
    const shown = boxes.map(({ text }) => text).join(' ')
    const uprights = uprightsOf(svg)
    const washes = washesOf(svg)
    const haloed = [...svg.querySelectorAll('.halo')].flatMap((group) => boxesOf(group))
    const [width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
      .split(' ')
      .slice(2)
      .map(Number)
    return [
      ...(/ d="[^"]*[a-z]{3}|="NaN| style=/.test(markup) ? ['failed arithmetic'] : []),
      ...Array.from(
        svg.querySelectorAll('.halo text[textLength]'),
        ({ textContent }) => `"${textContent}" cuts its own glyphs in Firefox`,
      ),
      ...haloed
        .filter((box) => washes.some((wash) => isOver(box, wash)))
        .map(({ text }) => `"${text}" stains the wash behind it`),
      ...words.filter((word) => !shown.includes(word)).map((word) => `"${word}" is missing`),
      ...boxes
        .filter(
          ({ left, right, top, bottom }) =>
            left < -1 || right > width + 1 || top < -1 || bottom > height + 1,
        )
        .map((box) => `"${box.text}" is cut off: ${JSON.stringify(box)}`),
      ...boxes
        .filter((box) => uprights.some((upright) => isOver(box, upright)))
        .map(({ text }) => `"${text}" touches a line`),
      ...boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => isOver(box, other))
          .map((other) => `"${box.text}" on "${other.text}"`),
      ),
      ...boxes.flatMap((box) =>
        boxes
          .filter((other) => isReadOn(box, other))
          .map((other) => `"${box.text}" is read on into "${other.text}"`),
      ),
    ].map((fault) => `${width} wide: ${fault}`)
  })
}

/** Props that name where numbers come from or how they are drawn. */
const UNDRAWN = ['of', 'series', 'scale', 'source']

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return (
    Object.entries(value)
      // A line shows its tagged part.
      .filter(([key]) => !UNDRAWN.includes(key) && !('tag' in value && key === 'text'))
      .flatMap(([, part]) => wordsOf(part))
  )
}
