'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  CONTACT_ENDPOINT,
  type ContactErrors,
  DRAFT_KEY,
  HONEYPOT_FIELD,
  MAX_EMAIL_LENGTH,
  messages,
  sentPath,
} from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { type Answer, sendMessage } from './send.ts'
import './ContactForm.scss'

/** What a visitor has typed, in this tab's storage until it is sent. If that is denied, all that is lost is a reload. */
function loadDraft(): { id?: string; email?: string; comment?: string } {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

function saveDraft(id: string, { email, comment }: { email: string; comment: string }): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ id, email, comment }))
  } catch {}
}

function fieldsOf(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined)
  const text = (name: string) => String(data.get(name) ?? '')
  return { email: text('email'), comment: text('comment'), [HONEYPOT_FIELD]: text(HONEYPOT_FIELD) }
}

/** Focuses what appears in response to sending. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The contact form. Without scripts it posts natively; with them, nothing typed is ever lost. */
export function ContactForm({
  labels,
  mailbox,
}: {
  labels: FrontMatterOf<'contact'>['form']
  mailbox: string
}) {
  const form = useRef<HTMLFormElement>(null)
  const draftId = useRef('')
  const isRestored = useRef(false)
  const [status, setStatus] = useState<'idle' | 'sending' | Answer>('idle')
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<ContactErrors>({})

  // If an extension has added an element to the server's form, React replaces the form, and what was typed with it.
  const [before] = useState(() => {
    if (typeof document === 'undefined') return undefined
    return {
      ...fieldsOf(document.querySelector('form.contact-form')),
      focused: document.activeElement?.id,
    }
  })

  const validate = () => {
    const { errors } = validateContact(fieldsOf(form.current))
    setErrors(errors)
    return errors
  }

  // The fields are uncontrolled: text typed before hydration stays, takes precedence over the draft, and is saved like
  // later input. In the layout phase, before the browser handles further keys.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    const draft = loadDraft()
    isRestored.current = Boolean(draft.email || draft.comment)
    // `crypto.randomUUID` is missing on pages served without TLS.
    draftId.current = draft.id ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
    for (const name of ['email', 'comment'] as const) {
      const field = element.elements.namedItem(name) as HTMLInputElement
      field.value ||= before?.[name] || draft[name] || ''
      if (before?.focused === name) field.focus()
    }
    const fields = fieldsOf(element)
    if (fields.email || fields.comment) saveDraft(draftId.current, fields)
  }, [before])

  const keepDraft = () => {
    saveDraft(draftId.current, fieldsOf(form.current))
    if (touched) validate()
  }

  const leaveEmail = () => {
    setTouched(true)
    validate()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (status === 'sending') return
    setTouched(true)
    const [wrong] = Object.keys(validate())
    if (wrong) return document.getElementById(wrong)?.focus()
    const message = { id: draftId.current, ...fieldsOf(form.current) }
    saveDraft(message.id, message)
    setStatus('sending')
    // Restored text may be sent right away.
    const elapsed = isRestored.current ? {} : { elapsed: Math.round(performance.now()) }
    // The id stays the same across attempts: with the same text it is the same message, otherwise a new one.
    const answer = await sendMessage({ ...message, ...elapsed })
    setStatus(answer)
    if (answer.sent) {
      // The tab keeps the id, because the browser may refill the form when the visitor goes back.
      saveDraft(draftId.current, { email: '', comment: '' })
      // Lets a reload show the number again.
      history.replaceState(null, '', sentPath(answer.reference))
      document.title = document.title.replace(/.*(?= \|)/, messages.sentHeading)
    } else setErrors(answer.errors)
  }

  const sending = status === 'sending'
  const answered = typeof status === 'object'
  if (answered && status.sent)
    return (
      <div className="contact-form-success">
        <h2 ref={focus} tabIndex={-1}>
          {messages.sentHeading}
        </h2>
        <p>{messages.sentText}</p>
        <p>
          {messages.reference} <strong>{status.reference}</strong>
        </p>
      </div>
    )

  // Read-only while sending, because the message would not contain later input.
  const about = (name: 'email' | 'comment') => {
    return { id: name, name, readOnly: sending, 'aria-invalid': errors[name] !== undefined }
  }
  const errorOf = (name: 'email' | 'comment') => (
    <p id={`${name}-error`} className="contact-form-error" aria-live="polite">
      {errors[name]}
    </p>
  )
  return (
    <form
      ref={form}
      className="contact-form"
      action={CONTACT_ENDPOINT}
      method="post"
      onSubmit={submit}
      onInput={keepDraft}
    >
      <div className="contact-form-field">
        <label htmlFor="email">{labels.email}</label>
        <input
          {...about('email')}
          type="email"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          aria-describedby="email-error"
          onBlur={leaveEmail}
        />
        {errorOf('email')}
      </div>
      <div className="contact-form-field">
        <label htmlFor="comment">{labels.comment}</label>
        <textarea {...about('comment')} rows={4} aria-describedby="comment-hint comment-error" />
        <p id="comment-hint">{messages.commentHint}</p>
        {errorOf('comment')}
      </div>
      <div className="unseen" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
        <input
          id={HONEYPOT_FIELD}
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      {answered && (
        <div ref={focus} className="contact-form-failure" role="alert" tabIndex={-1}>
          <p>{messages.sendFailed}</p>
          <p>
            Your message is still here. You can also write to{' '}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>.
          </p>
        </div>
      )}
      <button type="submit" className="button" disabled={sending}>
        {sending && <span className="contact-form-spinner" aria-hidden="true" />}
        {/* A separate element, because page translation replaces text nodes that React would look for. */}
        <span>{sending ? 'Sending…' : answered ? 'Try again' : labels.button}</span>
      </button>
    </form>
  )
}
