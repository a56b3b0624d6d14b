import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { parse } from 'yaml'
import { Artifact } from '../../components/artifacts/Artifact.tsx'
import { artifactSchema, fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { spotsOf } from '../document/texts.ts'
import { markSpots } from './marks.ts'

const FILE = fileOfArtifact('/a')

const HEAD = `layout: beside
name: A sheet
about: one day
caption: A sheet of numbers, from one day (example).
`

/** What each number of a document opens: its words there, and the keys of the text. */
function opened(source: string): [words: string, path: string][] {
  const spots = spotsOf(FILE, source)
  const artifact = artifactSchema.parse(parse(source))
  document.body.innerHTML = `<main>${renderToStaticMarkup(<Artifact artifact={artifact} />)}</main>`
  markSpots(document.body, spots, 'content/a.mdx')
  return [...document.querySelectorAll<HTMLElement>('.artifact-body [data-spot]')]
    .filter(({ textContent }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(textContent))
    .map(({ textContent, dataset }) => [
      textContent,
      spots[Number(dataset.spot)]?.path.join('.') ?? '',
    ])
}

it('opens the numbers of a table where they stand, equal ones too, and one behind each that is computed', () => {
  const source = `kind: ledger
${HEAD}columns: [Area, Ledger, Warehouse, Diff.]
areas:
  - area: North
    ledger: 1842.35
    warehouse: 1842.35
  - area: South
    ledger: 9
    warehouse: 4.5
total: Total
`
  expect(opened(source)).toEqual([
    ['1,842.35', 'areas.0.ledger'],
    ['1,842.35', 'areas.0.warehouse'],
    ['0.00', 'areas.0.warehouse'],
    ['9.00', 'areas.1.ledger'],
    ['4.50', 'areas.1.warehouse'],
    ['−4.50', 'areas.1.warehouse'],
    ['1,851.35', 'areas.1.ledger'],
    ['1,846.85', 'areas.1.warehouse'],
    ['−4.50', 'areas.1.warehouse'],
  ])
})

it('opens a number between words, and none that a share only happens to equal', () => {
  const source = `kind: slices
${HEAD}slices:
  - slice: In daylight
    cases: 100
    found: 81
    bar: 85
  - slice: At night
    cases: 50
    found: 23
    bar: 40
  - slice: In fog
    cases: 10
    found: 9
    bar: 85
`
  expect(opened(source)).toEqual([
    ['81', 'slices.0.found'],
    ['100', 'slices.0.cases'],
    ['81', 'slices.0.cases'],
    ['23', 'slices.1.found'],
    ['50', 'slices.1.cases'],
    ['46', 'slices.1.cases'],
    ['9', 'slices.2.found'],
    ['10', 'slices.2.cases'],
    ['90', 'slices.2.cases'],
  ])
})

it('opens a number in a label of a plot and at its axis, and leaves those of its scale', () => {
  const source = `kind: budget
${HEAD}left:
  - day: 1
    percent: 100
  - day: 12
    percent: 62
    cause: slow bank
  - day: 19
    percent: 12
    cause: retry storm
line: 25
lineLabel: agreed line
unit: day
label: What is left of the budget after 12 days, of which a slow bank has cost most.
`
  expect(opened(source)).toEqual([
    ['25', 'line'],
    ['62', 'left.1.percent'],
    ['12', 'left.2.percent'],
    ['1', 'left.0.day'],
    ['19', 'left.2.day'],
  ])
  // So does what stands beside one.
  const parts = [...document.querySelectorAll<HTMLElement>('tspan')].map(({ textContent }) =>
    textContent.trim(),
  )
  expect(parts).toEqual(['agreed line', '25', '62', '12', 'day', '1', 'day', '19', 'day', '28'])
  const scales = [...document.querySelectorAll('[data-computed]:not([data-spot])')]
  expect(scales.map(({ textContent }) => textContent)).toEqual(['100%', '50%', '0%', '28'])
})

it('leaves a number of a scale that another file has as its words', () => {
  const statistic = 'content/data/statistics.yaml'
  const source = `kind: slices
${HEAD}slices:
  - slice: In daylight
    cases: 100
    found: 81
    bar: 85
`
  const spots = [...spotsOf(FILE, source), ...spotsOf(statistic, '- value: 50%\n')]
  const artifact = artifactSchema.parse(
    parse(
      `${source}${['a', 'b'].map((name) => `  - {slice: ${name}, cases: 9, found: 1, bar: 20}`).join('\n')}`,
    ),
  )
  document.body.innerHTML = `<main>${renderToStaticMarkup(<Artifact artifact={artifact} />)}</main>`
  markSpots(document.body, spots, 'content/a.mdx')
  const [label] = [...document.querySelectorAll('svg text')].filter(
    ({ textContent }) => textContent === '50%',
  )
  expect(label).toHaveAttribute('data-computed')
  expect(label).not.toHaveAttribute('data-spot')
})

it('opens the largest number from one of a scale that is drawn for it, and the end of a span from its length', () => {
  const source = `kind: trace
${HEAD}limit: 200
spans:
  - span: gateway
    from: 0
    to: 320
    depth: 0
  - span: rules
    from: 30
    to: 62
    depth: 1
  - span: order
    from: 64
    to: 300
    depth: 1
label: What one request waits for, which is the order service for most of its time.
`
  expect(opened(source)).toEqual([
    ['0', 'spans.0.to'],
    ['100', 'spans.0.to'],
    ['200', 'limit'],
    ['300', 'spans.0.to'],
    ['320', 'spans.0.to'],
    ['32', 'spans.1.to'],
    ['236', 'spans.2.to'],
  ])
})

it('opens the first day of a week from those after it, and its last where that is written', () => {
  const week = (monday: number, until = '') =>
    `  - monday: ${monday}\n    work: from the ${monday}th on\n${until}`
  const source = `kind: calendar
${HEAD}month: 2027-03
days: [Mon, Tue, Wed, Thu, Fri]
weeks:
${week(8)}${week(15, '    until: 17\n')}${week(22)}`
  expect(
    opened(source)
      .slice(0, 10)
      .map(([, path]) => path),
  ).toEqual([
    ...Array.from({ length: 5 }, () => 'weeks.0.monday'),
    'weeks.1.monday',
    'weeks.1.monday',
    'weeks.1.until',
    'weeks.1.until',
    'weeks.1.until',
  ])
})

it('opens of a line of code and how it goes on the one that is clicked', () => {
  const source = `kind: code
${HEAD}blocks:
  - lines:
      - text: await page.locator('#find')
        change: added
        more: .click()
      - text: await page.close()
        mark: close
`
  const spots = spotsOf(FILE, source)
  opened(source)
  const parts = [...document.querySelectorAll<HTMLElement>('.artifact-code data')]
  expect(parts.map(({ dataset }) => spots[Number(dataset.spot)]?.path.at(-1))).toEqual(['text'])
})
