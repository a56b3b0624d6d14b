import { contactPath } from '#lib/contact/protocol.ts'
import type { Ask } from './ask.ts'
import './AskLink.scss'

interface Props {
  ask: Ask | undefined
  /** Between two parts of a page, whose column it keeps to. */
  between?: boolean
}

/**
 * A link to the contact form that carries the topic of its page along; nothing on a page without one. The page's one
 * button stands at its end.
 */
export const AskLink = ({ ask, between = false }: Props) =>
  ask ? (
    <p className={between ? 'wrap ask-link' : 'ask-link'} data-reading="repeated">
      <a href={contactPath(ask.topic, ask.comment)}>
        {ask.comment ? 'Ask for this document about your product' : `Ask about ${ask.topic}`}
      </a>
    </p>
  ) : null
