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

it('opens the numbers of a table where they stand, equal ones too, and the row of those that are computed', () => {
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
    ['0.00', 'areas.0.area'],
    ['9.00', 'areas.1.ledger'],
    ['4.50', 'areas.1.warehouse'],
    ['−4.50', 'areas.1.area'],
    ['1,851.35', 'total'],
    ['1,846.85', 'total'],
    ['−4.50', 'total'],
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
    ['81', 'slices.0.slice'],
    ['23', 'slices.1.found'],
    ['50', 'slices.1.cases'],
    ['46', 'slices.1.slice'],
    ['9', 'slices.2.found'],
    ['10', 'slices.2.cases'],
    ['90', 'slices.2.slice'],
  ])
})

it('opens a number in a label of a plot, and leaves those of its scale', () => {
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
  ])
  // So does what stands beside one.
  const parts = [...document.querySelectorAll<HTMLElement>('tspan')].map(({ textContent }) =>
    textContent.trim(),
  )
  expect(parts).toEqual(['agreed line', '25', '62', '12'])
  const scales = [...document.querySelectorAll('[data-computed]')]
  expect(scales.map(({ textContent }) => textContent)).toEqual([
    '100%',
    '50%',
    '0%',
    'day 1',
    'day 19',
    'day 28',
  ])
})
