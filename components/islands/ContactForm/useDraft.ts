import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { loadDraft, saveDraft } from '#lib/contact/draft.ts'
import { commentIn } from '#lib/contact/protocol.ts'
import { fieldIn, fieldsOf } from './fields.ts'

/**
 * Fills the form, whose fields are uncontrolled, with what the tab has kept of it, and with the comment in the page's
 * address. What was typed before hydration stays, takes precedence over the draft, and is saved like later input.
 *
 * @param whenTakenOver called when the fields get other words than those that were validated or sent.
 * @returns the draft's id, which the tab keeps; whether the visitor wrote on an earlier page, and so may send right away; and
 * a function that keeps what is being written, and nothing else of the form.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, whenTakenOver: () => void) {
  const id = useRef('')
  const isRestored = useRef(false)

  // If an extension has added an element to the server's form, React replaces the form, and what was typed with it.
  const [before] = useState(() => {
    if (typeof document === 'undefined') return undefined
    return fieldsOf(document.querySelector('form.contact-form'))
  })

  const keep = () => {
    const { email, comment } = fieldsOf(form.current)
    saveDraft({ id: id.current, email, comment })
  }

  // In the layout phase, before the browser handles further keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled when it appears.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const draft = loadDraft()
    isRestored.current = Boolean(draft.email || draft.comment)
    // `crypto.randomUUID` is missing on pages served without TLS.
    id.current = draft.id ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
    for (const name of ['email', 'comment'] as const)
      fieldIn(element, name).value ||= before?.[name] || draft[name] || ''
    // The result of a calculator, say, goes below what the visitor has begun to write.
    const given = commentIn(location.hash)
    if (given) {
      const comment = fieldIn(element, 'comment')
      comment.value = [comment.value, given].filter(Boolean).join('\n\n')
      history.replaceState(null, '', location.pathname + location.search)
    }
    const fields = fieldsOf(element)
    if (fields.email || fields.comment) keep()
  }, [])

  // A page that the browser has kept for the way back may be older than the draft, or than its sending. If nothing is
  // stored, what stands here is all there is.
  useLayoutEffect(() => {
    const takeOver = ({ persisted }: PageTransitionEvent) => {
      const draft = loadDraft()
      const { email = '', comment = '' } = draft
      const fields = fieldsOf(form.current)
      if (!form.current || !persisted || !draft.id) return
      if (fields.email === email && fields.comment === comment) return
      id.current = draft.id
      isRestored.current = Boolean(email || comment)
      fieldIn(form.current, 'email').value = email
      fieldIn(form.current, 'comment').value = comment
      whenTakenOver()
    }
    addEventListener('pageshow', takeOver)
    return () => removeEventListener('pageshow', takeOver)
  }, [form, whenTakenOver])

  return { id, isRestored, keep }
}
