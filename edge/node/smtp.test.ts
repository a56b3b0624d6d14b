/** @jest-environment node */
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH } from '#lib/contact/protocol.ts'
import { readConfig } from '../config.ts'
import { mailOf } from '../contact/mail.ts'
import { slowTexts } from '../testing/hostile.ts'
import { smtp } from './smtp.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** A mail server that answers `RCPT` and the end of the message as told, the latter after some time. */
async function mailServer(recipient: string, end: string, lateMs = 0) {
  const mails: string[] = []
  server = createServer((socket) => {
    let data: string | undefined
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (bytes) => {
      if (data !== undefined) {
        data += bytes
        if (!data.endsWith('\r\n.\r\n')) return
        mails.push(data)
        data = undefined
        return void setTimeout(() => socket.write(`${end}\r\n`), lateMs)
      }
      const [command = ''] = bytes.toString().split(/[\s:]/)
      if (command === 'DATA') data = ''
      const replies: Record<string, string> = { DATA: '354 go on', RCPT: recipient }
      socket.write(`${replies[command] ?? '250 ok'}\r\n`)
      if (command === 'QUIT') socket.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider = smtp(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 1000)
  return { mails, provider }
}

const { contact } = readConfig({ CONTACT_SENDER_EMAIL: 'website@tester.example' })
const message = {
  key: '11111111-2222-8333-8444-555555555555',
  reference: 'TE-7K3F-92',
  email: 'someone@example.org',
  comment: 'Grüße\n<b>',
  signals: '',
  mail_key: null,
  lane: 'first',
  refusals: 0,
} as const

describe('mail by SMTP', () => {
  it('has its identity, its visitor and its subject, and arrives once at a server that takes its time', async () => {
    const { mails, provider } = await mailServer('250 ok', '250 queued as 1', 1500)
    const receipt = await provider.send(mailOf(contact, message))
    expect(receipt).toEqual({ messageId: `<${message.key}@tester.example>` })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`Message-ID: <${message.key}@tester.example>`)
    expect(mails[0]).toMatch(/^Reply-To: someone@example.org/m)
    expect(mails[0]?.replace(/\r\n /g, ' ')).toContain(
      'Subject: someone@example.org visited the website (TE-7K3F-92)',
    )
    expect(mails[0]).toContain('Gr=C3=BC=C3=9Fe')
  })

  it.each([
    ['the recipient is refused', '550 no such user', '250 ok', 'smtp-EENVELOPE', 550, false],
    ['the mail is put off', '250 ok', '451 later', 'smtp-EMESSAGE', 451, false],
    ['the mail is refused', '250 ok', '554 spam', 'smtp-EMESSAGE', 554, true],
  ])('is not delivered where %s', async (_name, recipient, end, problem, status, mailRefused) => {
    const { provider } = await mailServer(recipient, end)
    await expect(provider.send(mailOf(contact, message))).rejects.toMatchObject({
      problem,
      details: { status, mailRefused },
    })
  })

  it('is written in linear time, whatever a visitor has sent', async () => {
    const { provider, mails } = await mailServer('250 ok', '250 queued as 1')
    const slow = await slowTexts((text) => {
      const email = text.slice(0, MAX_EMAIL_LENGTH)
      const comment = text.slice(0, MAX_COMMENT_LENGTH)
      return provider.send(mailOf(contact, { ...message, email, comment }))
    })
    expect(slow).toEqual([])
    expect(mails.length).toBeGreaterThan(50)
  })

  it('says which fault of the network keeps it', async () => {
    await mailServer('250 ok', '250 queued as 1')
    // Nothing listens on the port for tracing.
    await expect(
      smtp('smtp://127.0.0.1:9', 1000).send(mailOf(contact, message)),
    ).rejects.toMatchObject({ problem: 'smtp-ESOCKET', details: { code: 'ECONNREFUSED' } })
  })

  it('has nothing but its text in its plainest form', async () => {
    const { mails, provider } = await mailServer('250 ok', '250 queued as 1')
    await provider.send(mailOf(contact, { ...message, refusals: 1 }))
    expect(mails[0]).not.toMatch(/^(Reply-To|X-Tags|Content-Type: multipart)/m)
    expect(mails[0]).toContain('To answer, write to someone@example.org')
  })
})
