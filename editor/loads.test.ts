/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { loadsOf } from './loads.ts'

/** Bytes that do not get smaller in gzip. */
const file = (name: string, size: number) => ({ name, contents: randomBytes(size) })

it('sums up what is fetched at once, and apart from it what is fetched later', () => {
  const loads = loadsOf([
    file('editor-A.js', 300_000),
    file('check-B.js', 300_000),
    file('english-C.bin', 200_000),
    file('names-D.txt', 100_000),
    file('Source-E.js', 50_000),
  ])
  const kilobytes = loads.map(([, bytes]) => Math.round(bytes / 1000))
  expect(kilobytes).toEqual([600, 300, 0, 0, 50, 0, 0])
})

it('refuses a first load that is too large', () => {
  expect(() => loadsOf([file('editor-A.js', 400_000), file('check-B.js', 301_000)])).toThrow(
    '700000 are allowed',
  )
})
