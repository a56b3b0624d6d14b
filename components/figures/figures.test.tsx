import { globSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { z } from 'zod'
import {
  FIGURE_NAMES,
  type FigureName,
  type FigureProps,
  figureSchemas,
} from '#lib/content/figures.ts'
import { getSeries } from '#lib/content/pages.ts'
import { outlierOf, seriesOfFile } from '#lib/content/series.ts'
import { Figure } from './Figure.tsx'
import { spread } from './room.ts'
import { faultsOf } from './testing/faults.tsx'

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
  pipeline: ({ stages }: { stages: string[] }) => ({ stop: stages[5], back: undefined }),
  ports: ({ right }: { right: string[] }) => ({ mark: right[2] }),
  quadrant: ({ points }: { points: { label: string }[] }) => ({
    x: { label: 'm'.repeat(22), to: 1000, beyond: 'm'.repeat(14) },
    y: { label: 'm'.repeat(22), to: 10_000, beyond: `n${'m'.repeat(13)}` },
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
      boxed: index > 1,
    })),
  }),
  timeline: ({ events }: { events: string[] }) => ({
    now: events[2],
    aim: events[4],
    window: { from: events[1], to: events[3], label: 'w'.repeat(22) },
  }),
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

/** The paths and words of a figure in its wide and its narrow drawing. */
function drawingsOf(props: FigureProps) {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<Figure {...props} />)
  return Array.from(root.querySelectorAll('svg'), (svg) => ({
    width: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    words: [...svg.querySelectorAll('text')],
    texts: Array.from(svg.querySelectorAll('text'), ({ textContent }) => textContent),
    pathOf: (tone: string) => svg.querySelector(`path[class="${tone}"]`)?.getAttribute('d') ?? '',
    said: root.querySelector('figure > p')?.textContent,
  }))
}

const named = { title: 'An example of a drawing', caption: 'An example' }

it('says what the signs of a matrix mean, in the drawing and to readers who cannot see it', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'matrix',
    columns: ['read', 'write', 'share'],
    rows: [
      { label: 'guest', cells: 'x..' },
      { label: 'member', cells: 'xx!' },
      { label: 'owner', cells: 'xxx' },
    ],
    signs: { tick: 'allowed', mark: 'open to all', dash: 'refused' },
  })
  for (const { texts, said } of drawings) {
    expect(texts).toEqual(expect.arrayContaining(['allowed', 'open to all', 'refused']))
    expect(said).toContain('member: read allowed, write allowed, share open to all')
  }
})

it('writes the number of a level next to its name', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'bars',
    bars: [4, 6, 15].map((value, index) => ({ label: `${index}`, value })),
    unit: 'days',
    mark: '2',
    note: 'too late',
    level: { value: 9, label: 'agreed time' },
    source: 'Made-up numbers',
  })
  for (const { texts } of drawings) expect(texts).toContain('agreed time: 9')
})

it('gives bars beside a text all of its width, with the name of a level below if they reach over it', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'bars',
    bars: [82, 59, 78].map((value, index) => ({ label: `zone ${index}`, value })),
    unit: '%',
    mark: 'zone 1',
    note: 'falls short',
    level: { value: 75, label: 'one zone lost' },
    source: 'Made-up numbers',
  })
  for (const { words, width } of drawings) {
    const last = words.find(({ textContent }) => textContent === 'zone 2')
    expect(Number(last?.getAttribute('x'))).toBeGreaterThan(0.75 * width)
    const name = words.find(({ textContent }) => textContent === 'one zone lost: 75')
    expect(Number(name?.getAttribute('y'))).toBeGreaterThan(Number(last?.getAttribute('y')))
  }
})

it('strikes a failed message through next to its receiver, not on the line of a party between', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'sequence',
    actors: ['thief', 'gate', 'vault'],
    messages: [
      { from: 'thief', to: 'gate', label: 'knock' },
      { from: 'thief', to: 'vault', label: 'open', fails: true },
    ],
  })
  for (const { words, pathOf } of drawings) {
    const [gate = 0, vault = 0] = ['gate', 'vault'].map((actor) =>
      Number(words.find(({ textContent }) => textContent === actor)?.getAttribute('x')),
    )
    const [, left = 0] = /^M([\d.]+)/.exec(pathOf('warning')) ?? []
    expect(Number(left) + 5).toBeCloseTo((gate + vault) / 2, 0)
  }
})

/** The sides of the first upright box that a path draws. */
function sidesOf(path: string) {
  const [left = 0, top = 0, wide = 0, high = 0] = (
    /M(\S+) (\S+)h([\d.]+)v([\d.]+)h-/.exec(path) ?? []
  )
    .slice(1)
    .map(Number)
  return { left, right: left + wide, top, bottom: top + high }
}

it('puts boxed messages and the name of their box into it, and no others', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'sequence',
    actors: ['client', 'bank'],
    messages: [
      { from: 'client', to: 'bank', label: 'pay' },
      { from: 'bank', to: 'client', label: 'answer lost', fails: true },
      { from: 'client', to: 'bank', label: 'pay again', boxed: true },
      { from: 'bank', to: 'client', label: 'paid once', boxed: true },
      { from: 'client', to: 'bank', label: 'thanks' },
    ],
    box: 'the retry',
  })
  for (const { words, pathOf } of drawings) {
    const { top, bottom } = sidesOf(pathOf('secondary'))
    const inside = words
      .filter((word) => Number(word.getAttribute('y')) > top + 12)
      .filter((word) => Number(word.getAttribute('y')) < bottom)
    expect(inside.map(({ textContent }) => textContent)).toEqual([
      'pay again',
      'paid once',
      'the retry',
    ])
  }
})

it('marks the window of a timeline from its first event to its last one', () => {
  const events = ['stamped', 'read', 'committed', 'next load']
  const drawings = drawingsOf({
    ...named,
    name: 'timeline',
    events,
    now: 'next load',
    window: { from: 'stamped', to: 'committed', label: 'not visible' },
  })
  for (const { pathOf, width, words } of drawings) {
    const { left, right } = sidesOf(pathOf('secondary wash'))
    const [first = 0, , third = 0] = spread(events.length, 8, width - 8)
    expect([left, right]).toEqual([first, third])
    const name = words.find(({ textContent }) => textContent === 'not visible')
    expect(Number(name?.getAttribute('x'))).toBeCloseTo((first + third) / 2, 0)
  }
})

it('leads the way back of a pipeline through open gates, from its stage to the earlier one', () => {
  const stages = ['change', 'plan', 'policy', 'apply', 'nightly plan']
  const drawings = drawingsOf({
    ...named,
    name: 'pipeline',
    stages,
    back: { from: 'apply', to: 'plan' },
    note: 'adopt or revert',
  })
  for (const { words, pathOf } of drawings) {
    const [, from, , to] = /^M([\d.]+) 180V([\d.]+)H([\d.]+)V/.exec(pathOf('accent')) ?? []
    const placeOf = (stage: string) =>
      Number(words.find(({ textContent }) => textContent === stage)?.getAttribute('x'))
    expect(Number(from)).toBeCloseTo(placeOf('apply'), 0)
    expect(Number(to)).toBeCloseTo(placeOf('plan'), 0)
    expect(pathOf('sheet').match(/M/g)).toHaveLength(stages.length)
  }
})

it('keeps the words on a way back inside both frames', () => {
  const words = (prefix: string) => `${prefix}${'m'.repeat(11)}`
  const stages = ['a', 'b', 'c', 'd', 'e', 'f'].map(words)
  expect(
    faultsOf({
      ...named,
      name: 'pipeline',
      stages,
      back: { from: words('b'), to: words('a') },
      note: 'n'.repeat(22),
    }),
  ).toEqual([])
})

it('marks all leaves of a marked branch', () => {
  const drawings = drawingsOf({
    ...named,
    name: 'tree',
    root: 'lost order',
    branches: [
      { label: 'not stored', leaves: ['lock', 'no retry'] },
      { label: 'not sent', leaves: ['mail refused'] },
    ],
    mark: 'not stored',
  })
  // One way to the branch, and one to each leaf.
  for (const { pathOf } of drawings) expect(pathOf('accent').match(/M/g)).toHaveLength(3)
})

const HOTSPOTS: FigureProps = {
  ...named,
  name: 'quadrant',
  x: { label: 'changes', to: 40, beyond: 'often' },
  y: { label: 'complexity', to: 40, line: 15, beyond: 'hard' },
  points: [
    { label: 'invoice module', x: 27, y: 33 },
    { label: 'customer file', x: 29, y: 14 },
    { label: 'old import', x: 5, y: 10 },
  ],
  mark: 'invoice module',
  source: 'Made-up files',
}

/** Where the lines stand that divide the scales of a quadrant. */
const dividing = (pathOf: (tone: string) => string) =>
  (/^M([\d.]+).*M[\d.]+ ([\d.]+)H/.exec(pathOf('secondary')) ?? []).slice(1).map(Number)

it('keeps the name of a point in its quarter of the scales, and off the line across', () => {
  for (const { words, pathOf } of drawingsOf(HOTSPOTS)) {
    const [down = 0, across = 0] = dividing(pathOf)
    for (const name of ['invoice module', 'customer file']) {
      const word = words.find(({ textContent }) => textContent === name)
      const y = Number(word?.getAttribute('y'))
      expect(Number(word?.getAttribute('x'))).toBeGreaterThan(down)
      expect(y < across - 2 || y - 8 > across).toBe(true)
    }
  }
})

it('says at each line that divides a scale what is past it, and to readers who cannot see it', () => {
  for (const { words, pathOf, said } of drawingsOf(HOTSPOTS)) {
    const [down = 0, across = 0] = dividing(pathOf)
    const placeOf = (name: string, axis: string) =>
      Number(words.find(({ textContent }) => textContent === name)?.getAttribute(axis))
    expect(placeOf('often', 'x')).toBeCloseTo(down)
    expect(across - placeOf('hard', 'y')).toBeCloseTo(6)
    expect(said).toMatch(/changes above 20: often; complexity above 15: hard\.$/)
  }
})

it('moves the name of a line across to the end where no point is', () => {
  const points = [38, 30, 22].map((x, index) => ({ label: `file ${index}`, x, y: 17 }))
  for (const { words, pathOf } of drawingsOf({ ...HOTSPOTS, points, mark: 'file 0' })) {
    const [down = 0] = dividing(pathOf)
    const name = words.find(({ textContent }) => textContent === 'hard')
    expect(Number(name?.getAttribute('x'))).toBeLessThan(down)
  }
})
