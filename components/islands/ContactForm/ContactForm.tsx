'use client'

import { type FormEvent, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { noteSent } from '#lib/contact/draft.ts'
import { retitle } from '#lib/contact/pageTitle.ts'
import {
  CONTACT_ENDPOINT,
  type ContactErrors,
  HONEYPOT_FIELD,
  MAX_EMAIL_LENGTH,
  messages,
  sentPath,
} from '#lib/contact/protocol.ts'
import { validateContact } from '#lib/contact/validate.ts'
import type { FrontMatterOf } from '#lib/content/schema.ts'
import { type FieldName, fieldsOf } from './fields.ts'
import { type SendResult, sendMessage } from './send.ts'
import { useDraft } from './useDraft.ts'
import { useTopic } from './useTopic.ts'
import './ContactForm.scss'

interface Props {
  labels: FrontMatterOf<'contact'>['form']
  mailbox: string
  /** What the page's address may say the message is about. */
  topics: readonly string[]
}

/**
 * The contact form. Without scripts it posts natively; with them, nothing typed is ever lost. Notice and thanks appear in
 * elements that always stand, and nothing is ever removed: browser extensions put elements of their own around ours, and
 * React could neither remove those nor insert anything before them.
 */
export function ContactForm({ labels, mailbox, topics }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const failure = useRef<HTMLElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const [status, setStatus] = useState<'idle' | 'sending' | SendResult>('idle')
  const [hasFailed, setHasFailed] = useState(false)
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<ContactErrors>({})

  // Errors and failure were about other words.
  const forgetAnswer = useCallback(() => {
    setTouched(false)
    setErrors({})
    setStatus((last) => (typeof last === 'object' && !last.sent ? 'idle' : last))
  }, [])
  const draft = useDraft(form, forgetAnswer)
  const { topic, isRemoved, remove } = useTopic(topics)

  // With scripts, the form shows its own messages in place of the browser's.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  const validate = () => {
    const { errors } = validateContact(fieldsOf(form.current))
    setErrors(errors)
    return errors
  }

  const removeTopic = () => {
    remove()
    document.getElementById('email')?.focus()
  }

  const keepDraft = () => {
    draft.keep()
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
    // The id stays the same across attempts: with the same text it is the same message, otherwise a new one.
    const message = { id: draft.id.current, ...fieldsOf(form.current) }
    draft.keep()
    setStatus('sending')
    // Restored text may be sent right away.
    const elapsed = draft.isRestored.current ? {} : { elapsed: Math.round(performance.now()) }
    const about = topic && !isRemoved ? { about: topic } : {}
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
  const answer = typeof status === 'object' ? status : undefined
  const failed = answer?.sent === false
  const labelAfterAnswer = failed ? 'Try again' : labels.button

  // Read-only while sending, because the message would not contain later input.
  const about = (name: FieldName) => {
    return { id: name, name, readOnly: sending, 'aria-invalid': errors[name] !== undefined }
  }
  return (
    <>
      <div className="contact-form-success">
        {answer?.sent && <Thanks heading={thanks} reference={answer.reference} />}
      </div>
      <form
        ref={form}
        className="contact-form"
        action={CONTACT_ENDPOINT}
        method="post"
        hidden={answer?.sent === true}
        onSubmit={submit}
        onInput={keepDraft}
      >
        <div className="contact-form-topic">
          {topic && <Topic topic={topic} isRemoved={isRemoved} onRemove={removeTopic} />}
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
          <FieldError name="email" error={errors.email} />
        </div>
        <div className="contact-form-field">
          <label htmlFor="comment">{labels.comment}</label>
          <textarea {...about('comment')} rows={4} aria-describedby="comment-hint comment-error" />
          <p id="comment-hint">{messages.commentHint}</p>
          <FieldError name="comment" error={errors.comment} />
        </div>
        <Honeypot />
        <div className="contact-form-notice">
          {hasFailed && (
            <Failure
              notice={failure}
              isShown={failed}
              advice={failed && answer.isUnserved ? messages.writeInstead : messages.orWrite}
              mailbox={mailbox}
            />
          )}
        </div>
        {/* Not disabled, which would take the focus away. */}
        <button type="submit" className="button" aria-disabled={sending}>
          <span className="contact-form-spinner" aria-hidden="true" />
          {/* A separate element, because page translation replaces text nodes that React would look for. */}
          <span>{sending ? 'Sending…' : labelAfterAnswer}</span>
        </button>
        <p className="unseen" role="status">
          {sending ? messages.sending : ''}
        </p>
      </form>
    </>
  )
}

interface TopicProps {
  topic: string
  isRemoved: boolean
  onRemove: () => void
}

const Topic = ({ topic, isRemoved, onRemove }: TopicProps) => (
  <p hidden={isRemoved}>
    <span>About: {topic}</span>
    <button type="button" aria-label="Remove the topic" onClick={onRemove}>
      Remove
    </button>
  </p>
)

/** A field that no visitor sees, so that only programs fill it in. */
const Honeypot = () => (
  <div className="unseen" aria-hidden="true">
    <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
    <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
)

interface FailureProps {
  notice: Ref<HTMLElement>
  isShown: boolean
  /** The words before the mailbox. */
  advice: string
  mailbox: string
}

const Failure = ({ notice, isShown, advice, mailbox }: FailureProps) => (
  <section
    ref={notice}
    className="contact-form-failure"
    aria-labelledby="contact-failure"
    tabIndex={-1}
    hidden={!isShown}
  >
    <p id="contact-failure">{messages.sendFailed}</p>
    <p>
      <span>{advice}</span> <a href={`mailto:${mailbox}`}>{mailbox}</a>.
    </p>
  </section>
)

interface ThanksProps {
  heading: Ref<HTMLHeadingElement>
  reference: string
}

const Thanks = ({ heading, reference }: ThanksProps) => (
  <>
    <h2 ref={heading} tabIndex={-1}>
      {messages.sentHeading}
    </h2>
    <p>{messages.sentText}</p>
    <p>
      {messages.reference} <strong>{reference}</strong>
    </p>
  </>
)

interface FieldErrorProps {
  name: FieldName
  error: string | undefined
}

/** Always there, so that what appears in it is read out. */
const FieldError = ({ name, error }: FieldErrorProps) => (
  <p id={`${name}-error`} className="contact-form-error" aria-live="polite">
    {error}
  </p>
)
