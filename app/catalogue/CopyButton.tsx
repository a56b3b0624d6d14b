'use client'
import { useState } from 'react'

type Props = {
  text: string
  /** Ends the name of the button: what it copies. */
  of: string
}

/** Puts a text on the clipboard. Without script a click on the text selects all of it. */
export function CopyButton({ text, of }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button type="button" className="button" onClick={copy} onBlur={() => setCopied(false)}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      <span className="unseen"> {of}</span>
    </button>
  )
}
