import { globSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { z } from 'zod'
import { checkFolder } from '#check/command.ts'
import { WIDE_FIGURES } from '#check/rules/sections.ts'
import {
  FIGURE_NAMES,
  type FigureName,
  type FigureProps,
  figureSchemas,
} from '#lib/content/figures.ts'
import { getSeries } from '#lib/content/pages.ts'
import { outlierOf, seriesOfFile } from '#lib/content/series.ts'
import { Figure } from './Figure.tsx'

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

/** Visible defects in a drawing. */
function faultsOf(props: FigureProps): string[] {
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

/** The largest value a schema allows, with the longest words; references are set by hand below. */
function fullest(schema: z.core.JSONSchema._JSONSchema | undefined, prefix = ''): unknown {
  if (typeof schema !== 'object') return undefined
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'string') return `${prefix}${'m'.repeat(40)}`.slice(0, schema.maxLength)
  if (schema.type === 'array')
    return Array.from({ length: schema.maxItems ?? 1 }, (_, i) =>
      fullest(schema.items as z.core.JSONSchema.JSONSchema, `${prefix}${i}`),
    )
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [
        key,
        fullest(field, `${prefix}${key.slice(0, 1)}`),
      ]),
    )
  return schema.maximum
}

/** References within a drawing with the longest words. */
const AGREED: Partial<Record<FigureName, (props: never) => object>> = {
  anomaly: () => {
    const [file = ''] = globSync('content/data/series/*.csv')
    const name = seriesOfFile(file.replaceAll('\\', '/')) ?? ''
    return { series: name, at: outlierOf(getSeries(name))?.step }
  },
  bars: ({ bars }: { bars: { label: string }[] }) => ({
    bars: bars.map(({ label }, index) => ({ label, value: 90 - 15 * index })),
    mark: bars.at(-1)?.label,
    level: { value: 20, label: 'm'.repeat(13) },
  }),
  lanes: ({ lanes }: { lanes: { steps: object[] }[] }) => ({
    lanes: lanes.map((lane) => ({
      ...lane,
      steps: lane.steps.map((step, index) => ({ ...step, at: index + 1 })),
    })),
  }),
  layers: ({ layers }: { layers: string[] }) => ({ mark: layers[3] }),
  measured: () => ({ of: 'weights' }),
  matrix: ({ rows }: { rows: object[] }) => ({
    rows: rows.map((row) => ({ ...row, cells: 'x!.x!' })),
  }),
  funnel: () => ({ scale: 'log' }),
  pipeline: ({ stages }: { stages: string[] }) => ({ stop: stages[5] }),
  ports: ({ right }: { right: string[] }) => ({ mark: right[2] }),
  quadrant: ({ points }: { points: { label: string }[] }) => ({
    x: { label: 'm'.repeat(22), to: 1000 },
    y: { label: 'm'.repeat(22), to: 10_000 },
    points: points.map(({ label }, index) => ({
      label,
      x: 100 + 140 * index,
      y: 1000 + 1600 * index,
    })),
    mark: points[0]?.label,
  }),
  schedule: ({ rows }: { rows: object[] }) => ({
    length: 12,
    rows: rows.map((row, index) => ({ ...row, from: index * 2, to: index ? index * 2 + 2 : 3 })),
  }),
  sequence: ({ actors, messages }: { actors: string[]; messages: object[] }) => ({
    messages: messages.map((message, index) => ({
      ...message,
      from: actors[index % 4],
      to: actors[(index + 1) % 4],
      fails: index === 2,
    })),
  }),
  timeline: ({ events }: { events: string[] }) => ({ now: events[2], aim: events[4] }),
  tokens: ({ lines }: { lines: string[] }) => ({
    tags: lines.map((line, index) => ({
      text: line.slice(0, 20),
      tag: `${index}${'m'.repeat(11)}`,
    })),
  }),
  tree: ({ branches }: { branches: { label: string }[] }) => ({ mark: branches[1]?.label }),
}

it.each(FIGURE_NAMES)(
  'figure %s keeps the longest words that it takes inside both frames and apart',
  (name) => {
    const fullProps = fullest(
      z.toJSONSchema(figureSchemas[name], { unrepresentable: 'any' }),
    ) as never
    const props = Object.assign(fullProps, AGREED[name]?.(fullProps)) as FigureProps
    expect(
      figureSchemas[name].safeParse({ ...props, title: 'The most it takes.' }).error?.issues ?? [],
    ).toEqual([])
    expect(faultsOf(props)).toEqual([])
  },
)

it('marks the last two neighboring rows that overlap', () => {
  const rows = [
    { label: 'framework', from: 3, to: 6, text: 'upgrade' },
    { label: 'database', from: 5, to: 9, text: 'upgrade' },
    { label: 'peak season', from: 8, to: 12, text: 'freeze' },
  ]
  const markup = renderToStaticMarkup(
    <Figure
      name="schedule"
      title="A year"
      caption="A year"
      unit="months"
      length={12}
      rows={rows}
      clash="upgrade meets peak"
      source="Made-up year"
    />,
  )
  // From 8 to 9: in the wide frame, a twelfth is 27 units, after 108 for the names.
  expect(markup).toMatch(/class="warning wash" d="M324 [\d.]+h27v/)
})

/** Every figure of the site's pages, with the page's path. */
const figuresOfSite = () =>
  checkFolder().site.pages.flatMap(({ path, outline }) =>
    (outline?.blocks ?? [])
      .filter(({ name }) => name === 'Figure')
      .map(({ props }) => [path, props.value as FigureProps] as const),
  )

const textOf = ({ textContent }: Element) => textContent ?? ''

it('draws every figure on the site completely, for wide and narrow columns', () => {
  const drawn = figuresOfSite()
  expect(drawn).not.toEqual([])
  const faults = drawn.flatMap(([path, props]) =>
    faultsOf(props).map((fault) => `${path} ${props.name} ${fault}`),
  )
  expect(faults).toEqual([])
})

/** Props that name where numbers come from, or how far a scale goes. */
const UNSAID = ['of', 'series', 'at', 'length', 'title', 'caption', 'source', 'id']

/** The numbers in the values and words of a drawing. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'number') return numbersIn(`${value}`)
  if (typeof value === 'string') return value.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []
  if (typeof value !== 'object' || value === null) return []
  const isScale = 'to' in value && !('text' in value)
  return Object.entries(value).flatMap(([key, part]) =>
    UNSAID.includes(key) || (isScale && /^(?:from|to)$/.test(key)) ? [] : numbersIn(part),
  )
}

it('says in words every number that a drawing shows', () => {
  const unsaid = figuresOfSite().flatMap(([path, props]) => {
    const root = document.createElement('div')
    root.innerHTML = renderToStaticMarkup(<Figure {...props} />)
    const title = root.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
    const stated = numbersIn([title, ...Array.from(root.querySelectorAll('p, figcaption'), textOf)])
    return numbersIn(props)
      .filter((number) => !stated.includes(number))
      .map((number) => `${path} ${props.name}: ${number}`)
  })
  expect(unsaid).toEqual([])
})
