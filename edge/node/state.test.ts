/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { createNodeState } from './state.ts'

let dir: string
let time = 1_000_000

const newState = (more = {}) =>
  createNodeState({
    outboxDir: join(dir, 'a/outbox'),
    ratePerAddress: 2,
    rateInAll: 3,
    now: () => time,
    ...more,
  })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'edge-state-'))
})

afterAll(() => rm(dir, { recursive: true, force: true }))

describe('once', () => {
  it('runs the work once for all that come meanwhile, and keeps its outcome as long as it says', async () => {
    const { once } = newState()
    let runs = 0
    const work = async () => {
      runs += 1
      const value = runs
      await dueTasks()
      return { value, keepMs: 1000 }
    }
    expect(await Promise.all([once('k', work), once('k', work), once('other', work)])).toEqual([1, 1, 2])
    expect(await once('k', work)).toBe(1)
    time += 1000
    expect(await once('k', work)).toBe(3)
  })

  it('runs again where nothing is to be kept, and after the work broke', async () => {
    const { once } = newState()
    expect(await once('k', async () => ({ value: 'a', keepMs: 0 }))).toBe('a')
    await expect(once('k', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await once('k', async () => ({ value: null, keepMs: 1000 }))).toBeNull()
    expect(await once('k', async () => ({ value: 'b', keepMs: 0 }))).toBeNull()
  })
})

describe('store', () => {
  it('forgets after the time given, and the oldest of too many', async () => {
    const { shared } = newState()
    await shared.write('a', { x: 1 }, 10)
    expect(await shared.read('a')).toEqual({ x: 1 })
    time += 10
    expect(await shared.read('a')).toBeUndefined()
    for (let count = 0; count <= 10_000; count++) await shared.write(`k${count}`, count, 1000)
    expect(await shared.read('k0')).toBeUndefined()
    expect(await shared.read('k1')).toBe(1)
  })
})

describe('rate', () => {
  it('counts per address and in all, and opens again after a minute', async () => {
    const { rate } = newState()
    expect([await rate.take('address', 'a'), await rate.take('address', 'a')]).toEqual([undefined, undefined])
    time += 20_500
    expect(await rate.take('address', 'a')).toBe(40)
    expect(await rate.take('address', 'b')).toBeUndefined()
    for (let count = 0; count < 3; count++) expect(await rate.take('all', 'x')).toBeUndefined()
    expect(await rate.take('all', 'x')).toBe(60)
    time += 39_500
    expect(await rate.take('address', 'a')).toBeUndefined()
  })

  it('keeps the count of all under a flood of addresses', async () => {
    const { rate } = newState({ rateInAll: 1 })
    await rate.take('all', 'x')
    for (let count = 0; count < 11_000; count++) await rate.take('address', `a${count}`)
    expect(await rate.take('all', 'x')).toBeDefined()
  })
})

describe('outbox', () => {
  it('keeps one file per id, for its owner only, and no half one', async () => {
    const { outbox } = newState()
    await Promise.all(['one', 'two', '../../three', 'two'].map((id) => outbox.put(id, { text: id })))
    const files = await readdir(outbox.place)
    expect(files).toHaveLength(3)
    for (const file of files) {
      expect(file).toMatch(/^[\da-f]{32}\.json$/)
      expect((await stat(join(outbox.place, file))).mode & 0o077).toBe(0)
    }
    const texts = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(outbox.place, file), 'utf8')).message.text),
    )
    expect(texts.toSorted()).toEqual(['../../three', 'one', 'two'])
    expect((await stat(outbox.place)).mode & 0o077).toBe(0)
  })

  it('says so where it cannot keep a message', async () => {
    const inTheWay = join(dir, 'file')
    await writeFile(inTheWay, '')
    const { outbox } = newState({ outboxDir: join(inTheWay, 'outbox') })
    await expect(outbox.put('one', {})).rejects.toThrow()
  })
})
