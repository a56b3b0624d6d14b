import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { splitPage } from '../../lib/content/frontMatter.ts'
import { spotsOf } from '../document/texts.ts'
import { markMarkdown, markSpots } from './marks.ts'
import { renderMdx } from './renderMdx.tsx'

const FILE = 'content/a.mdx'

/** What each label of a drawing opens that has a number: its words there, and the keys of the text. */
function opened(props: string): [words: string, path: string][] {
  const figure = `<Figure title="What it shows" caption="A drawing" source="Made up" ${props} />`
  const source = `---\nlayout: detail\ntitle: A\n---\n\n<Section>\n\n## Part\n\n${figure}\n\n</Section>\n`
  const spots = spotsOf(FILE, source)
  const text = splitPage(source)?.body ?? ''
  const { lead, body } = renderMdx(text, (tree) =>
    markMarkdown(tree, spots, source.length - text.length),
  )
  document.body.innerHTML = `<main>${renderToStaticMarkup([lead, body])}</main>`
  markSpots(document.body, spots, FILE)
  return [...document.querySelectorAll<HTMLElement>('.figure-wide :is(text, tspan)')]
    .filter(({ textContent }) => /\d/.test(textContent))
    .map(({ textContent, dataset }) => [
      textContent,
      spots[Number(dataset.spot ?? -1)]?.path.slice(2).join('.') ?? 'nothing',
    ])
}

it('opens the number of each bar, of a level beside its short name, and the largest from the scale', () => {
  const bars = "[{ label: 'a', value: 40 }, { label: 'b', value: 10 }, { label: 'c', value: 10 }]"
  const level = "{ value: 30, label: 'cap' }"
  const labels = opened(
    `name="bars" bars={${bars}} unit="ms" mark="a" note="slow" level={${level}}`,
  )
  expect(labels).toEqual([
    ['0', 'bars.0.value'],
    ['10', 'bars.0.value'],
    ['20', 'bars.0.value'],
    ['30', 'bars.0.value'],
    ['40 ms', 'unit'],
    ['40', 'bars.0.value'],
    ['cap: 30', 'level.label'],
    ['30', 'level.value'],
    ['10', 'bars.1.value'],
    ['10', 'bars.2.value'],
    ['40', 'bars.0.value'],
  ])
})

it('opens of equal numbers the one that stands there, though the marked one is drawn last', () => {
  const bars = "[{ label: 'a', value: 10 }, { label: 'b', value: 20 }, { label: 'c', value: 10 }]"
  const labels = opened(`name="bars" bars={${bars}} unit="hours" mark="a" note="slow"`)
  expect(labels.slice(-3)).toEqual([
    ['20', 'bars.1.value'],
    ['10', 'bars.2.value'],
    ['10', 'bars.0.value'],
  ])
})

it('opens the end of the axis that a number of two scales stands at, and the length of a schedule', () => {
  const point = (label: string, x: number, y: number) => `{ label: '${label}', x: ${x}, y: ${y} }`
  const points = [point('one', 1, 10), point('two', 2, 20), point('three', 3, 30)].join(', ')
  const labels = opened(
    `name="quadrant" x={{ label: 'effort', to: 4, beyond: 'a lot' }} y={{ label: 'risk', from: 10, to: 40, beyond: 'likely' }} points={[${points}]} mark="one"`,
  )
  expect(new Set(labels.map(String))).toEqual(
    new Set([
      '10,y.from',
      '15,y.to',
      '20,y.to',
      '25,y.to',
      '35,y.to',
      '30,y.to',
      '40,y.to',
      ...[0, 1, 2, 3, 4].map((n) => `${n},x.to`),
    ]),
  )
  const row = "{ label: 'a', from: 0, to: 3, text: 'work' }"
  const schedule = opened(
    `name="schedule" unit="weeks" length={6} rows={[${row}, ${row.replace("'a'", "'b'")}, ${row.replace("'a'", "'c'")}]}`,
  )
  expect(new Set(schedule.map(([, path]) => path))).toEqual(new Set(['length']))
})

it('leaves what nobody has written in a drawing, such as the numbers of its lines', () => {
  const labels = opened(
    "name=\"tokens\" lines={['One line of it', 'And another']} tags={[{ text: 'line', tag: 'tagged' }]}",
  )
  expect(labels).toEqual([
    ['1', 'nothing'],
    ['2', 'nothing'],
  ])
})
