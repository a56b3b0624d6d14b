/** The fields of the contact form. They are uncontrolled, so that text typed before hydration stays. */
import { HONEYPOT_FIELD } from '#lib/contact/protocol.ts'

export type FieldName = 'email' | 'comment'

/** Reads the fields; all are empty without a form. */
export function fieldsOf(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined)
  const text = (name: string) => String(data.get(name) ?? '')
  return { email: text('email'), comment: text('comment'), [HONEYPOT_FIELD]: text(HONEYPOT_FIELD) }
}

/** The element of a field. */
export const fieldIn = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
