import type { BlockExamples } from '#components/blocks/examples.ts'
import { Card } from './Card.tsx'
import { CardGrid } from './CardGrid.tsx'

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

export const examples = {
  typical: {
    element: (
      <CardGrid>
        <Card title="Agile Transformation" icon="agile" href="/agile-transformation">
          <p>Teams that can say no to a date, with the reason.</p>
        </Card>
        <Card title="Continuous Integration" icon="branch" href="/continous-integration">
          <p>A trunk that can be released on any day.</p>
        </Card>
        <Card title="DevOps Practices" icon="pipeline" href="/devops-practices">
          <p>Those who build a system carry its pager.</p>
        </Card>
      </CardGrid>
    ),
    mdx: `<CardGrid>
<Card title="Agile Transformation" icon="agile" href="/agile-transformation">

Teams that can say no to a date, with the reason.

</Card>
<Card title="Continuous Integration" icon="branch" href="/continous-integration">

A trunk that can be released on any day.

</Card>
<Card title="DevOps Practices" icon="pipeline" href="/devops-practices">

Those who build a system carry its pager.

</Card>
</CardGrid>`,
  },
  reveal: {
    element: (
      <CardGrid reveal={true}>
        <Card title="Developers" icon="code">
          <p>They put a thin version in front of users early.</p>
        </Card>
        <Card title="Delivery" icon="flag" href="/delivery-transformation">
          <p>The text of a card that is a link.</p>
        </Card>
      </CardGrid>
    ),
    mdx: `<CardGrid reveal>
<Card title="Developers" icon="code">

They put a thin version in front of users early.

</Card>
<Card title="Delivery" icon="flag" href="/delivery-transformation">

The text of a card that is a link.

</Card>
</CardGrid>`,
  },
  fullest: {
    element: (
      <CardGrid reveal={false}>
        {NUMBERS.map((number) => (
          <Card key={number} title={`${number} of eight cards with a title this long`} icon="cube">
            <p>The text of card {number.toLowerCase()}, which is as long as such a text should ever be.</p>
          </Card>
        ))}
      </CardGrid>
    ),
    mdx: `<CardGrid reveal={false}>
${NUMBERS.map(
  (number) => `<Card title="${number} of eight cards with a title this long" icon="cube">

The text of card ${number.toLowerCase()}, which is as long as such a text should ever be.

</Card>`,
).join('\n')}
</CardGrid>`,
  },
} satisfies BlockExamples
