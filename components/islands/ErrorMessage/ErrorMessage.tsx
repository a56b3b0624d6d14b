'use client'

import styles from './ErrorMessage.module.scss'

type Props = { retry: () => void }

/** What stands in place of a page that could not be shown. */
export function ErrorMessage({ retry }: Props) {
  return (
    <main className={styles.error}>
      <h1>Unexpected Application Error!</h1>
      <p>
        Something in this page stopped. Nothing you sent is lost. Try it again, or start from the home page.
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
      <a href="/">Go to the home page</a>
    </main>
  )
}
