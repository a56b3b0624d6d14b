/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { createBudgets } from './rate.ts'
import { createNodeState } from './state.ts'

let time = 1_000_000

const newState = () => createNodeState(() => time)

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

describe('budgets', () => {
  it('are counted per address, and open again after a minute', () => {
    const isOver = createBudgets(2, () => time)
    expect([isOver('a'), isOver('a'), isOver('a'), isOver('b')]).toEqual([false, false, true, false])
    time += 60_000
    expect(isOver('a')).toBe(false)
  })

  it('are not reset by a flood of addresses, which cannot fill the memory either', () => {
    const isOver = createBudgets(1, () => time)
    isOver('a')
    for (let count = 0; count < 60_000; count++) isOver(`flood ${count}`)
    expect(isOver('a')).toBe(true)
    expect(isOver('late')).toBe(true)
    time += 60_000
    expect(isOver('a')).toBe(false)
  })
})
