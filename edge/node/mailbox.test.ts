/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, jest } from '@jest/globals'
import { readConfig } from '../config.ts'
import { openMailbox } from '../contact/mailbox.ts'
import { inPlace } from '../contact/provider.ts'
import { until } from '../testing/rig.ts'
import { openNodeMailbox } from './mailbox.ts'
import { DATABASE, openSqlite } from './sqlite.ts'

afterEach(() => void jest.useRealTimers())

it('keeps nothing in a file that is gone, and says so', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const sql = openSqlite(dir)
  await rm(join(dir, DATABASE))
  await expect(sql.commit(() => 1)).rejects.toThrow('ENOENT')
  openSqlite(dir).close()
  await expect(sql.commit(() => 1)).rejects.toThrow('another file')
  sql.close()
  await rm(dir, { recursive: true })
})

it('delivers what another process has taken and left behind', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  const config = readConfig({})
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const events: string[] = []
  const younger = await openNodeMailbox(config, dir, (event) => events.push(event))
  const sql = openSqlite(dir)
  const older = await openMailbox({ config, sql, provider: inPlace, log: () => {}, now: Date.now })
  await older.accept({ email: 'a@b.co', comment: 'Hello', id: undefined, signals: '', deferred: false })
  sql.close()
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  await until(() => events.length > 0)
  await younger.stop(1000)
  await rm(dir, { recursive: true })
  expect(events).toEqual(['contact.delivered'])
})
