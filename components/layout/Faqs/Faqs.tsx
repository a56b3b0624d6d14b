import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { faqAnchor } from '#lib/content/faqs.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'

type Props = Pick<FrontMatterOf<'landing'>, 'faqs'>

/** What buyers ask, answered. */
export function Faqs({ faqs }: Props) {
  return (
    <section className="wrap faqs">
      <h2>{messages.questions}</h2>
      <Accordion>
        {faqs.map(({ question, answer }, index) => (
          <AccordionItem key={question} id={faqAnchor(index)} title={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
