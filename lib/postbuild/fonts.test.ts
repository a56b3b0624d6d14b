/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { codePointsOf } from './cmap.ts'
import {
  codePointsOfCss,
  type Face,
  facesOf,
  ISLAND_SIGNS,
  missingSigns,
  subsetFace,
  subsetFonts,
  unknownFeatures,
  weightsOf,
  withFonts,
} from './fonts.ts'

const MONO = readFileSync(
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
)
const SANS = readFileSync(
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
)
const CSS =
  '@font-face{font-family:Grotesk;src:url(/m/sans.1a.woff2)format("woff2");font-weight:400 900}@font-face{font-family:"Mono";src:url("/m/mono.woff2")format("woff2");font-weight:100 900}@font-face{font-family:Fallback;src:local(Arial)}a{font-weight:620}b:after{content:"\\2212"}'

const points = (text: string) => new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))

describe('what style sheets say of fonts', () => {
  it('lists the faces that have files', () => {
    expect(facesOf(CSS)).toEqual([
      { family: 'Grotesk', url: '/m/sans.1a.woff2', weights: { min: 400, max: 900 } },
      { family: 'Mono', url: '/m/mono.woff2', weights: { min: 100, max: 900 } },
    ])
  })

  it.each([
    ['a{font-weight:600}', 400, 700],
    ['a{font-weight:300}b{font:850 1rem/1 x}', 300, 850],
    ['a{font:italic 350 1rem x}', 350, 700],
    ['a{font:inherit;font-weight:bold}', 400, 700],
    ['@font-face{font-weight:100 900}', 400, 700],
  ])('weights of %s', (css, min, max) => {
    expect(weightsOf(css)).toEqual({ min, max })
  })

  it('knows the features that subsets keep', () => {
    expect(unknownFeatures('a{font-variant-numeric:tabular-nums;font-variant-ligatures:none}')).toEqual([])
    expect(unknownFeatures('a{font-variant-caps:small-caps}b{font-feature-settings:"ss01"}')).toEqual([
      'font-variant-caps: small-caps',
      'font-feature-settings: "ss01"',
    ])
  })

  it('reads signs that stand in the styles, also as escapes', () => {
    expect(codePointsOfCss(CSS).has(0x2212)).toBe(true)
  })
})

describe('subsets', () => {
  const face: Face = { family: 'Mono', url: '/m/mono.woff2', weights: { min: 100, max: 900 } }

  it('have the signs asked for, and no others', async () => {
    const { bytes, path } = await subsetFace(face, MONO, points('Aé−→'), { min: 400, max: 700 })
    expect(await codePointsOf(bytes)).toEqual(points('Aé−'))
    expect(path).toMatch(/^\/_next\/static\/media\/mono\.[\da-f]{16}\.woff2$/)
    expect(bytes.length).toBeLessThan(MONO.length / 4)
  })

  it('are the same each time', async () => {
    const [one, two] = [
      await subsetFace(face, MONO, points('ab'), { min: 400, max: 700 }),
      await subsetFace(face, MONO, points('ba'), { min: 400, max: 700 }),
    ]
    expect(one.path).toBe(two.path)
  })

  it('of all fonts together: every sign that a page or an island shows is there', async () => {
    const shown = points('Ÿ“”’…€')
    const fonts = await subsetFonts(CSS, shown, (url) => (url.includes('mono') ? MONO : SANS))
    expect(await missingSigns(shown.union(new Set(ISLAND_SIGNS)), [fonts[0]?.bytes ?? MONO])).toEqual([
      'Ÿ (U+0178)',
    ])
    expect(
      await missingSigns(
        points('a→'),
        fonts.map(({ bytes }) => bytes),
      ),
    ).toEqual(['→ (U+2192)'])
    expect(withFonts(CSS, fonts)).not.toContain('/m/')
    expect(withFonts(CSS, fonts)).toContain(fonts[1]?.path)
  })
})
