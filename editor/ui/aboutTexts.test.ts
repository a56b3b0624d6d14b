/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { aboutFixedWords, aboutNumber, aboutSpot, OPENS } from './aboutTexts.ts'
import { nameOf } from './labels.ts'

const FILE = 'content/a.mdx'

it.each(['name="schedule"', "name={'schedule'}"])(
  'says what a text of a drawing is for whose tag begins with %s',
  (name) => {
    const rows = "rows={[{ label: 'one', from: 0, to: 5 }, { label: 'two', from: 4, to: 9 }]}"
    const figures = `<Figure ${name} title="A" ${rows} />\n\n<Figure name="loop" title="B" />`
    const source = `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${figures}\n\n</Section>\n`
    const label = spotsOf(FILE, source).find(({ value }) => value === 'one')
    expect(label && aboutSpot(label, source)).toMatchObject({ type: 'string' })
  },
)

it('says of a number when none is written, and that a computed one is', () => {
  const spot = { file: fileOfArtifact('/a'), kind: 'field', start: 0, end: 4, path: [] } as const
  const edit = () => ({ start: 0, end: 0, to: '' })
  const number = { ...spot, value: '0.88', isNumber: true, edit }
  expect(aboutNumber(number, '1,2', '$0.88')).toBe('')
  expect(aboutNumber(number, 'one', '$0.88')).toContain('the page keeps 0.88')
  expect(aboutNumber(number, '0.88', '$1.70')).toContain('“$1.70”, which you clicked, is computed')
  expect(aboutNumber({ ...spot, value: 'Support', edit }, 'Support', '24')).toBe('')
})

it('says of a number of a drawing which one it is, in which unit, and how large it may be', () => {
  const bars = "bars={[{ label: 'one', value: 5 }, { label: 'two', value: 9 }]}"
  const source = `---\ntitle: A\n---\n\n<Figure name="bars" unit="ms" ${bars} />\n`
  const number = spotsOf(FILE, source).find(({ value }) => value === '9') as Spot
  expect(nameOf(number, source)).toMatch(/^Drawing: Bar 2 › \w+ of “two”$/)
  expect(aboutSpot(number, source)?.description).toMatch(/in ms\. From 0 to 99,999\.$/)
  const { start, end, to } = number.edit('7,5')
  expect(source.slice(0, start) + to + source.slice(end)).toContain("'two', value: 7.5 }")
})

it('says of the mark of a sample how to take it away, and of other words that the site writes them', () => {
  expect(aboutFixedWords('Sample')).toContain('No longer a sample')
  expect(aboutFixedWords('Next')).toMatch(/The site writes “Next” by itself.* ask them for other/)
  expect(aboutFixedWords(OPENS, 'Navigation')).toContain('are in “Navigation”')
  expect(aboutFixedWords('Mar 4', 'nights')).toContain('It comes from “nights”')
})
