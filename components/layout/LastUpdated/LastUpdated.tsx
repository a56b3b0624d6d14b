import { longDay, messages } from '#lib/site/messages.ts'
import styles from './LastUpdated.module.scss'

type Props = {
  /** As `2027-06-30`. */
  day: string
}

/** The day on which the text of a page was last changed, as its last line. */
export function LastUpdated({ day }: Props) {
  return (
    <p className={`wrap ${styles.updated}`} data-reading="repeated">
      {messages.updated} <time dateTime={day}>{longDay(day)}</time>
    </p>
  )
}
