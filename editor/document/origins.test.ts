/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { originAt } from './origins.ts'

const inSection = (body: string) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\nWords.\n\n</Section>\n\n<Section>\n\n## Two\n\n${body}\n\n</Section>\n`

it.each([
  ['<Answers part="data" />', 'content/data/due-diligence.yaml'],
  ['<Clauses regulation="dora" caption="Clauses" />', 'content/data/due-diligence.yaml'],
  ['<Particulars />', 'content/data/legal.yaml'],
  ['<Results of="tests" caption="Tests" />', 'content/data/evidence.yaml'],
  ['<Figure\n  name="measured"\n  title="A"\n  of="tests"\n/>', 'content/data/evidence.yaml'],
  ['<Figure name="anomaly" series="a-b" />', 'content/data/series/a-b.csv'],
  ['<Figure name="loop" title="A loop" />', undefined],
])('names the file that a block takes its words from: %s', (body, file) => {
  const source = inSection(body)
  expect(originAt(source, source.indexOf('Two'))).toBe(file)
  expect(originAt(source, source.indexOf('Words'))).toBeUndefined()
  expect(originAt(source, 0)).toBeUndefined()
})
