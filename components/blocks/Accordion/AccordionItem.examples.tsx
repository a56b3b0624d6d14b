import type { BlockExamples } from '#components/blocks/examples.ts'
import { AccordionItem } from './AccordionItem.tsx'

export const examples = {
  typical: {
    element: (
      <AccordionItem title="Agile methodologies">
        <p>Short iterations with something at their end that a user can try.</p>
      </AccordionItem>
    ),
    mdx: `<AccordionItem title="Agile methodologies">

Short iterations with something at their end that a user can try.

</AccordionItem>`,
  },
  fullest: {
    element: (
      <AccordionItem title="Rechtsschutzversicherungsgesellschaftenprüfungsvorbereitung?">
        <p>A first paragraph.</p>
        <ul>
          <li>
            A point on <a href="/etl-testing">ETL testing</a>
          </li>
        </ul>
      </AccordionItem>
    ),
    mdx: `<AccordionItem title="Rechtsschutzversicherungsgesellschaftenprüfungsvorbereitung?">

A first paragraph.

- A point on [ETL testing](/etl-testing)

</AccordionItem>`,
  },
} satisfies BlockExamples
