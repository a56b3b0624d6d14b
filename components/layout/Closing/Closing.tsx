import { Button } from '#components/ui/Button/Button.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'
import styles from './Closing.module.scss'

type Props = Pick<FrontMatterOf<'detail'>, 'closing' | 'contact'> & {
  /** Leads on to how we work, for those who do not write yet. Default: yes. */
  leadsToGuide?: boolean
}

/** The centered last paragraph and the contact button, whose accessible name says what about. */
export function Closing({ closing, contact, leadsToGuide = true }: Props) {
  return (
    <section className={`wrap ${styles.closing}`} data-reading="repeated">
      <h2>{closing.heading}</h2>
      <p className="lead">{closing.text}</p>
      <Button href="/contact-us">
        <span>
          {contact.label}
          <VisuallyHidden> about {contact.about}</VisuallyHidden>
        </span>
      </Button>
      {leadsToGuide && (
        <p>
          <a href="/how-we-work">{messages.howWeWork}</a>
        </p>
      )}
    </section>
  )
}
