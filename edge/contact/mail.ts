import { html } from 'hono/html'
import type { Config } from '../config.ts'
import type { Message } from './message.ts'

/** Addresses that every mail program and provider accepts as one to reply to; the contact form accepts more. */
const PLAIN_ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

export type Mail = ReturnType<typeof mailOf>

type Mailed = Pick<
  Message,
  'key' | 'mail_key' | 'reference' | 'email' | 'comment' | 'signals' | 'lane' | 'refusals'
>

/** The visitor's input appears only as text, as the reply-to address, and in the subject, as the validated address. */
export function mailOf({ sender, to, subject }: Config['contact'], message: Mailed) {
  const { key, mail_key, reference, email, comment, signals, lane, refusals } = message
  const words = comment || '(No comment was left.)'
  // Once refused, a mail goes without all that the specification does not ask for.
  const isPlain = refusals > 0
  const replyTo = !isPlain && PLAIN_ADDRESS.test(email) ? email : undefined
  const mark = signals && `[Suspected spam: ${signals.replaceAll(' ', ', ')}]\n\n`
  // Otherwise replies would come back to us.
  const text = `${mark}${replyTo ? '' : `[To answer, write to ${email}: "Reply" leads elsewhere.]\n\n`}${words}`
  const kind = signals ? ['suspected-spam'] : []
  return {
    key: mail_key ?? key,
    reference,
    sender,
    to,
    replyTo,
    isPlain,
    subject: `${email} ${subject} (${reference})`,
    html: String(html`<p dir="auto">${text}</p>`).replaceAll('\n', '<br>'),
    text,
    // The last one lets the provider find this mail again, and no earlier one of the same message.
    tags: [
      'contact-form',
      ...(lane === 'deferred' && !signals ? ['over-quota'] : kind),
      reference,
      ...(mail_key ? [mail_key] : []),
    ],
  }
}
