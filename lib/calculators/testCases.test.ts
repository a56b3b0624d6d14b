/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { csv } from './calculator.ts'
import { boundaryCases, pairwise, readParameters } from './testCases.ts'

const read = (text: string) => {
  const { parameters, problem } = readParameters(text)
  expect(problem).toBe('')
  return parameters
}

it('test cases are at both bounds and next to them, like the months in Wikipedia’s "Equivalence partitioning"', () => {
  const cases = boundaryCases(read('month: 1..12\npaid: yes, no'), 2)
  expect(cases.map(({ value, valid }) => `${value} ${valid}`)).toEqual([
    '0 false',
    '1 true',
    '12 true',
    '13 false',
    'abc false',
    '(empty) false',
    'yes true',
    'no true',
    '(another) false',
    '(empty) false',
  ])
  const three = boundaryCases(read('price: 0.01..1,500.00\npaid: yes, no'), 3)
  const values = three.slice(0, 6).map(({ value }) => value)
  expect(values.join(' ')).toBe('0.00 0.01 0.02 1499.99 1500.00 1500.01')
})

it.each([
  [[3, 3, 3, 3], 11],
  [Array(13).fill(3), 23],
  [Array(10).fill(2), 10],
])(
  'test cases of %j are no more than tools need that publish results on pairwise.org',
  (sizes, maxCount) => {
    expect(pairwise(sizes).length).toBeLessThanOrEqual(maxCount)
  },
)

it('test cases cover every pair for any parameters, with values in range, and are reproducible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 7 }),
      (sizes) => {
        const rows = pairwise(sizes)
        for (const [a, m] of sizes.entries())
          for (const [b, n] of sizes.slice(0, a).entries())
            expect(new Set(rows.map((row) => `${row[a]} ${row[b]}`)).size).toBe(m * n)
        expect(rows.every((row) => row.every((value, index) => value < (sizes[index] ?? 0)))).toBe(
          true,
        )
        expect(pairwise(sizes)).toEqual(rows)
      },
    ),
  )
})

it('test cases have no negative zero', () => {
  expect(read('a: -0.3..0.2\nb: x, y')).toMatchObject([{ values: ['-0.3', '0.0', '0.2'] }, {}])
})

it.each([
  ['0,01..500,00', ['0.01', '250.00', '500.00']],
  ['−5 .. 5', ['-5', '0', '5']],
  ['1 000..5 000', ['1000', '3000', '5000']],
  ['1,000..5,000', ['1000', '3000', '5000']],
  ['０..30\u200b', ['0', '15', '30']],
])('a range of a test case is read as people write it: %s', (range, values) => {
  expect(read(`a: ${range}\nb: x, y`)).toMatchObject([{ values }, {}])
})

it('test cases do not tell values apart by what nobody sees', () => {
  expect(read('\u200ba\u200b: \ufeffx, y\u200b\nb: x, y')).toMatchObject([
    { name: 'a', values: ['x', 'y'] },
    {},
  ])
  expect(readParameters('a: x, x\u200b\nb: x, y').problem).toContain('different values')
  expect(readParameters('\u200b: x, y\nb: x, y').problem).toContain('needs a name')
})

it('test cases are not made from invalid parameters', () => {
  const lines = ['days 0..30', 'a: 2..1', 'a: x', 'a: x, x', 'a: x,', `${'a'.repeat(41)}: x, y`]
  for (const line of [...lines, `a: ${Array.from({ length: 13 }, (_, n) => n)}`])
    expect(readParameters(`\nok: x, y\n${line}`).problem).toBe(
      `“${line}” needs a name of up to 40 characters, a colon, and a range such as 0..30 or two to 12 different values with commas.`,
    )
  const many = Array.from({ length: 13 }, (_, n) => `p${n}: 1..2`).join('\n')
  for (const text of ['', 'a: 1..2', 'a: 1..2\na: x, y', 'a: 1..2\na: x, y\nb: x, y', many])
    expect(readParameters(text).problem).toBe(
      'Two to 12 parameters of different names, one a line.',
    )
})

it('test cases with commas and quotes are exported as CSV', () => {
  expect(
    csv([
      ['a,b', 'say "no"'],
      ['1', 'c'],
    ]),
  ).toBe('"a,b","say ""no"""\r\n1,c')
  expect(csv([['=1+1', '@x', '+2', '-a', '-0.5']])).toBe("'=1+1,'@x,'+2,'-a,-0.5")
})
