import type { BlockExamples } from '#components/blocks/examples.ts'
import { Table } from './Table.tsx'

const MDX = `<Table caption="Which test finds which mistake first">

| Mistake | Found by |
| --- | --- |
| A limit is off by one | Unit tests |
| Two services disagree about a field | Contract tests |

</Table>`

const element = (
  <Table caption="Which test finds which mistake first">
    <table>
      <thead>
        <tr>
          <th>Mistake</th>
          <th>Found by</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>A limit is off by one</td>
          <td>Unit tests</td>
        </tr>
        <tr>
          <td>Two services disagree about a field</td>
          <td>Contract tests</td>
        </tr>
      </tbody>
    </table>
  </Table>
)

export const examples = {
  typical: { element, mdx: MDX },
  fullest: { element, mdx: MDX },
} satisfies BlockExamples
