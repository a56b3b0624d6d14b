/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { FigureProps } from '#lib/content/figures.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'
import { figureMarkup } from './markup.ts'

/** What is read of a drawing in a page, and what the content check says of it. */
function readAgain(markup: string) {
  const { outline, said } = readMdx(`<Section>\n\n## Heading\n\n${markup}\n\n</Section>`)
  return { props: outline?.blocks.find(({ name }) => name === 'Figure')?.props.value, said }
}

const bars: FigureProps = {
  name: 'bars',
  title: 'Rows in four tables, of which one falls short of the level.',
  caption: 'Rows after the load',
  bars: [
    { label: 'source', value: 92 },
    { label: 'staging', value: 91.5 },
    { label: 'mart', value: 64 },
  ],
  mark: 'mart',
  note: '64 % arrived',
}

describe('figureMarkup', () => {
  it('writes what an author would write', () => {
    expect(figureMarkup(bars)).toBe(`<Figure
  name="bars"
  title="Rows in four tables, of which one falls short of the level."
  caption="Rows after the load"
  bars={[
    { label: 'source', value: 92 },
    { label: 'staging', value: 91.5 },
    { label: 'mart', value: 64 },
  ]}
  mark="mart"
  note="64 % arrived"
/>`)
    expect(readAgain(figureMarkup(bars))).toEqual({ props: bars, said: [] })
  })

  it.each([
    'He said "now"',
    "It's late",
    'R&D &amp; more',
    'C:\\temp\\new',
    '{braces} and <tags>',
    'two\nlines',
    '`code` and $more',
  ])('keeps %j as it is', (caption) => {
    const props = { ...bars, caption, mark: caption, bars: [{ label: caption, value: -1 }] }
    expect(readAgain(figureMarkup(props as FigureProps)).props).toEqual(props)
  })

  it('keeps yes and no', () => {
    const messages = [{ from: 'a', to: 'b', label: 'c', fails: true }]
    const props = { ...bars, name: 'sequence', messages, flag: true, other: false }
    const markup = figureMarkup(props as unknown as FigureProps)
    expect(markup).toContain('\n  flag\n  other={false}\n')
    expect(readAgain(markup).props).toEqual(props)
  })
})
