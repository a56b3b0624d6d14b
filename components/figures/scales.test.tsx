/** Reads the numbers of each figure with a scale back out of its finished drawings. */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { DATA_FIGURES, type FigureName, type FigurePropsOf } from '#lib/content/figures.ts'
import { getResult, getSeries } from '#lib/content/pages.ts'
import { Figure } from './Figure.tsx'
import { figuresOfSite } from './testing/figuresOfSite.ts'

type Props = FigurePropsOf<FigureName>

/** `1,200 ms` is 1200. */
const numberIn = (text: string) =>
  Number(/^[\u2212\d,.]+/.exec(text)?.[0].replaceAll(',', '').replace('\u2212', '-') ?? Number.NaN)

interface Mark {
  value: number
  place: number
}

/** The number at a place, by the first and last mark of an axis. */
function reader(marks: readonly Mark[], isLog = false): (place: number) => number {
  const from = marks[0] as Mark
  const to = marks.at(-1) as Mark
  const position = (value: number) => (isLog ? Math.log10(value) : value)
  return (place) => {
    const share = (place - from.place) / (to.place - from.place)
    const found = position(from.value) + share * (position(to.value) - position(from.value))
    return isLog ? 10 ** found : found
  }
}

const pathsOf = (svg: Element, tone: string) =>
  [...svg.querySelectorAll('path')]
    .filter((path) => (path.getAttribute('class') ?? '') === tone)
    .map((path) => path.getAttribute('d') ?? '')

const matches = (data: string, pattern: RegExp) =>
  Array.from(data.matchAll(pattern), ([, ...parts]) => parts.map(Number))

/** The words of an axis: groups without a tone, whose words begin with a number. */
function axisWords(svg: Element): { x: number; y: number; value: number }[][] {
  return [...svg.querySelectorAll('g:not([class])')]
    .map((group) =>
      Array.from(group.querySelectorAll('text'), (text) => ({
        x: Number(text.getAttribute('x')),
        y: Number(text.getAttribute('y')),
        value: numberIn(text.textContent ?? ''),
      })),
    )
    .filter((words) => words.length > 1 && words.every(({ value }) => Number.isFinite(value)))
}

/** Where upright or level hairlines stand; words on a horizontal axis are pushed off the frame's edges, its ticks are not. */
const ticksOf = (svg: Element, pattern: RegExp) =>
  pathsOf(svg, '')
    .map((data) => matches(data, pattern))
    .filter((ticks) => ticks.length > 1)

const across = (svg: Element) => {
  const words = axisWords(svg).findLast((words) => words.every(({ y }) => y === words[0]?.y)) ?? []
  const ticks = ticksOf(svg, /M([\d.]+) [\d.]+v5/g).find(({ length }) => length === words.length)
  return words.map(
    ({ value }, index): Mark => ({ value, place: ticks?.[index]?.[0] ?? Number.NaN }),
  )
}

/** Words above the lines that they belong to, or beside their ticks. */
const upright = (svg: Element, distance: number) => {
  const words = axisWords(svg).find((words) => words.some(({ y }) => y !== words[0]?.y)) ?? []
  return words.map(({ y, value }): Mark => ({ value, place: y + distance }))
}

/** Where a drawing shows each of its numbers, and how far apart two that look the same can be. */
interface Reading {
  drawn: number[]
  given: number[]
  /** The number that a pixel stands for, at most. */
  pixel: number | number[]
}

const apart = ([a, b]: readonly Mark[]) =>
  a && b ? Math.abs((b.value - a.value) / (b.place - a.place)) : Number.NaN

const centers = (svg: Element, tone: string, r: number) =>
  pathsOf(svg, tone)
    .flatMap((data) => matches(data, new RegExp(`M([\\d.]+) ([\\d.]+)a${r} ${r}`, 'g')))
    .map(([x = 0, y = 0]) => ({ x: x + r, y }))

/** Columns over their marks. */
function barsIn(svg: Element, bars: readonly { value: number }[]): Reading[] {
  const marks = upright(svg, 5)
  const [columns = ''] = pathsOf(svg, 'sheet')
  const drawn = matches(columns, /M[\d.]+ [\d.]+V([\d.]+)h/g).map(([top = 0]) => reader(marks)(top))
  return [{ drawn, given: bars.map(({ value }) => value), pixel: apart(marks) }]
}

const readings: { [N in FigureName]?: (svg: Element, props: FigurePropsOf<N>) => Reading[] } = {
  bars: (svg, { bars }) => barsIn(svg, bars),
  measured: (svg, { of }) => barsIn(svg, getResult(of)?.bars?.bars ?? []),
  funnel(svg, { stages, scale }) {
    const marks = across(svg)
    const boxes = [...pathsOf(svg, 'sheet'), ...pathsOf(svg, 'accent wash')].join('')
    const ends = matches(boxes, /M([\d.]+) [\d.]+h([\d.]+)v/g).map(([x = 0, wide = 0]) => x + wide)
    const given = stages.map(({ value }) => value)
    const isLog = scale === 'log'
    return [
      {
        drawn: ends.map(reader(marks, isLog)),
        given,
        pixel: isLog ? given.map((value) => value / 10) : apart(marks),
      },
    ]
  },
  quadrant(svg, { points }) {
    const dots = [...centers(svg, 'sheet', 5), ...centers(svg, 'accent filled', 5)]
    const bottom = across(svg)
    const side = upright(svg, -4)
    const byNumber = (a: number, b: number) => a - b
    return [
      {
        drawn: dots.map(({ x }) => reader(bottom)(x)).sort(byNumber),
        given: points.map(({ x }) => x).sort(byNumber),
        pixel: apart(bottom),
      },
      {
        drawn: dots.map(({ y }) => reader(side)(y)).sort(byNumber),
        given: points.map(({ y }) => y).sort(byNumber),
        pixel: apart(side),
      },
    ]
  },
  schedule(svg, { rows }) {
    const marks = across(svg)
    const read = reader(marks)
    const [bars = ''] = pathsOf(svg, 'sheet')
    return [
      {
        drawn: matches(bars, /M([\d.]+) [\d.]+h([\d.]+)v/g).flatMap(([x = 0, wide = 0]) => [
          read(x),
          read(x + wide),
        ]),
        given: rows.flatMap(({ from, to }) => [from, to]),
        pixel: apart(marks),
      },
    ]
  },
  anomaly(svg, { series }) {
    const { rows } = getSeries(series)
    const marks = upright(svg, 5)
    const through = (data: string) =>
      matches(data, /[ML][\d.]+,([\d.]+)/g).map(([y = 0]) => reader(marks)(y))
    const [values = ''] = pathsOf(svg, '').filter((data) => data.includes(','))
    // The range goes along its high end and comes back along its low one.
    const [range = ''] = pathsOf(svg, 'secondary dashed wash')
    const high = through(range).slice(0, rows.length)
    const low = through(range).slice(rows.length)
    return [
      { drawn: through(values), given: rows.map(({ value }) => value), pixel: apart(marks) },
      { drawn: high, given: rows.map((row) => row.high), pixel: apart(marks) },
      { drawn: low.reverse(), given: rows.map((row) => row.low), pixel: apart(marks) },
    ]
  },
}

const shown = figuresOfSite()
  .filter(({ props }) => DATA_FIGURES.includes(props.name))
  .map(({ path, props }) => ({ path, props: props as Props }))

function drawingOf(props: Props, isAcross: boolean): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<Figure {...props} across={isAcross} />)
  return root
}

// Authors need not show every kind: with the page of a measurement, its drawing goes as well.
const kinds = (Object.keys(readings) as FigureName[]).filter((name) =>
  shown.some(({ props }) => props.name === name),
)

it('reads every kind of drawing that has a scale', () => {
  expect(DATA_FIGURES.filter((name) => !readings[name])).toEqual([])
})

it.each(kinds)('draws the numbers of every %s to scale', (name) => {
  const figures = shown.filter(({ props }) => props.name === name)
  for (const { path, props } of figures)
    for (const svg of drawingOf(props, true).querySelectorAll('svg')) {
      const read = readings[name] as (svg: Element, props: Props) => Reading[]
      for (const { drawn, given, pixel } of read(svg, props)) {
        expect(drawn).toHaveLength(given.length)
        // Places are rounded to tenths of a unit.
        const isOff = given.map(
          (value, index) =>
            !(
              Math.abs((drawn[index] ?? Number.NaN) - value) <=
              0.3 * (Array.isArray(pixel) ? (pixel[index] ?? 0) : pixel)
            ),
        )
        const off = given.filter((_, index) => isOff[index])
        expect({ path, off, drawn: off.length > 0 && drawn }).toEqual({
          path,
          off: [],
          drawn: false,
        })
      }
    }
})

/** Every number in props, except the places of columns and the ends of scales. */
function numbersIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number')
    return ['from', 'to', 'x', 'y', 'value'].includes(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, name))
}

it('says every number of a drawing in words, and whose it is', () => {
  expect(shown.length).toBeGreaterThan(50)
  for (const { path, props } of shown) {
    const root = drawingOf(props, false)
    const words = root.querySelector('figure > p')?.textContent ?? ''
    const stated = words.replace(/(?<=\d),(?=\d{3})/g, '').replaceAll('\u2212', '-')
    const { x: _, y: __, level, ...told } = props as Props & Record<string, unknown>
    const numbers =
      'series' in props ? getSeries(props.series).rows.map(({ value }) => value) : numbersIn(told)
    const missing = [...numbers, ...numbersIn(level)].filter(
      (number) =>
        !new RegExp(`(?<![\\d.])${RegExp.escape(String(number))}(?!\\d|\\.\\d)`).test(stated),
    )
    expect({ path, missing }).toEqual({ path, missing: [] })
    if ('source' in props)
      expect(root.querySelector('figcaption .figure-source')).toHaveTextContent(props.source)
  }
})
