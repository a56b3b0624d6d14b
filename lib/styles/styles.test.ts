/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { compileString } from 'sass'
import { compileSheet } from '#build/styles.ts'
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

it('has the same breakpoint for the menu as its script', () => {
  // Just above it, because windows have fractions of pixels when zoomed.
  const [, menu = ''] =
    /menu: (\d+)px/.exec(readFileSync('lib/styles/_settings.scss', 'utf8')) ?? []
  expect(readFileSync('lib/client/menu.ts', 'utf8')).toContain(`(min-width: ${menu}.02px)`)
})

const [, order = ''] = /^@layer ([\w, -]+);/m.exec(compileSheet('lib/styles/_layers.scss')) ?? []
const layers = order.split(', ')

describe.each(['print', 'forced-colors', 'more-contrast'])('rules for %s', (mixin) => {
  it('are in a layer after that of components, also between the rules of a component', () => {
    const css = withTools(
      `@layer components { .a { color: red; @include ${mixin} { margin: 0; } } }`,
    )
    const [, layer = '', query, rule] =
      /@layer ([\w-]+) \{\s*@media (.+?) \{\s*(.*) \{/.exec(css) ?? []
    expect(layers.indexOf(layer)).toBeGreaterThan(layers.indexOf('components'))
    expect(query).toContain(mixin.replace('more-', ''))
    expect(rule).toBe('.a')
    expect(css).toMatch(/@layer components \{\s*\.a \{\s*color: red;\s*\}\s*\}/)
  })
})

/** What opens each of the outermost blocks of a sheet. */
function outermost(css: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [token, opening] of css.matchAll(/([^{};]*)\{|\}/g)) {
    if (token !== '}' && depth === 0) found.push(opening?.trim() ?? '')
    depth += token === '}' ? -1 : 1
  }
  return found
}

const defined = compileSheet('app/globals.scss')

const modules = globSync('{app,components,lib}/**/*.{ts,tsx,svg}')
const sources = modules.map((file) => readFileSync(file, 'utf8')).join('\n')

describe.each(globSync('{app,components}/**/[!_]*.scss'))('%s', (file) => {
  const css = compileSheet(file)

  it('is imported by a module in its folder', () => {
    const importers = modules.filter(
      (module) =>
        dirname(module) === dirname(file) &&
        readFileSync(module, 'utf8')
          .split('\n')
          .includes(`import './${basename(file)}'`),
    )
    expect(importers).toHaveLength(1)
  })

  it('starts with the order of the layers and has every rule in a layer', () => {
    expect(css.startsWith(`@layer ${order};`)).toBe(true)
    const allowed = ['@font-face', ...layers.map((layer) => `@layer ${layer}`)]
    expect(outermost(css).filter((opening) => !allowed.includes(opening))).toEqual([])
  })

  it('measures the window without the bars of a phone, which `vh` ignores', () => {
    expect(css.match(/\d+vh\b/g) ?? []).toEqual([])
  })

  it('names no color of its own, which would stay when the palette changes', () => {
    const colors = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b|\brgb\([^)]*/gi)
    // Black in a mask or behind a dialog belongs to no palette.
    expect(colors?.filter((color) => !/^#000$|^rgb\(0 0 0 /.test(color)) ?? []).toEqual([])
  })

  it('uses only custom properties that are defined', () => {
    // The compiler rejects unknown steps and colors, but not these.
    const used = [...css.matchAll(/var\((--[a-z-]+)(?=\))/g)].map(([, name]) => `${name}:`)
    expect(used.filter((name) => !defined.includes(name) && !css.includes(name))).toEqual([])
  })

  it('has only classes that components use', () => {
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]+/g))
    // The end of a class may be a prop (`section-${layout}`).
    const isNamed = (name: string) =>
      new RegExp(`\\b${name}\\b(?!-)`).test(sources) ||
      sources.includes(`${name.replace(/\w+$/, '')}\${`)
    expect([...classes].filter((name) => !isNamed(name))).toEqual([])
  })
})
