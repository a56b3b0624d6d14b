import type { BlockExamples } from '#components/blocks/examples.ts'
import { List } from './List.tsx'

const points = (
  <ul>
    <li>The decision is made once a year</li>
    <li>Nobody could act on the answer</li>
  </ul>
)
const text = `- The decision is made once a year
- Nobody could act on the answer`

export const examples = {
  typical: {
    element: <List marker="cross">{points}</List>,
    mdx: `<List marker="cross">\n\n${text}\n\n</List>`,
  },
  check: {
    element: <List marker="check">{points}</List>,
    mdx: `<List marker="check">\n\n${text}\n\n</List>`,
  },
  fullest: {
    element: (
      <List marker="arrow">
        <ul>
          <li>
            The trouble is one team with failing builds: <a href="/continous-integration">CI/CD services</a>{' '}
            cost less, take a week, and leave the rituals of everybody else as they are
          </li>
          <li>
            <strong>Schnellastanforderungsverarbeitungsprüfprotokoll</strong>
          </li>
        </ul>
      </List>
    ),
    mdx: `<List marker="arrow">

- The trouble is one team with failing builds: [CI/CD services](/continous-integration) cost less, take a week, and leave the rituals of everybody else as they are
- **Schnellastanforderungsverarbeitungsprüfprotokoll**

</List>`,
  },
} satisfies BlockExamples
