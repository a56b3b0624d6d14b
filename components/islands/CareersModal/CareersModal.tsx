'use client'

import { type MouseEvent, useRef } from 'react'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import './CareersModal.scss'

type Props = Pick<FrontMatterOf<'careers'>, 'button' | 'dialog'> & { email: string }

/** The button that opens the dialog about open positions. Focus stays in the dialog and returns to the button. */
export function CareersModal({ button, dialog, email }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const [before = '', after = ''] = dialog.invitation.split('{email}')

  // The `command` attributes do the same without script, where the browser knows them.
  const open = ({ currentTarget }: MouseEvent) => {
    if (!('command' in currentTarget)) ref.current?.showModal()
  }
  const close = () => ref.current?.close()
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={open}
        {...{ command: 'show-modal', commandfor: 'positions' }}
      >
        {button}
      </button>
      <dialog id="positions" ref={ref} className="careers-modal" aria-labelledby="positions-title">
        <h2 id="positions-title">{dialog.title}</h2>
        <p>{dialog.text}</p>
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
        {/* A form of this method closes its dialog without script. */}
        <form method="dialog">
          <button type="submit" className="button" onClick={close}>
            OK
          </button>
          <button type="submit" className="careers-modal-close" aria-label="Close" onClick={close}>
            ×
          </button>
        </form>
      </dialog>
    </>
  )
}
