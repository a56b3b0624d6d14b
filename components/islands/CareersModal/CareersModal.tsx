'use client'

import { useRef } from 'react'
import { Island } from '#components/islands/Island/Island.tsx'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import styles from './CareersModal.module.scss'

type Props = Pick<FrontMatterOf<'careers'>, 'button' | 'dialog'> & { email: string }

function Modal({ button, dialog, email }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const [before = '', after = ''] = dialog.invitation.split('{email}')

  // The `command` attributes do the same without script where the browser knows them, hence the look at `open`.
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal()
  }
  const close = () => ref.current?.close()
  return (
    <>
      <button
        type="button"
        className={styles.open}
        onClick={open}
        {...{ command: 'show-modal', commandfor: 'positions' }}
      >
        {button}
      </button>
      <dialog id="positions" ref={ref} className={styles.dialog} aria-labelledby="positions-title">
        <h2 id="positions-title">{dialog.title}</h2>
        <p>{dialog.text}</p>
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
        {/* A form of this method closes its dialog without script. */}
        <form method="dialog">
          <button type="submit" className={styles.ok} onClick={close}>
            OK
          </button>
          <button type="submit" className={styles.close} aria-label="Close" onClick={close}>
            ×
          </button>
        </form>
      </dialog>
    </>
  )
}

/** The button that opens the dialog about open positions. Focus stays in the dialog and returns to the button. */
export function CareersModal(props: Props) {
  return (
    <Island name="CareersModal">
      <Modal {...props} />
    </Island>
  )
}
