/** Tests browser, runtime and mail provider together. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readConfig, secretsOf } from '#edge/config.ts'
import { createLog } from '#edge/log.ts'
import { startServer } from '#edge/node/server.ts'
import { startStub, status, taken } from '#edge/testing/stub.ts'
import { formOf } from './support/form.ts'
import { SITE_FOLDER } from './support/out.ts'
import { MESSAGES } from './support/requirements.ts'

test('a message the provider first rejects is delivered once, with the sender’s reference number (R15)', async ({
  page,
}) => {
  const upstream = await startStub()
  const dataDir = await mkdtemp(join(tmpdir(), 'messages-'))
  const lines: string[] = []
  const config = readConfig({
    PORT: '0',
    MAIL_API_URL: upstream.url('/mail'),
    MAIL_API_KEY: 'mail-key',
    CONTACT_TO_EMAIL: 'team@tester.example',
    CONTACT_SENDER_EMAIL: 'website@tester.example',
    EDGE_TUNING: JSON.stringify({ mailTimeoutMs: 500, deliverPauseMs: 20, deliverMaxPauseMs: 100 }),
  })
  const log = createLog((line) => lines.push(line), secretsOf(config))
  const server = await startServer({ config, outDir: SITE_FOLDER, dataDir, log })
  try {
    upstream.on('/mail', status(500))
    await page.goto(`http://localhost:${server.port}/contact-us`)
    // Touching the form hydrates it, but it works without that, too.
    const { email, comment, send, success } = formOf(page)
    await email.fill('ada@example.com')
    await comment.fill('Our nightly load loses <rows>.\nCan you help?')
    await send.click()
    await expect(success).toBeVisible()
    await expect(page.getByText(MESSAGES.sent)).toBeVisible()
    const reference = page.getByText(/Your reference number: [A-Z]{2}-/).locator('strong')
    await expect.poll(() => upstream.received('/mail').length).toBeGreaterThan(0)
    upstream.on('/mail', taken)
    await expect
      .poll(() => lines.filter((line) => line.includes('message.delivered')).length)
      .toBe(1)
    const [call, ...others] = upstream.received('/mail')
    expect(others).toEqual([])
    const { replyTo, subject, htmlContent } = JSON.parse(call?.body ?? '{}')
    expect(replyTo.email).toBe('ada@example.com')
    expect(subject).toContain(await reference.innerText())
    expect(htmlContent).toContain('&lt;rows&gt;')
    // The tab keeps nothing of the message.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/rows|example/)
  } finally {
    await server.close(0)
    await upstream.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
