/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { firstTable } from './tables.ts'

it('reads the cells of the first table of a body as plain text, also inside a block', () => {
  const body = `Text

<Table caption="One">

| Risk | \`Score\` |
| --- | --- |
| A **lost** [message](/a) | 2, 4 |

</Table>

| Second |
| --- |
| x |
`
  expect(firstTable(body)).toEqual([
    ['Risk', 'Score'],
    ['A lost message', '2, 4'],
  ])
  expect(firstTable('No table | here')).toEqual([])
})
