/** @jest-environment node */
import { globSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { getPages } from '#lib/content/pages.ts'
import { getDrawing } from './drawings.ts'

const all = globSync('**/*.svg', { cwd: 'components/drawings' })
  .map((file) => `/${file.slice(0, -'.svg'.length).replace(/^index$/, '')}`)
  .sort()
  .map((path) => ({ path, svg: getDrawing(path) ?? '' }))

const labelOf = (svg: string) => /^<svg [^>]*\brole="img" aria-label="([^"]*)">/.exec(svg)?.[1]

it('home, careers and each landing page have a drawing, and no other page does', () => {
  const landing = getPages().filter(({ layout }) => /^(?:home|careers|landing)$/.test(layout))
  expect(all.map(({ path }) => path)).toEqual(landing.map(({ path }) => path).sort())
})

it('drawings differ in both shapes and labels', () => {
  expect(new Set(all.map(({ svg }) => svg.slice(svg.indexOf('>')))).size).toBe(all.length)
  expect(new Set(all.map(({ svg }) => labelOf(svg))).size).toBe(all.length)
})

it.each(all)(
  '$path describes itself in a sentence and uses only what the policy allows',
  ({ svg }) => {
    expect(labelOf(svg)).toMatch(/^[A-Z].{40,220}\.$/)
    expect(svg).not.toMatch(/ style=|<style|<script|<image|href=/)
  },
)
