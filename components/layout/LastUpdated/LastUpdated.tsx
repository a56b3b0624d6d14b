import styles from './LastUpdated.module.scss'

type Props = {
  /** As `2027-06-30`. */
  day: string
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day on which the text of a page was last changed, as its last line. */
export function LastUpdated({ day }: Props) {
  return (
    <p className={styles.updated}>
      Updated <time dateTime={day}>{format.format(new Date(day))}</time>
    </p>
  )
}
