/** @jest-environment node */
import { beforeEach, expect, it } from '@jest/globals'
import { HOUR, type MailboxRig, openMailboxRig } from '../testing/mailboxRig.ts'

let rig: MailboxRig

beforeEach(async () => {
  rig = await openMailboxRig()
})

it('keeps nothing if the disk rejects it, and reports that', async () => {
  rig.sql.all('PRAGMA max_page_count = 12')
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, count) => {
      await new Promise((resolve) => setTimeout(resolve, count))
      return rig.accept(String(count).padEnd(9000, 'x'))
    }),
  )
  const failed = results.filter((result) => result.status === 'rejected')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed[0]?.reason).toMatchObject({ errcode: 13 })
  expect(rig.sql.all('SELECT * FROM messages')).toHaveLength(results.length - failed.length)
  rig.time += HOUR
  const waiting = results.length - failed.length
  expect(await rig.mailbox.health()).toMatchObject({ waiting, isWritable: false })
})

it('fails quietly if a delivery outlives the shutdown', async () => {
  rig.sql.close()
  await expect(rig.sql.commit(() => 1)).rejects.toThrow('not open')
})
