import type { BlockExamples } from '#components/blocks/examples.ts'
import { Card } from './Card.tsx'

export const examples = {
  typical: {
    element: (
      <Card title="Functional Testing" icon="check" href="/functional-testing">
        <p>Whether each function does what its specification says, and nothing that it rules out.</p>
      </Card>
    ),
    mdx: `<Card title="Functional Testing" icon="check" href="/functional-testing">

Whether each function does what its specification says, and nothing that it rules out.

</Card>`,
  },
  text: {
    element: (
      <Card title="Developers" icon="code">
        <p>They put a thin version in front of users early.</p>
      </Card>
    ),
    mdx: `<Card title="Developers" icon="code">

They put a thin version in front of users early.

</Card>`,
  },
  fullest: {
    element: (
      <Card
        title="Maschinenbauzulieferungsschnittstellenprüfungen!"
        icon="handshake"
        href="/services/test-maturity-model-assesment"
      >
        <p>
          They model what one more customer costs to serve, cloud and model calls included, so that the price
          survives its first year of use. See also{' '}
          <a href="/services/generative_ai_testing">GenAI Assurance</a>, which is where the{' '}
          <strong>longest</strong> of all cards leads on to.
        </p>
      </Card>
    ),
    mdx: `<Card
  title="Maschinenbauzulieferungsschnittstellenprüfungen!"
  icon="handshake"
  href="/services/test-maturity-model-assesment"
>

They model what one more customer costs to serve, cloud and model calls included, so that the price survives its first year of use. See also [GenAI Assurance](/services/generative_ai_testing), which is where the **longest** of all cards leads on to.

</Card>`,
  },
} satisfies BlockExamples
