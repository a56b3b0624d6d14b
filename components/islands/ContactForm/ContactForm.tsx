'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { loadDraft, noteSent, saveDraft } from '#lib/contact/draft.ts'
import { retitle } from '#lib/contact/pageTitle.ts'
import {
  CONTACT_ENDPOINT,
  type ContactErrors,
  commentIn,
  HONEYPOT_FIELD,
  MAX_EMAIL_LENGTH,
  messages,
  sentPath,
  TOPIC_PARAMETER,
} from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { type SendResult, sendMessage } from './send.ts'
import './ContactForm.scss'

function fieldsOf(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined)
  const text = (name: string) => String(data.get(name) ?? '')
  return { email: text('email'), comment: text('comment'), [HONEYPOT_FIELD]: text(HONEYPOT_FIELD) }
}

/** Keeps what is being written, and nothing else of the form. */
const keep = (id: string, { email, comment }: ReturnType<typeof fieldsOf>) =>
  saveDraft({ id, email, comment })

/**
 * The contact form. Without scripts it posts natively; with them, nothing typed is ever lost. Notice and thanks appear in
 * elements that always stand, and nothing is ever removed: browser extensions put elements of their own around ours, and
 * React could neither remove those nor insert anything before them.
 */
export function ContactForm({
  labels,
  mailbox,
  topics,
}: {
  labels: FrontMatterOf<'contact'>['form']
  mailbox: string
  /** What the page's address may say the message is about. */
  topics: readonly string[]
}) {
  const form = useRef<HTMLFormElement>(null)
  const failure = useRef<HTMLElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const draftId = useRef('')
  const isRestored = useRef(false)
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult>('idle')
  const [hasFailed, setHasFailed] = useState(false)
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [topic, setTopic] = useState('')
  const [isTopicRemoved, setTopicRemoved] = useState(false)

  // If an extension has added an element to the server's form, React replaces the form, and what was typed with it.
  const [before] = useState(() => {
    if (typeof document === 'undefined') return undefined
    return fieldsOf(document.querySelector('form.contact-form'))
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
    }
    // The result of a calculator, say, goes below what the visitor has begun to write.
    const given = commentIn(location.hash)
    if (given) {
      const comment = element.elements.namedItem('comment') as HTMLTextAreaElement
      comment.value = [comment.value, given].filter(Boolean).join('\n\n')
      history.replaceState(null, '', location.pathname + location.search)
    }
    const fields = fieldsOf(element)
    if (fields.email || fields.comment) keep(draftId.current, fields)
  }, [before])

  // A page that the browser has kept for the way back may be older than the draft, or than its sending. If nothing is
  // stored, what stands here is all there is.
  useLayoutEffect(() => {
    const takeOver = ({ persisted }: PageTransitionEvent) => {
      const { id, email = '', comment = '' } = loadDraft()
      const fields = fieldsOf(form.current)
      if (!persisted || !id || (fields.email === email && fields.comment === comment)) return
      draftId.current = id
      isRestored.current = Boolean(email || comment)
      for (const [name, text] of Object.entries({ email, comment })) {
        const field = form.current?.elements.namedItem(name) as HTMLInputElement
        field.value = text
      }
      // Errors and failure were about other words.
      setTouched(false)
      setErrors({})
      setStatus((last) => (typeof last === 'object' && !last.sent ? 'idle' : last))
    }
    addEventListener('pageshow', takeOver)
    return () => removeEventListener('pageshow', takeOver)
  }, [])

  // The server renders the form without a topic, because it renders it once for all addresses.
  useLayoutEffect(() => {
    const about = new URLSearchParams(location.search).get(TOPIC_PARAMETER) ?? ''
    if (topics.includes(about)) setTopic(about)
  }, [topics])

  const removeTopic = () => {
    setTopicRemoved(true)
    // Neither a reload nor a form without script brings it back.
    history.replaceState(null, '', location.pathname)
    document.getElementById('email')?.focus()
  }

  const keepDraft = () => {
    keep(draftId.current, fieldsOf(form.current))
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
    keep(message.id, message)
    setStatus('sending')
    // Restored text may be sent right away.
    const elapsed = isRestored.current ? {} : { elapsed: Math.round(performance.now()) }
    // The id stays the same across attempts: with the same text it is the same message, otherwise a new one.
    const about = topic && !isTopicRemoved ? { about: topic } : {}
    const answer = await sendMessage({ ...message, ...elapsed, ...about })
    setStatus(answer)
    if (answer.sent) {
      // The tab keeps the id, because the browser may refill the form when the visitor goes back.
      noteSent(answer.reference, message)
      // Lets a reload show the number again.
      history.replaceState(null, '', sentPath(answer.reference))
      retitle(messages.sentHeading)
      form.current?.reset()
      setTouched(false)
    } else {
      setHasFailed(true)
      setErrors(answer.errors)
    }
  }

  // Focuses the answer in the same task in which it appears and the form may go.
  useLayoutEffect(() => {
    if (typeof status === 'object') (status.sent ? thanks : failure).current?.focus()
  }, [status])

  const sending = status === 'sending'
  const failed = typeof status === 'object' && !status.sent
  const sent = typeof status === 'object' && status.sent
  const isUnserved = typeof status === 'object' && !status.sent && status.isUnserved

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
    <>
      <div className="contact-form-success">
        {sent && (
          <>
            <h2 ref={thanks} tabIndex={-1}>
              {messages.sentHeading}
            </h2>
            <p>{messages.sentText}</p>
            <p>
              {messages.reference} <strong>{status.reference}</strong>
            </p>
          </>
        )}
      </div>
      <form
        ref={form}
        className="contact-form"
        action={CONTACT_ENDPOINT}
        method="post"
        hidden={sent}
        onSubmit={submit}
        onInput={keepDraft}
      >
        <div className="contact-form-topic">
          {topic && (
            <p hidden={isTopicRemoved}>
              <span>About: {topic}</span>
              <button type="button" aria-label="Remove the topic" onClick={removeTopic}>
                Remove
              </button>
            </p>
          )}
        </div>
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
        <div className="contact-form-notice">
          {hasFailed && (
            <section
              ref={failure}
              className="contact-form-failure"
              aria-labelledby="contact-failure"
              tabIndex={-1}
              hidden={!failed}
            >
              <p id="contact-failure">{messages.sendFailed}</p>
              <p>
                <span>{isUnserved ? messages.writeInstead : messages.orWrite}</span>{' '}
                <a href={`mailto:${mailbox}`}>{mailbox}</a>.
              </p>
            </section>
          )}
        </div>
        {/* Not disabled, which would take the focus away. */}
        <button type="submit" className="button" aria-disabled={sending}>
          <span className="contact-form-spinner" aria-hidden="true" />
          {/* A separate element, because page translation replaces text nodes that React would look for. */}
          <span>{sending ? 'Sending…' : failed ? 'Try again' : labels.button}</span>
        </button>
        <p className="unseen" role="status">
          {sending ? messages.sending : ''}
        </p>
      </form>
    </>
  )
}
