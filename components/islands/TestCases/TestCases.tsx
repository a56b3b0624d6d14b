'use client'

import { useMemo, useState } from 'react'
import { copyText, Frame } from '#components/islands/Tool/Frame.tsx'
import { line, Plot } from '#components/islands/Tool/Plot.tsx'
import { ResultTable } from '#components/islands/Tool/ResultTable.tsx'
import { useTool } from '#components/islands/Tool/useTool.ts'
import {
  allPairs,
  boundaryCases,
  csv,
  type Parameter,
  pairsIn,
  pairwise,
  readParameters,
  valuesOf,
} from '#lib/tools/cases.ts'
import { choice, type Field } from '#lib/tools/fields.ts'
import { percent } from '#lib/tools/words.ts'

const problem = (text: string) => {
  const read = readParameters(text)
  return typeof read === 'string' ? read : ''
}

const FIELDS = {
  parameters: {
    kind: 'text',
    label: 'Parameters, one a line',
    value:
      'days since delivery: 0..30\namount: 0.01..500.00\npayment: card, gift card, invoice\ncustomer: guest, member',
    most: 2000,
    problem,
  } as Field,
  values: choice('Boundary values', 0, [
    'Two: the bound and its neighbor outside',
    'Three: the neighbor inside as well',
  ]),
}

/** All that follows from the text; its length is at most what the field takes. */
function compute(text: string, three: boolean) {
  const parameters = readParameters(text) as Parameter[]
  const values = parameters.map(valuesOf)
  const sizes = values.map(({ length }) => length)
  const rows = pairwise(sizes)
  const open = allPairs(sizes)
  const pairs = open.size
  // Counted anew, from the finished cases.
  const covered = rows.map((row) => {
    for (const pair of pairsIn(row)) open.delete(pair)
    return pairs - open.size
  })
  return {
    cases: boundaryCases(parameters, three),
    names: parameters.map(({ name }) => name),
    combinations: rows.map((row) => row.map((value, at) => values[at]?.[value] ?? '')),
    product: sizes.reduce((product, size) => product * size, 1),
    pairs,
    covered,
  }
}

/** Boundary values, invalid classes and an all-pairs set for the parameters of a rule. */
export function TestCases() {
  const tool = useTool('test-cases', FIELDS)
  const { parameters, values } = tool.values as Record<string, string>
  const { cases, names, combinations, product, pairs, covered } = useMemo(
    () => compute(parameters ?? '', values === '1'),
    [parameters, values],
  )
  const count = combinations.length
  const share = (covered.at(-1) ?? 0) / pairs
  const refused = cases.filter(({ valid }) => !valid).length
  const single = [
    ['Case', 'Parameter', 'Value', 'Expected', 'Reason'],
    ...cases.map((one, index) => {
      return [`${index + 1}`, one.name, one.value, one.valid ? 'accept' : 'refuse', one.why]
    }),
  ]
  const paired = [['Case', ...names], ...combinations.map((row, index) => [`${index + 1}`, ...row])]
  return (
    <Frame
      tool={tool}
      summary={`${cases.length} cases for single values, ${refused} of them to be refused. ${count} combinations hold ${share === 1 ? 'all' : `${percent(share)} of`} ${pairs} pairs of valid values; every combination would take ${product.toLocaleString('en-US')}.`}
      help={[
        ['/automation-testing', 'Have the stable cases run by themselves'],
        ['/test-data-management', 'Data for the cases that need it'],
      ]}
    >
      <Plot
        title={`The pairs covered case by case: ${count} combinations cover ${percent(share)} of ${pairs} pairs.`}
        caption="Pairs of values covered, combination by combination"
        axes={[`${pairs} pairs`, '0', `${count} combinations`]}
        paths={[
          ['t', 'M0 0H100M0 25H100M0 50H100M0 75H100'],
          ['', 'M0 0V100H100'],
          ['a', line([0, ...covered].map((done, at) => [(100 * at) / count, 100 - (100 * done) / pairs]))],
        ]}
      />
      <Cases id="single-values" caption="Boundary values and invalid classes" rows={single} />
      <Cases
        id="pairs"
        caption="All pairs of valid values; of a range its bounds and its middle"
        rows={paired}
      />
    </Frame>
  )
}

/** A table of cases, to copy or to download. */
function Cases({ id, caption, rows }: { id: string; caption: string; rows: string[][] }) {
  const [copied, setCopied] = useState(false)
  const [head = [], ...body] = rows
  const copy = async () => setCopied(await copyText(csv(rows)))
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([csv(rows)], { type: 'text/csv' }))
    link.download = `${id}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <ResultTable id={id} caption={caption} head={head} rows={body} />
      <p>
        <button type="button" onClick={copy} aria-describedby={id}>
          {copied ? 'Copied' : 'Copy as CSV'}
        </button>
        <button type="button" onClick={download} aria-describedby={id}>
          Download CSV
        </button>
      </p>
    </>
  )
}
