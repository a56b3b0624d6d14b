/** Reads the numbers of each artifact with a plot back out of its drawing. */
import { expect, it } from '@jest/globals'
import type { ArtifactKind, ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { interval, lastDayOf, sum } from '#lib/content/artifacts/numbers.ts'
import { MINUTES_A_DAY } from '#lib/content/artifacts/work.ts'
import { artifactsOfSite } from './testing/artifactsOfSite.tsx'

/** A place of an element: a share of the width in percent, or pixels. */
const at = (element: Element, name: string) =>
  Number.parseFloat(element.getAttribute(name) ?? 'NaN')

const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)]

interface Mark {
  value: number
  place: number
}

/** The number at a place, by the marks of an axis, which must all stand where that axis has their numbers. */
function reader(marks: readonly Mark[]): (place: number) => number {
  const sorted = marks.toSorted((a, b) => a.place - b.place)
  const from = sorted[0] as Mark
  const to = sorted.at(-1) as Mark
  const read = (place: number) =>
    from.value + ((place - from.place) / (to.place - from.place)) * (to.value - from.value)
  expect(sorted.length).toBeGreaterThan(1)
  for (const { value, place } of marks) expect(read(place)).toBeCloseTo(value, 1)
  return read
}

/** The words of an axis are in a group with their line. Names of days are numbered by the artifact. */
function marksOf(root: Element, isUpright: boolean, numberOf = firstNumber): Mark[] {
  const [place, other] = isUpright ? ['y1', 'y2'] : ['x1', 'x2']
  return all(root, 'g')
    .map(({ children }) => [...children])
    .filter(([line, text, ...more]) => line?.localName === 'line' && text && more.length === 0)
    .filter(([line]) => line?.getAttribute(place) === line?.getAttribute(other))
    .map(([line, text]) => {
      return { value: numberOf(text?.textContent ?? ''), place: at(line as Element, place) }
    })
    .filter(({ value }) => !Number.isNaN(value))
}

const firstNumber = (text: string) =>
  Number.parseFloat(/[\u2212\d.]+/.exec(text)?.[0].replace('\u2212', '-') ?? 'NaN')

const across = (root: Element, numberOf?: typeof firstNumber) =>
  reader(marksOf(root, false, numberOf))
const upright = (root: Element) => reader(marksOf(root, true))

/** Where a bar begins and ends. */
const ends = (bar: Element) => [at(bar, 'x'), at(bar, 'x') + at(bar, 'width')]

/** The corners of a path of steps, as numbers of both axes. */
function stepsOf(root: Element): [x: number, y: number][] {
  const data = root.querySelector('path:not(.filled)')?.getAttribute('d') ?? ''
  const [, start = ''] = /^M0 ([\d.]+)/.exec(data) ?? []
  const corners = Array.from(data.matchAll(/H([\d.]+)V([\d.]+)/g), ([, x, y]) => [x, y].map(Number))
  return [[0, Number(start)], ...corners].map(([x = 0, y = 0]) => [
    across(root)(x),
    upright(root)(y),
  ])
}

/** Lengths in the unit of the numbers given, if all are drawn at the same scale. */
const inUnits = (lengths: readonly number[], given: readonly number[]) =>
  lengths.map((length) => (length * (given[0] ?? 0)) / (lengths[0] ?? 1))

interface Reading {
  drawn: number[]
  given: number[]
  /** How far apart two numbers that look the same can be: places are rounded. */
  within: number
}

const readings: {
  [K in ArtifactKind]?: (root: Element, artifact: ArtifactOf<K>) => Reading[]
} = {
  answers: (root, { answers }) => [
    {
      drawn: all(root, 'li').map((row) => all(row, 'rect').length),
      given: answers.map(({ runs }) => runs),
      within: 0,
    },
  ],
  brief(root, { costs }) {
    const dollars = costs.map((cost) => cost.dollars)
    const sums = dollars.map((_, index) => sum(dollars.slice(0, index)))
    const total = sum(dollars)
    return [
      {
        drawn: all(root, 'rect').flatMap((bar) => ends(bar).map(across(root))),
        given: [
          ...dollars.flatMap((cost, index) => [sums[index] ?? 0, (sums[index] ?? 0) + cost]),
          0,
          total,
        ],
        within: 0.001,
      },
    ]
  },
  budget: (root, { left }) => [
    {
      drawn: stepsOf(root).flat(),
      given: left.flatMap(({ day, percent }) => [day, percent]),
      within: 0.1,
    },
  ],
  calendar: (root, { weeks, days, month }) => [
    {
      drawn: all(root, 'td:not([colspan])').flatMap(({ textContent }) => Number(textContent) || []),
      given: weeks.flatMap(({ monday }) =>
        days.map((_, index) => monday + index).filter((date) => date <= lastDayOf(month)),
      ),
      within: 0,
    },
    {
      drawn: all(root, 'td:has(> span)').map((work) => at(work, 'colspan')),
      given: weeks.map(
        ({ monday, until = Math.min(monday + 4, lastDayOf(month)) }) => until - monday + 1,
      ),
      within: 0,
    },
  ],
  conformance: (root, { fields }) => [
    {
      drawn: all(root, 'circle + text').map(({ textContent }) => Number(textContent)),
      given: fields.flatMap(({ stop }) => stop ?? []),
      within: 0,
    },
  ],
  current: (root, { current, cut }) => [
    {
      drawn: all(root, 'line.accent').flatMap((line) => [
        across(root)(at(line, 'x1')),
        upright(root)(at(line, 'y1')),
      ]),
      // Above any current, which falls at the same second and hides it.
      given: [cut.second, 200],
      within: 0.1,
    },
    {
      drawn: stepsOf(root).flat(),
      given: current.flatMap(({ second, milliamperes }) => [second, milliamperes]),
      within: 0.2,
    },
  ],
  dates(root, { changes }) {
    const rows = all(root, 'g:has(circle)')
    const daysIn = (row: Element) =>
      [
        ...all(row, 'circle').map((circle) => at(circle, 'cx')),
        ...all(row, 'line')
          .filter((line) => at(line, 'x1') === at(line, 'x2'))
          .map((line) => at(line, 'x1')),
      ]
        .map(across(root))
        .sort((a, b) => a - b)
    return [
      { drawn: rows.flatMap(daysIn), given: changes.flatMap(({ days }) => days), within: 0.02 },
    ]
  },
  desks(root, { desks, axis, closed }) {
    const dayOf = (text: string) => axis.filter((named) => named.text === text)
    const named = marksOf(root, false, (text) => (dayOf(text).length > 0 ? 0 : Number.NaN))
    const read = reader(named.map(({ place }, index) => ({ place, value: axis[index]?.day ?? 0 })))
    const [pale, ...bars] = all(root, 'rect')
    // Each desk has a bar for waiting, and one for work after it.
    const waits = bars.filter((_, index) => index % 2 === 0)
    const work = bars.filter((_, index) => index % 2 === 1)
    const daysOf = ({ from, to, minutes }: (typeof desks)[number]) => [
      from,
      to - minutes / MINUTES_A_DAY,
    ]
    return [
      {
        drawn: waits.flatMap((bar) => ends(bar).map(read)),
        given: desks.flatMap(daysOf),
        within: 0.002,
      },
      {
        drawn: work.flatMap((bar) => ends(bar).map(read)),
        given: desks.flatMap((desk) => [...daysOf(desk).slice(1), desk.to]),
        within: 0.002,
      },
      {
        drawn: pale ? ends(pale).map(read) : [],
        given: [closed.from, closed.to],
        within: 0.002,
      },
    ]
  },
  devices(root, { devices }) {
    const given = devices.flatMap(({ height, width }) => [height, width])
    const lengths = all(root, 'rect').flatMap((box) => [at(box, 'height'), at(box, 'width')])
    return [{ drawn: inUnits(lengths, given), given, within: 0.01 }]
  },
  drift(root, { released, latest }) {
    const bars = [latest, released].map((_, isReleased) =>
      all(root, isReleased ? 'rect:not(.filled)' : 'rect.filled'),
    )
    const sharesOf = (some: readonly Element[] = []) =>
      some.map((bar) => upright(root)(at(bar, 'y')))
    const [now, then] = bars
    return [
      { drawn: sharesOf(now), given: latest, within: 0.01 },
      { drawn: sharesOf(then), given: released, within: 0.01 },
      {
        drawn: (then ?? []).flatMap((bar) => ends(bar).map(across(root))),
        given: released.flatMap((_, bin) => [bin / 10, (bin + 1) / 10]),
        within: 0.001,
      },
      {
        drawn: bars.flat().map((bar) => upright(root)(at(bar, 'y') + at(bar, 'height'))),
        given: [...latest, ...released].map(() => 0),
        within: 0.01,
      },
    ]
  },
  estimate(root, { parts, line }) {
    const total = [sum(parts.map(({ low }) => low)), sum(parts.map(({ high }) => high))]
    return [
      {
        drawn: all(root, 'rect').flatMap((bar) => ends(bar).map(across(root))),
        given: [...parts.flatMap(({ low, high }) => [low, high]), ...total],
        within: 0.1,
      },
      {
        drawn: all(root, 'line.accent').map((drawn) => across(root)(at(drawn, 'x1'))),
        given: [line, line],
        within: 0.1,
      },
    ]
  },
  grades: (root, { grades, areas }) => [
    {
      drawn: all(root, 'tbody tr').flatMap((row) =>
        all(row, 'rect').flatMap((step, place) => (step.matches('.filled') ? place : [])),
      ),
      given: areas.map(({ grade }) => grades.indexOf(grade)),
      within: 0,
    },
  ],
  limits(root, { from, to, cases }) {
    const bar = root.querySelector('rect')
    return [
      {
        drawn: marksOf(root, false).map(({ place }) => across(root)(place)),
        given: cases.map(({ at }) => at),
        within: 0.1,
      },
      { drawn: bar ? ends(bar).map(across(root)) : [], given: [from, to], within: 0.1 },
    ]
  },
  neighbors(root, { results }) {
    const given = results.map(({ distance }) => distance)
    const read = (selector: string, place: string) =>
      all(root, `li ${selector}`).map((element) => across(root)(at(element, place)))
    return [
      { drawn: read('circle', 'cx'), given, within: 0.001 },
      { drawn: read('line', 'x2'), given, within: 0.001 },
    ]
  },
  nights(root, { tests }) {
    const nightsIn = (row: Element) => {
      const bars = all(row, 'rect')
      const tallest = Math.max(...bars.map((bar) => at(bar, 'height')))
      const isFailed = (bar: Element) => at(bar, 'height') === tallest && tallest > 10
      return bars
        .filter(isFailed)
        .map((bar) => Math.round(across(root)(at(bar, 'x') + at(bar, 'width') / 2)))
    }
    const failed = (nights: string) =>
      Array.from(nights, (night, index) => (night === 'x' ? [index + 1] : [])).flat()
    return [
      {
        drawn: all(root, 'li').flatMap(nightsIn),
        given: tests.flatMap(({ nights }) => failed(nights)),
        within: 0,
      },
    ]
  },
  pager(root, { days, release }) {
    const [pale, ...blocks] = all(root, 'rect')
    const pages = days.flatMap(({ hours }, day) =>
      Array.from(hours, (count, hour) => ({ day, hour, count: Number(count) })),
    )
    const rung = pages.filter(({ count }) => count > 0)
    const heights = blocks.map((block) => at(block, 'height'))
    const grounds = blocks.map((block) => at(block, 'y') + at(block, 'height'))
    const row = at(pale as Element, 'height')
    const given = rung.map(({ count }) => count)
    const hours = pale ? ends(pale).map(across(root)) : []
    return [
      { drawn: inUnits(heights, given), given, within: 0 },
      {
        drawn: blocks.map((block) => Math.floor(across(root)(at(block, 'x')))),
        given: rung.map(({ hour }) => hour),
        within: 0,
      },
      {
        drawn: grounds.map((ground) => Math.floor(ground / row)),
        given: rung.map(({ day }) => day),
        within: 0,
      },
      { drawn: hours, given: [release.hour, release.hour + release.hours], within: 0.02 },
    ]
  },
  report(root, { tested }) {
    const blocksIn = (selector: string) =>
      all(root, 'tbody tr').map(
        (row) => row.querySelector(selector)?.getAttribute('d')?.match(/m/gi)?.length ?? 0,
      )
    return [
      {
        drawn: blocksIn('path.ink'),
        given: tested.map(({ cases, fixed = 0 }) => cases - fixed),
        within: 0,
      },
      { drawn: blocksIn('path.accent'), given: tested.map(({ fixed = 0 }) => fixed), within: 0 },
    ]
  },
  slices(root, { slices }) {
    const rows = all(root, 'li')
    const read = (selector: string, ...places: string[]) =>
      rows.flatMap((row) => {
        const drawn = all(row, selector).at(-1) as Element
        return places.map((place) => across(root)(at(drawn, place)))
      })
    return [
      {
        drawn: read('circle', 'cx'),
        given: slices.map(({ cases, found }) => (100 * found) / cases),
        within: 0.1,
      },
      {
        drawn: read('line:is(.accent, .ink)', 'x1', 'x2'),
        given: slices.flatMap(({ cases, found }) => interval(found, cases).map((end) => 100 * end)),
        within: 0.1,
      },
      { drawn: read('line:not([class])', 'x1'), given: slices.map(({ bar }) => bar), within: 0.1 },
    ]
  },
  transcript(root, { words }) {
    const heights = all(root, 'path').flatMap((wave) =>
      Array.from(wave.getAttribute('d')?.matchAll(/v([\d.]+)h/g) ?? [], ([, height]) =>
        Number(height),
      ),
    )
    const given = words.flatMap(({ loudness }) => Array.from(loudness, Number))
    return [{ drawn: inUnits(heights, given), given, within: 0.01 }]
  },
  trace: (root, { spans }) => [
    {
      drawn: all(root, 'rect').flatMap((bar) => ends(bar).map(across(root))),
      given: spans.flatMap(({ from, to }) => [from, to]),
      within: 0.1,
    },
  ],
}

/** What is drawn in a plot and has no number: a diagram. */
const WITHOUT_NUMBERS: readonly ArtifactKind[] = ['threats']

const drawn = artifactsOfSite()

it.each(Object.keys(readings) as ArtifactKind[])('draws the numbers of %s to scale', (kind) => {
  const some = drawn.filter(({ artifact }) => artifact.kind === kind)
  expect(some.length).toBeGreaterThan(0)
  for (const { file, artifact, root } of some) {
    const read = readings[kind] as (root: Element, data: typeof artifact) => Reading[]
    for (const { drawn, given, within } of read(root, artifact)) {
      const isOff = (value: number, index: number) =>
        !(Math.abs((drawn[index] ?? Number.NaN) - value) <= within + 1e-9)
      expect({ file, drawn: drawn.length, off: given.filter(isOff) }).toEqual({
        file,
        drawn: given.length,
        off: [],
      })
    }
  }
})

it('reads every plot with numbers', () => {
  const plotted = drawn.filter(({ root }) => root.querySelector('svg[width="100%"]'))
  const kinds = new Set(plotted.map(({ artifact }) => artifact.kind))
  expect([...kinds].filter((kind) => !readings[kind] && !WITHOUT_NUMBERS.includes(kind))).toEqual(
    [],
  )
})
