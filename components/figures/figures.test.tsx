import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { FIGURE_NAMES, type FigureName, type FigureProps, figureSchemas } from '#lib/content/figures.ts'
import { drawings } from './drawings.ts'
import { Figure } from './Figure.tsx'
import { examples } from './figures.examples.tsx'

const ADVANCE = 0.6

type Box = { text: string; left: number; right: number; top: number; bottom: number }

/** An attribute counts from the nearest ancestor that has it, as SVG inherits. */
const inherited = (node: Element, name: string) => node.closest(`[${name}]`)?.getAttribute(name)

/** Where words stand, from their anchor and the fixed advance of the mono face: jsdom measures nothing. */
function boxesOf(svg: Element): Box[] {
  return [...svg.querySelectorAll('text')].map((node) => {
    const text = node.textContent ?? ''
    const size = Number(inherited(node, 'font-size') ?? 12)
    const wide = [...text].length * size * ADVANCE
    const anchor = inherited(node, 'text-anchor') ?? 'start'
    const x = Number(node.getAttribute('x'))
    const y = Number(node.getAttribute('y'))
    const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x
    return { text, left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.25 }
  })
}

function overlapsOf(boxes: readonly Box[]) {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
      )
      .map((two) => `"${one.text}" on "${two.text}"`),
  )
}

function render(props: FigureProps) {
  const markup = renderToStaticMarkup(<Figure {...props} />)
  const root = document.createElement('div')
  root.innerHTML = markup
  const svg = root.querySelector('svg')
  if (!svg) throw new Error('no svg')
  return { markup, root, svg }
}

const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(words)
      : []

describe.each(FIGURE_NAMES)('figure %s', (name: FigureName) => {
  const cases = Object.entries(examples[name] as Record<string, FigureProps>)

  it('has a drawing and at least two examples, one of them with the most it may be given', () => {
    expect(drawings[name]).toBeInstanceOf(Function)
    expect(cases.length).toBeGreaterThanOrEqual(2)
    expect(examples[name]).toHaveProperty('typical')
    expect(examples[name]).toHaveProperty('fullest')
  })

  describe.each(cases)('%s', (_, props) => {
    const { markup, root, svg } = render(props)
    const boxes = boxesOf(svg)

    it('is what a page may write', () => {
      expect(figureSchemas[name].safeParse(props).error?.issues ?? []).toEqual([])
    })

    it('has a name and a caption', () => {
      expect(svg.getAttribute('role')).toBe('img')
      expect(svg.getAttribute('aria-label')).toBe(props.title)
      expect(svg.querySelector(':scope > title')?.textContent).toBe(props.title)
      expect(root.querySelector('figcaption')?.textContent).toBe(props.caption)
    })

    it('has no inline style or handler and no failed arithmetic', () => {
      expect(markup).not.toMatch(/ style=| on[a-z]+=/)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
    })

    it('shows each of its words', () => {
      const shown = boxes.map(({ text }) => text)
      // A matrix draws its cells, and what a token figure tags or a sequence refers to is shown elsewhere.
      const told = Object.entries(props).filter(([key]) => !['name', 'title', 'caption'].includes(key))
      const missing = words(Object.fromEntries(told)).filter(
        (word) => !/^[x!.]+$/.test(word) && !shown.some((text) => text.includes(word)),
      )
      expect(missing).toEqual([])
    })

    it('keeps its words inside the frame and apart from each other', () => {
      const outside = boxes
        .filter(({ left, right, top, bottom }) => left < 0 || right > 440 || top < 0 || bottom > 300)
        .map(({ text, left, right, top, bottom }) => `"${text}" ${left}..${right} ${top}..${bottom}`)
      expect(outside).toEqual([])
      expect(overlapsOf(boxes)).toEqual([])
    })
  })
})

describe('a word that refers to nothing', () => {
  const wrong = (props: FigureProps) => () => renderToStaticMarkup(<Figure {...props} />)

  it('stops the build and says what could be meant', () => {
    expect(wrong({ ...examples.bars.typical, mark: 'lake' })).toThrow(
      'Figure bars mark: "lake" is not there. Write one of "source", "staging", "core", "mart".',
    )
    expect(wrong({ ...examples.tokens.typical, tags: [{ text: 'Mr', tag: 'person' }] })).toThrow(
      'Figure tokens: "Mr" is in no line, or tagged already. Tag words as they stand in "lines".',
    )
    expect(wrong({ ...examples.drift.typical, name: 'drfit' } as unknown as FigureProps)).toThrow(
      'Figure "drfit" is not drawn. Write one of anomaly, bars,',
    )
  })
})
