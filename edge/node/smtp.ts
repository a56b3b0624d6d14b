import nodemailer from 'nodemailer'
import type { Provider } from '../contact/provider.ts'
import { Failure, SYSTEM_CODE } from '../failure.ts'

/** Mail over SMTP. The message id is derived from the message's identity, so that mail programs can drop duplicates. */
export function smtp(url: string, timeoutMs: number): Provider {
  // None once connected: a server that scans a message before it accepts it would get another copy at each try.
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs }
  const transport = nodemailer.createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    async send({ key, sender, to, replyTo, subject, html, text, tags, isPlain }) {
      const address = ({ name = '', email }: typeof to) => ({ name, address: email })
      const mail = {
        messageId: `<${key}@${sender.email.slice(sender.email.lastIndexOf('@') + 1)}>`,
        from: address(sender),
        to: address(to),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(!isPlain && { html, headers: { 'X-Tags': tags.join(', ') } }),
      }
      const { accepted, messageId } = await transport.sendMail(mail).catch((error) => {
        // The error's message may quote an address, so only its code and the server's status are passed on.
        const {
          code = 'unknown',
          originalCode,
          responseCode: status,
        } = error as { code?: string; originalCode?: string; responseCode?: number }
        const isPermanent = (status ?? 0) >= 500
        throw new Failure(`smtp-${code}`, {
          status,
          // The system's own, such as ECONNREFUSED for ESOCKET.
          code: originalCode && SYSTEM_CODE.test(originalCode) ? originalCode : undefined,
          // After it has read the mail; before, it refuses sender or recipient.
          mailRefused: code === 'EMESSAGE' && isPermanent,
        })
      })
      if (accepted.length === 0 || !messageId) throw new Failure('no-receipt')
      return { messageId }
    },
  }
}
