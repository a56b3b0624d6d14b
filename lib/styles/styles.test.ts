/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { compileString } from 'sass'
import { compileStyles, prefixOf, sheetFiles } from '#lib/postbuild/styles.ts'
import { COLORS, DARK_PAPER } from '#lib/seo/colors.ts'

const loadPaths = ['lib/styles']
const withTools = (source: string) => compileString(`@use 'tools' as *;\n${source}`, { loadPaths }).css

it.each([
  ['a { margin: space(7) }', 'Unknown space "7". The space scale in lib/styles/_settings.scss has: half, 1'],
  ['a { color: color(inc) }', 'Unknown color "inc". The color scale in lib/styles/_settings.scss has: paper'],
  ['@include up-to(tablet) { a { margin: 0 } }', 'Unknown breakpoint "tablet". The breakpoint scale in'],
])('stops at %s, and says where the scale is', (source, message) => {
  expect(() => withTools(source)).toThrow(message)
})

it('has the colors of what no style sheet reaches', () => {
  const settings = readFileSync('lib/styles/_settings.scss', 'utf8')
  for (const [name, color] of Object.entries(COLORS)) expect(settings).toContain(`${name}: ${color} `)
  expect(settings).toContain(`paper: ${COLORS.paper} ${DARK_PAPER}`)
})

const [defined = ''] = compileStyles(['app/globals.scss'])

const sources = globSync('{app,components,lib}/**/*.{ts,tsx,svg}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(sheetFiles().slice(1))('%s', (file) => {
  const [css = ''] = compileStyles([file])

  it('uses properties that the page has', () => {
    // An unknown step or color stops the compiler; it lets such names through.
    const used = [...css.matchAll(/var\((--[a-z-]+)(?=\))/g)].map(([, name]) => `${name}:`)
    expect(used.filter((name) => !defined.includes(name) && !css.includes(name))).toEqual([])
  })

  it('has classes that begin with its name, by which a page gets it, and that a component names', () => {
    const others = new Set(defined.match(/(?<=\.)[a-z][\w-]+/g)).add('drawing').add('figure')
    const classes = [...new Set(css.match(/(?<=\.)[a-z][\w-]+/g))].filter((name) => !others.has(name))
    const prefix = prefixOf(file)
    expect(classes.filter((name) => name !== prefix && !name.startsWith(`${prefix}-`))).toEqual([])
    // A class whose end is a prop (`section-${layout}`) is named by its schema.
    const isNamed = (name: string) =>
      new RegExp(`\\b${name}\\b(?!-)`).test(sources) || sources.includes(`${name.replace(/\w+$/, '')}\${`)
    expect(classes.filter((name) => !isNamed(name))).toEqual([])
  })
})
