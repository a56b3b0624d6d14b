import type { BlockExamples } from '#components/blocks/examples.ts'
import { Accordion } from './Accordion.tsx'
import { AccordionItem } from './AccordionItem.tsx'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export const examples = {
  typical: {
    element: (
      <Accordion>
        <AccordionItem title="Tech expertise">
          <p>People who have run what they build.</p>
        </AccordionItem>
        <AccordionItem title="Design thinking">
          <p>People who ask before they draw.</p>
        </AccordionItem>
      </Accordion>
    ),
    mdx: `<Accordion>
<AccordionItem title="Tech expertise">

People who have run what they build.

</AccordionItem>
<AccordionItem title="Design thinking">

People who ask before they draw.

</AccordionItem>
</Accordion>`,
  },
  fullest: {
    element: (
      <Accordion>
        {NUMBERS.map((number) => (
          <AccordionItem key={number} title={`Item number ${number}, whose title goes on for quite long`}>
            <p>What stands in item {number}.</p>
          </AccordionItem>
        ))}
      </Accordion>
    ),
    mdx: `<Accordion>
${NUMBERS.map(
  (number) => `<AccordionItem title="Item number ${number}, whose title goes on for quite long">

What stands in item ${number}.

</AccordionItem>`,
).join('\n')}
</Accordion>`,
  },
} satisfies BlockExamples
