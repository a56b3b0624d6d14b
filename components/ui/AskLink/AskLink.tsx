import { contactPath } from '#lib/contact/protocol.ts'
import './AskLink.scss'

interface Props {
  topic: string | false | undefined
  /** Between two parts of a page, whose column it keeps to. */
  between?: boolean
}

/**
 * A link to the contact form that carries the topic of its page along; nothing on a page without one. The page's one
 * button stands at its end.
 */
export const AskLink = ({ topic, between = false }: Props) =>
  topic ? (
    <p className={between ? 'wrap ask-link' : 'ask-link'} data-reading="repeated">
      <a href={contactPath(topic)}>Ask about {topic}</a>
    </p>
  ) : null
