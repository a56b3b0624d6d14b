/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { spotsOf } from '../document/texts.ts'
import { aboutSpot, labelOfChoice, titleOfFile } from './labels.ts'

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

it('names choices and files as people would say them', () => {
  expect(labelOfChoice('landing')).toBe('A group of services')
  expect(labelOfChoice('Contact Us')).toBe('Contact Us')
  expect(titleOfFile('content/data/due-diligence.yaml', {})).toBe('Due diligence')
})
