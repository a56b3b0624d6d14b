import nodemailer from 'nodemailer'
import { DeliveryError, type Provider } from '../contact/provider.ts'

/**
 * Mail by SMTP. Taken means that the server accepted the recipient after all of the message. The message id comes from
 * the message's identity, so that mail servers and programs which drop doubles can tell one.
 */
export function smtp(url: string, timeoutMs: number): Provider {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = nodemailer.createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send({ key, sender, to, replyTo, subject, html, text, tags }) {
      const domain = sender.email.slice(sender.email.lastIndexOf('@') + 1)
      try {
        const { accepted, messageId } = await transport.sendMail({
          messageId: `<${key}@${domain}>`,
          from: { name: sender.name, address: sender.email },
          to: { name: to.name, address: to.email },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          headers: { 'X-Tags': tags.join(', ') },
        })
        if (accepted.length === 0 || !messageId)
          throw new DeliveryError({ problem: 'no-receipt', refused: true })
        return { messageId }
      } catch (error) {
        if (error instanceof DeliveryError) throw error
        // The message of the error can quote an address: only its code and the server's number go on.
        const { code = 'unknown', responseCode: status } = error as { code?: string; responseCode?: number }
        const refused = code === 'EAUTH' || (status !== undefined && status >= 500)
        throw new DeliveryError({ problem: `smtp-${code}`, status, refused })
      }
    },
  }
}
