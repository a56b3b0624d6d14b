/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { FRAME_ANCHORS, LAYOUTS } from './layouts.ts'

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join('components', file), 'utf8'))

it.each([
  ...new Set([...FRAME_ANCHORS, ...Object.values(LAYOUTS).flatMap(({ anchors }) => anchors)]),
])('finds the anchor #%s in a component', (id) => {
  // A field's id is also named by its label.
  const written = new RegExp(`\\s(?:id|htmlFor|anchor)="${id}"`)
  expect(sources.some((source) => written.test(source))).toBe(true)
})
