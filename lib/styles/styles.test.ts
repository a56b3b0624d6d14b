/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { compile, compileString } from 'sass'
import { COLORS, DARK_PAPER } from '#lib/seo/colors.ts'

const loadPaths = ['lib/styles']
const css = (source: string) => compileString(source, { loadPaths, style: 'compressed' }).css
const withTools = (source: string) => css(`@use 'tools' as *;\n${source}`)

/** What the author of a slip reads. */
function slip(source: string): string {
  try {
    withTools(source)
  } catch (error) {
    return (error as { sassMessage: string }).sassMessage
  }
  throw new Error(`This compiles: ${source}`)
}

describe('settings and tools', () => {
  it('emit no CSS', () => {
    expect(css("@use 'settings';")).toBe('')
    expect(css("@use 'tools';")).toBe('')
  })

  it('give the steps of the grid', () => {
    expect(withTools('a { margin: space(0) space(half) space(1) space(20) }')).toBe(
      'a{margin:0 4px 8px 160px}',
    )
  })

  it('give colors as properties, so that one rule serves both schemes', () => {
    expect(withTools('a { color: color(ink); background: color(night-soft) }')).toBe(
      'a{color:var(--ink);background:var(--night-soft)}',
    )
  })

  it('have the colors of what no style sheet reaches', () => {
    const settings = readFileSync('lib/styles/_settings.scss', 'utf8')
    for (const [name, color] of Object.entries(COLORS))
      expect(settings).toContain(`${name}: light-dark(${color},`)
    expect(settings).toContain(`paper: light-dark(${COLORS.paper}, ${DARK_PAPER})`)
  })

  it.each([
    ['menu', 1024],
    ['why', 972],
    ['hero', 768],
  ])('change the layout %s at %i pixels, on one side of which each width is', (name, pixels) => {
    expect(withTools(`@include up-to(${name}) { a { margin: 0 } }`)).toBe(
      `@media(max-width: ${pixels}px){a{margin:0}}`,
    )
    expect(withTools(`@include wider-than(${name}) { a { margin: 0 } }`)).toBe(
      `@media(min-width: ${pixels}.02px){a{margin:0}}`,
    )
  })

  it('move only for those who have not asked for less', () => {
    expect(withTools('a { @include motion { transition: color 1s } }')).toBe(
      '@media(prefers-reduced-motion: no-preference){a{transition:color 1s}}',
    )
  })

  it('stop at an unknown step, color or width, and say where the scale is', () => {
    expect(slip('a { margin: space(7) }')).toMatchInlineSnapshot(
      `"'Unknown space "7". The space scale in lib/styles/_settings.scss has: 0, half, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20.'"`,
    )
    expect(slip('a { color: color(inc) }')).toMatchInlineSnapshot(
      `"'Unknown color "inc". The color scale in lib/styles/_settings.scss has: paper, sheet, ink, soft, rule, line, accent, wash, warn, pass, fail, night, night-ink, night-soft, night-rule.'"`,
    )
    expect(slip('@include up-to(tablet) { a { margin: 0 } }')).toMatchInlineSnapshot(
      `"'Unknown breakpoint "tablet". The breakpoint scale in lib/styles/_settings.scss has: menu, why, hero.'"`,
    )
    expect(slip('@include wider-than(1024px) { a { margin: 0 } }')).toMatchInlineSnapshot(
      `"'Unknown breakpoint "1024px". The breakpoint scale in lib/styles/_settings.scss has: menu, why, hero.'"`,
    )
  })
})

const globals = compile('app/globals.scss', { loadPaths }).css
const defined = new Set([...globals.matchAll(/(--[a-z-]+):/g)].map(([, name]) => String(name)))

/** What may be invisible, and why it is never lost. */
const MAY_HIDE = new Set([
  // The page that is being left, while it fades.
  '::view-transition-old(root)',
  // The testimonials behind the current one, once the carousel is alive.
  '.testimonials-other',
  // Shown by hover and focus, without script, and only where there is hover.
  '.reveal:not(:hover, :focus-within) .words > p + p',
])

const sheets = globSync('{app,components}/**/*.scss').sort()

it('finds the style sheets', () => {
  expect(sheets.length).toBeGreaterThan(20)
})

describe.each(sheets)('%s', (file) => {
  const compiled = compile(file, { loadPaths }).css

  it('uses known steps, colors and widths', () => {
    // An unknown one stops the compiler; what it lets through are names that the page does not have.
    const used = new Set([...compiled.matchAll(/var\((--[a-z-]+)(?=\))/g)].map(([, name]) => name))
    expect([...used].filter((name) => !defined.has(String(name)) && !compiled.includes(`${name}:`))).toEqual(
      [],
    )
  })

  it('hides nothing that only a script could show', () => {
    const hiding = [...compiled.matchAll(/([^{}]+)\{[^{}]*(?:opacity: 0;|[^-]visibility: hidden)/g)]
    expect(hiding.map(([, selector]) => String(selector).trim()).filter((one) => !MAY_HIDE.has(one))).toEqual(
      [],
    )
  })
})

describe('app/globals.scss', () => {
  it('defines a property for each color, in both schemes', () => {
    const settings = readFileSync('lib/styles/_settings.scss', 'utf8')
    const colors = [...settings.matchAll(/^ {2}([a-z-]+): light-dark/gm)].map(([, name]) => `--${name}`)
    expect(colors.length).toBeGreaterThan(10)
    for (const color of colors) expect(globals).toMatch(new RegExp(`${color}: light-dark\\(#`))
  })

  it('has the order of the layers in one line', () => {
    expect(globals.match(/@layer [a-z, ]+;/g)).toEqual(['@layer reset, base, shared;'])
  })
})

it.each([
  ['the page fades in from a blur in 500 ms', 'app/globals.scss', /animation: from-blur 500ms/],
  [
    'testimonials fade in 1000 ms',
    'components/islands/TestimonialCarousel/TestimonialCarousel.scss',
    /opacity 1000ms/,
  ],
  [
    'the spacer is as high as the bar, or 72 px',
    'components/layout/Page/Page.module.scss',
    /\.spacer \{\s*block-size: var\(--navbar-height, 72px\)/,
  ],
  [
    'the icon of an open item turns blue',
    'components/blocks/Accordion/Accordion.module.scss',
    /\.item\[open\] > \.bar svg \{\s*color: var\(--accent\)/,
  ],
  [
    'the hero of About Us grows at half',
    'components/layout/AboutLayout/AboutLayout.module.scss',
    /\[data-half-seen\] \{\s*scale: 1\.\d+;/,
  ],
])('%s', (_, sheet, rule) => {
  expect(compile(sheet, { loadPaths }).css).toMatch(rule)
})

/** Each module of styles with the component that names its classes. */
const modules = globSync('components/**/*.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const from = /from '([#\w./]+\.module\.scss)'/.exec(source)?.[1]
  const sheet = from?.startsWith('#')
    ? from.slice(1)
    : from && `${file.replace(/[^/]+$/, '')}${from.slice(2)}`
  const names = [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => String(name))
  return sheet ? [{ file, sheet, names }] : []
})

it.each(modules)('$file names classes that $sheet has', ({ sheet, names }) => {
  const { css: compiled } = compile(sheet, { loadPaths })
  const missing = new Set(names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(compiled)))
  expect([...missing]).toEqual([])
})

it.each([...new Set(modules.map(({ sheet }) => sheet))].sort())(
  '%s has no class that nobody names',
  (sheet) => {
    const sources = modules
      .filter((module) => module.sheet === sheet)
      .map(({ file }) => readFileSync(file, 'utf8'))
    const { css: compiled } = compile(sheet, { loadPaths })
    const classes = new Set(
      [...compiled.matchAll(/(?<!:global\()\.([a-zA-Z][\w-]*)/g)].map(([, name]) => String(name)),
    )
    // A class that a component takes from its props (`styles[marker]`) is named by its schema.
    const dynamic = sources.some((source) => /styles\[/.test(source))
    const unnamed = [...classes].filter(
      (name) => !sources.some((source) => source.includes(`styles.${name}`)),
    )
    expect(dynamic ? [] : unnamed).toEqual([])
  },
)
