import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { artifactsOfSite } from './testing/artifactsOfSite.tsx'

const all = artifactsOfSite()

it('artifacts are there to be tested', () => {
  expect(all).not.toEqual([])
})

it('artifacts use only classes that have styles', () => {
  const sheets = [
    'lib/styles/_marks.scss',
    'components/artifacts/Artifact.scss',
    'app/styles/_shared.scss',
    'components/figures/Figure.scss',
  ]
  const styles = sheets.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const { file, root } of all) {
    const names = Array.from(root.querySelectorAll('[class]'), ({ classList }) => [...classList])
    const unknown = names.flat().filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))
    expect([file, unknown]).toEqual([file, []])
  }
})

it('artifacts mark what to see, and need neither scripts nor styles of their own', () => {
  for (const { file, root } of all) {
    const marks = root.querySelectorAll('mark, svg .accent')
    const foreign = root.querySelectorAll('[style], style, script, [href]')
    expect([file, marks.length > 0, foreign.length]).toEqual([file, true, 0])
  }
})

it('artifacts begin no line with a comma, since what stays on one line takes it along', () => {
  const after = all.flatMap(({ root }) =>
    Array.from(root.querySelectorAll('.artifact-sum span'), ({ nextSibling }) => nextSibling),
  )
  expect(after).not.toEqual([])
  for (const node of after) expect(node?.textContent ?? '').not.toMatch(/^[,.;:]/)
})

it('artifacts show every word of their files', () => {
  /** The texts that are chosen or drawn, not read. */
  const drawn = /^(?:kind|layout|month|loudness|nights|hours|change|levels|\d+)$/
  const wordsIn = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return drawn.test(key) && !/^\d/.test(key) ? [] : [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([inner, entry]) =>
      wordsIn(entry, Array.isArray(value) ? key : inner),
    )
  }
  for (const { file, artifact, root } of all) {
    const labels = Array.from(root.querySelectorAll('[aria-label]'), (element) =>
      element.getAttribute('aria-label'),
    )
    const shown = [root.textContent, ...labels].join('\n').replaceAll('\u00a0', ' ')
    const missing = wordsIn(artifact).filter((words) => !shown.includes(words))
    expect([file, missing]).toEqual([file, []])
  }
})

/** A place or a length: a share of the width, or pixels. */
const numberOf = (element: Element, name: string) =>
  Number.parseFloat(element.getAttribute(name) ?? '0')

/** Whether a line, or the upper edge of an outline, stands within a bar that is drawn before it. */
function crosses(shape: Element, bar: Element) {
  const isOutline = shape.localName === 'rect'
  const [left, top] = isOutline ? ['x', 'y'] : ['x1', 'y1']
  const from = numberOf(shape, left)
  const to = isOutline ? from + numberOf(shape, 'width') : numberOf(shape, 'x2')
  const upper = numberOf(shape, top)
  const lower = isOutline ? upper : numberOf(shape, 'y2')
  const x = numberOf(bar, 'x')
  const y = numberOf(bar, 'y')
  const isBefore = bar.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING
  return (
    isBefore &&
    to > x &&
    from < x + numberOf(bar, 'width') &&
    lower > y &&
    upper < y + numberOf(bar, 'height')
  )
}

it('artifacts draw no line over a bar without a halo, since dark on dark is not seen', () => {
  let met = 0
  for (const { file, root } of all)
    for (const plot of root.querySelectorAll('svg[width="100%"]')) {
      const bars = [...plot.querySelectorAll('rect.filled:not(.wash)')]
      const shapes = [...plot.querySelectorAll(':is(line, rect):not(.filled, .halo)')]
      for (const shape of shapes.filter((shape) => bars.some((bar) => crosses(shape, bar)))) {
        met += 1
        expect([file, shape.previousElementSibling?.matches('.halo')]).toEqual([file, true])
      }
    }
  expect(met).toBeGreaterThan(0)
})

it('artifacts can be read without their drawings', () => {
  for (const { file, root } of all) {
    for (const svg of root.querySelectorAll('svg:not(svg svg)')) {
      const isHidden = svg.closest('[aria-hidden="true"]') !== null
      expect([file, isHidden || Boolean(svg.getAttribute('aria-label'))]).toEqual([file, true])
    }
    const words = root.querySelectorAll('svg[aria-label], [role="img"], td, li, dd, p:not([class])')
    expect([file, words.length > 0]).toEqual([file, true])
  }
})

/** Chosen, or only counted with: how deep a span is in others, how often a rule that is not drawn agrees. */
const UNSAID = ['kind', 'layout', 'month', 'depth', 'rival']

/** The numbers of an artifact: each hour and night with something in it, the loudest moments, and all others as they are. */
function numbersIn(value: unknown, key = ''): number[] {
  if (UNSAID.includes(key)) return []
  if (typeof value === 'number') return [value]
  if (typeof value !== 'string') {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([inner, entry]) =>
      numbersIn(entry, Array.isArray(value) ? key : inner),
    )
  }
  if (key === 'loudness') return [Math.max(...Array.from(value, Number))]
  if (key === 'hours')
    return Array.from(value, (count, hour) => (count === '0' ? -1 : hour)).filter(
      (hour) => hour >= 0,
    )
  if (key === 'nights')
    return Array.from(value, (night, index) => (night === 'x' ? index + 1 : 0)).filter(Boolean)
  return numbersOfText(value)
}

const numbersOfText = (text: string) =>
  Array.from(
    text.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(/(?<![\d.])\d+(?:\.\d+)?/g),
    ([number]) => Number(number),
  )

it('says in words every number that an artifact shows', () => {
  for (const { file, artifact, root } of all) {
    const labels = Array.from(root.querySelectorAll('[aria-label]'), (element) =>
      element.getAttribute('aria-label'),
    )
    const readable = root.cloneNode(true) as Element
    for (const svg of readable.querySelectorAll('svg')) svg.remove()
    const blocks = Array.from(
      readable.querySelectorAll('p, td, th, li, dt, dd, figcaption'),
      ({ textContent }) => textContent,
    )
    const stated = numbersOfText([...labels, ...blocks].join('\n'))
    const missing = numbersIn(artifact).filter((number) => !stated.includes(Math.abs(number)))
    expect([file, missing]).toEqual([file, []])
  }
})

it('adds up the columns above a last row', () => {
  /** Adds up the numbers of some cells. */
  const sumOf = (cells: Iterable<Element>) =>
    Array.from(cells).reduce(
      (sum, { textContent }) => sum + Number(textContent.replace('−', '-').replace(/[$,]/g, '')),
      0,
    )
  for (const { file, root } of all)
    for (const table of root.querySelectorAll('table:has(tfoot)'))
      table.querySelectorAll('tfoot td').forEach((total, index) => {
        const column = table.querySelectorAll(`tbody td:nth-child(${index + 2})`)
        expect([file, sumOf([total])]).toEqual([file, expect.closeTo(sumOf(column), 5)])
      })
})
