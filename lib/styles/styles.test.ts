/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { compileString } from 'sass'
import { compileStyles, prefixOf, sheetFiles } from '#build/styles.ts'
import { COLORS, DARK_PAPER } from '#lib/seo/colors.ts'

const loadPaths = ['lib/styles']
const withTools = (source: string) =>
  compileString(`@use 'tools' as *;\n${source}`, { loadPaths }).css

it.each([
  [
    'a { margin: space(7) }',
    'Unknown space "7". The space scale in lib/styles/_settings.scss has: half, 1',
  ],
  [
    'a { color: color(inc) }',
    'Unknown color "inc". The color scale in lib/styles/_settings.scss has: paper',
  ],
  [
    '@include up-to(tablet) { a { margin: 0 } }',
    'Unknown breakpoint "tablet". The breakpoint scale in',
  ],
])('rejects %s and names the file with the scale', (source, message) => {
  expect(() => withTools(source)).toThrow(message)
})

it('has the same colors as lib/seo/colors.ts', () => {
  const settings = readFileSync('lib/styles/_settings.scss', 'utf8')
  for (const [name, color] of Object.entries(COLORS))
    expect(settings).toContain(`${name}: ${color} `)
  expect(settings).toContain(`paper: ${COLORS.paper} ${DARK_PAPER}`)
})

const [defined = ''] = compileStyles(['app/globals.scss'])

const sources = globSync('{app,components,lib}/**/*.{ts,tsx,svg}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(sheetFiles().slice(1))('%s', (file) => {
  const [css = ''] = compileStyles([file])

  it('uses only custom properties that are defined', () => {
    // The compiler rejects unknown steps and colors, but not these.
    const used = [...css.matchAll(/var\((--[a-z-]+)(?=\))/g)].map(([, name]) => `${name}:`)
    expect(used.filter((name) => !defined.includes(name) && !css.includes(name))).toEqual([])
  })

  it('has only classes that start with its name, which assigns it to pages, and that components use', () => {
    const others = new Set(defined.match(/(?<=\.)[a-z][\w-]+/g)).add('drawing').add('figure')
    const classes = [...new Set(css.match(/(?<=\.)[a-z][\w-]+/g))].filter(
      (name) => !others.has(name),
    )
    const prefix = prefixOf(file)
    expect(classes.filter((name) => name !== prefix && !name.startsWith(`${prefix}-`))).toEqual([])
    // The end of a class may be a prop (`section-${layout}`).
    const isNamed = (name: string) =>
      new RegExp(`\\b${name}\\b(?!-)`).test(sources) ||
      sources.includes(`${name.replace(/\w+$/, '')}\${`)
    expect(classes.filter((name) => !isNamed(name))).toEqual([])
  })
})
