/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { compileString } from 'sass'
import { compileStyles } from '#lib/postbuild/styles.ts'
import { COLORS, DARK_PAPER } from '#lib/seo/colors.ts'

const loadPaths = ['lib/styles']
const withTools = (source: string) => compileString(`@use 'tools' as *;\n${source}`, { loadPaths }).css

it.each([
  ['a { margin: space(7) }', 'Unknown space "7". The space scale in lib/styles/_settings.scss has: 0, half'],
  ['a { color: color(inc) }', 'Unknown color "inc". The color scale in lib/styles/_settings.scss has: paper'],
  ['@include up-to(tablet) { a { margin: 0 } }', 'Unknown breakpoint "tablet". The breakpoint scale in'],
])('stops at %s, and says where the scale is', (source, message) => {
  expect(() => withTools(source)).toThrow(message)
})

it('has the colors of what no style sheet reaches', () => {
  const settings = readFileSync('lib/styles/_settings.scss', 'utf8')
  for (const [name, color] of Object.entries(COLORS))
    expect(settings).toContain(`${name}: light-dark(${color},`)
  expect(settings).toContain(`paper: light-dark(${COLORS.paper}, ${DARK_PAPER})`)
})

const defined = compileStyles('app/globals.scss').css

describe.each(globSync('{app,components}/**/*.scss').sort())('%s', (file) => {
  const { css } = compileStyles(file)

  it('uses properties that the page has', () => {
    // An unknown step or color stops the compiler; it lets such names through.
    const used = [...css.matchAll(/var\((--[a-z-]+)(?=\))/g)].map(([, name]) => `${name}:`)
    expect(used.filter((name) => !defined.includes(name) && !css.includes(name))).toEqual([])
  })

  const own = file.endsWith('.module.scss')
    ? globSync('components/**/*.tsx')
        .map((source) => readFileSync(source, 'utf8'))
        .filter((source) => source.includes(`/${file.split('/').at(-1)}'`))
    : []

  it('has the classes that its components name, and no others', () => {
    const classes = new Set([...css.matchAll(/(?<!:global\()\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
    const named = new Set(
      own.flatMap((source) => [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name)),
    )
    // A class that a component takes from its props (`styles[marker]`) is named by its schema.
    const isDynamic = own.length === 0 || own.some((source) => source.includes('styles['))
    expect([...named].filter((name) => !classes.has(name))).toEqual([])
    expect(isDynamic ? [] : [...classes].filter((name) => !named.has(name))).toEqual([])
  })
})
