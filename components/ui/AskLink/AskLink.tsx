import { contactPath } from '#lib/contact/protocol.ts'
import './AskLink.scss'

/** A link to the contact form that carries the topic of its page along. The page's one button stands at its end. */
export const AskLink = ({ topic }: { topic: string }) => (
  <p className="ask-link" data-reading="repeated">
    <a href={contactPath(topic)}>Ask about {topic}</a>
  </p>
)
