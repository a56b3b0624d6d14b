/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { getPages } from '#lib/content/pages.ts'
import { getDrawing } from './drawings.ts'

const all = globSync('**/*.svg', { cwd: 'components/drawings' })
  .map((file) => `/${file.slice(0, -'.svg'.length).replace(/^index$/, '')}`)
  .sort()
  .map((path) => ({ path, svg: getDrawing(path) ?? '' }))

const labelOf = (svg: string) => /^<svg [^>]*\brole="img" aria-label="([^"]*)">/.exec(svg)?.[1]

it('home and careers have a drawing, and no other page does', () => {
  const pages = getPages().filter(({ layout }) => /^(?:home|careers)$/.test(layout))
  expect(all.map(({ path }) => path)).toEqual(pages.map(({ path }) => path).sort())
})

it('drawings differ in both shapes and labels', () => {
  expect(new Set(all.map(({ svg }) => svg.slice(svg.indexOf('>')))).size).toBe(all.length)
  expect(new Set(all.map(({ svg }) => labelOf(svg))).size).toBe(all.length)
})

it('drawings use only classes that have styles', () => {
  const sheets = ['lib/styles/_marks.scss', 'components/drawings/Drawing.scss']
  const styles = [...sheets, ...globSync('components/layout/HomeLayout/*.scss')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const styled = new Set(styles.match(/(?<=^ *\.)[a-z][a-z-]*/gm))
  const files = globSync('components/**/*.svg')
  for (const file of files) {
    const classes = [...readFileSync(file, 'utf8').matchAll(/ class="([^"]*)"/g)].flatMap(
      ([, names = '']) => names.split(' '),
    )
    expect([file, classes.filter((name) => !styled.has(name))]).toEqual([file, []])
  }
})

it.each(all)(
  '$path describes itself in a sentence and uses only what the policy allows',
  ({ svg }) => {
    expect(labelOf(svg)).toMatch(/^[A-Z].{40,220}\.$/)
    expect(svg).not.toMatch(/ style=|<style|<script|<image|href=/)
  },
)
