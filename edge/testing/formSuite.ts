import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { MAX_COMMENT_LENGTH } from '#lib/contact/protocol.ts'
import { type Rig, until, VISITOR, WORDS } from './rig.ts'
import { taken } from './stub.ts'

/** The form as browsers without scripts post it. */
export function formSuite(rig: Rig): void {
  const fields = () => ({
    email: `${VISITOR}@example.org`,
    comment: `${WORDS}\r\n${randomUUID()}`,
  })
  const location = async (sent: Record<string, string>, headers = {}) => {
    const { response } = await rig.postForm(rig.quick, sent, headers)
    expect(response.status).toBe(303)
    return response.headers.get('Location') ?? ''
  }

  it('is redirected to a page with the same reference as the mail', async () => {
    rig.stub.on('/mail', taken)
    const sent = fields()
    const page = await location(sent)
    expect(page).toMatch(/^\/contact-us\/sent\?reference=TE-/)
    const reference = page.split('=')[1] ?? ''
    const { response, body } = await rig.ask(rig.quick, page)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(body).toContain(
      `<p data-reference="">Your reference number: <strong>${reference}</strong></p>`,
    )
    await rig.settled(rig.quick, reference)
    expect(rig.mails()).toMatchObject([
      {
        textContent: sent.comment.replace('\r\n', '\n'),
        subject: expect.stringContaining(reference),
      },
    ])
  })

  it('takes its topic from the address of its page', async () => {
    rig.stub.on('/mail', taken)
    const sent = fields()
    const page = `${rig.quick.url}/contact-us?about=ETL+testing`
    const reference = (await location(sent, { Referer: page })).split('=')[1] ?? ''
    await rig.settled(rig.quick, reference)
    const comment = sent.comment.replace('\r\n', '\n')
    expect(rig.mails()).toMatchObject([{ textContent: `About: ETL testing\n\n${comment}` }])
    for (const referrer of ['', 'no address', `${rig.quick.url}/contact-us?about=Free+money`])
      expect(await location(fields(), { Referer: referrer })).toContain('sent?reference=')
    await until(() => rig.mails().length === 4)
    expect(rig.mails().map(({ textContent }) => /^About/.test(textContent))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each(['', 'TE-0000-00', 'TE-7K3F-92<script>', 'x'])(
    'shows no made-up one: %s',
    async (reference) => {
      const { body } = await rig.ask(
        rig.quick,
        `/contact-us/sent?reference=${encodeURIComponent(reference)}`,
      )
      expect(body).toContain('<p data-reference="" hidden="">')
    },
  )

  it('accepts the longest comment in any script', async () => {
    const { email, comment } = fields()
    const sent = { email, comment: comment.padEnd(MAX_COMMENT_LENGTH, 'क') }
    expect(await location(sent)).toMatch('/contact-us/sent?reference=')
  })

  it('is redirected to the error page if another site posts it', async () => {
    expect(await location(fields(), { 'Sec-Fetch-Site': 'cross-site' })).toBe(
      '/contact-us/not-sent',
    )
  })
}
