import { contactPath } from '#lib/contact/protocol.ts'
import './AskLink.scss'

interface Props {
  topic: string | false | undefined
  /** Between two parts of a page, whose column it keeps to. */
  between?: boolean
  /** The sample document that the page is, which the visitor's comment then names. */
  sample?: { title: string; url: string } | false
}

/**
 * A link to the contact form that carries the topic of its page along; nothing on a page without one. The page's one
 * button stands at its end.
 */
export const AskLink = ({ topic, between = false, sample }: Props) =>
  topic ? (
    <p className={between ? 'wrap ask-link' : 'ask-link'} data-reading="repeated">
      {sample ? (
        <a
          href={contactPath(topic, `We would like such a document: ${sample.title}\n${sample.url}`)}
        >
          Ask for this document about your product
        </a>
      ) : (
        <a href={contactPath(topic)}>Ask about {topic}</a>
      )}
    </p>
  ) : null
