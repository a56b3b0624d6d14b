/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { parseFragment } from 'parse5'
import sharp from 'sharp'
import { drawnText } from '#lib/content/fields.ts'
import { getData, getPage } from '#lib/content/pages.ts'
import { COLORS } from './colors.ts'
import { SHARE_SIZE, shareAlt, shareWords } from './metadata.ts'
import { findDrawing } from './shareFigure.ts'
import { shareImage } from './shareImage.ts'

const MARK = { width: 20, height: 32, ink: 'M2 30h16', accent: 'M6 28l2-16h4l2 16z' }

const draw = (title: string, provider: Parameters<typeof shareImage>[2] = { mark: MARK }) =>
  shareImage({ title, section: 'Transformation Consulting', name: 'Tester' }, undefined, provider)

/** The longest title the page schema allows, with the longest words. */
const LONGEST = 'Internationalization and Conceptualization of Infrastructure'

it.each(['QA', 'ETL Testing', LONGEST])(
  'draws "%s" between section and name, within its margins',
  async (title) => {
    const { data, info } = await sharp(await draw(title))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(SHARE_SIZE)
    const color = (x: number, y: number) =>
      `#${data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3).toString('hex')}`
    expect([color(600, 20), color(112, 200)]).toEqual([COLORS.paper, COLORS.accent])
    const columns: number[] = []
    const rows: number[] = []
    for (let y = 112; y < 534; y += 2)
      for (let x = 150; x < 1200; x += 2)
        if (color(x, y) !== COLORS.paper) {
          columns.push(x)
          rows.push(y)
        }
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(180)
    expect(Math.max(...columns)).toBeLessThanOrEqual(1120)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(124)
    expect(Math.max(...rows)).toBeLessThanOrEqual(524)
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(60)
  },
)

it.each(['Tester', 'W'.repeat(120)])('draws the name "%s" within its margins', async (name) => {
  const right = { left: 1124, top: 540, width: 76, height: 90 }
  const below = { left: 184, top: 540, width: 900, height: 90 }
  const image = await shareImage({ title: 'ETL Testing', name }, undefined, { mark: MARK })
  const colors = async (room: typeof right) =>
    (await sharp(await sharp(image).extract(room).png().toBuffer()).stats()).channels[0]
  const margin = await colors(right)
  expect(margin?.min).toBe(margin?.max)
  expect((await colors(below))?.stdev).toBeGreaterThan(1)
})

it('draws every character that a title, a name or a label may have', async () => {
  const allowed = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => drawnText(0, 9, '').safeParse(`a${character}a`).success)
    .filter((character) => character.trim() !== '')
  expect(allowed).toEqual(expect.arrayContaining(['é', 'Ł', 'ş', 'ș', 'ẞ', '„', '“']))
  const words = allowed.join('')
  await shareImage({ title: words, section: words, name: words })
})

/** The left side of an image, where the mark is: its color there, at each point. */
async function leftOf(image: Buffer) {
  const { data } = await sharp(image)
    .extract({ left: 0, top: 0, width: 180, height: 630 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) =>
    `#${data.subarray(3 * (y * 180 + x), 3 * (y * 180 + x) + 3).toString('hex')}`
}

it('draws the mark of the pages, in its room left of the words', async () => {
  const colorAt = await leftOf(await draw('QA'))
  // The same path in one color, at the same size and place.
  const scale = Math.min(72 / MARK.width, 166 / MARK.height)
  const left = 112 - (scale * MARK.width) / 2
  const top = 536 - scale * MARK.height
  const alone = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="630"><g transform="translate(${left} ${top}) scale(${scale})"><path d="${MARK.accent}"/></g></svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const filled = alone.reduce((count, alpha) => count + Number(alpha === 255), 0)
  const missing = alone.filter(
    (alpha, at) => alpha === 255 && colorAt(at % 180, Math.floor(at / 180)) !== COLORS.accent,
  )
  expect(filled).toBeGreaterThan(100)
  expect(missing).toHaveLength(0)
})

it('draws a line as a line, even around something', async () => {
  const square = { width: 32, height: 32, ink: 'M2 2h28v28H2z' }
  const colorAt = await leftOf(await draw('QA', { mark: square }))
  // The middle of the room, and the left side of the square.
  expect([colorAt(112, 500), colorAt(112 - 72 / 2 + 5, 500)]).toEqual([COLORS.paper, COLORS.accent])
})

it('leaves its room empty for a provider without a mark', async () => {
  const colorAt = await leftOf(await draw('QA', {}))
  const found = new Set(Array.from({ length: 500 }, (_, y) => colorAt(112, y)))
  expect([...found]).toEqual([COLORS.paper])
})

it('rejects a title the font cannot draw', async () => {
  await expect(draw('Тест')).rejects.toThrow(/"Тест" needs Т.*Schibsted Grotesk/)
})

it('shows the first drawing on the page next to the title, its text in the site’s own font', async () => {
  const figure = (inside: string) =>
    findDrawing(
      parseFragment(
        `<main><svg class="icon"></svg><svg class="figure-wide" viewBox="0 0 440 300">${inside}</svg></main>`,
      ),
    )
  const accentBeside = async (inside: string) => {
    const image = sharp(
      await shareImage(
        { title: 'Conceptualization of ETL Testing', name: 'Tester' },
        figure(inside),
      ),
    )
    const right = await image
      .extract({ left: 690, top: 100, width: 460, height: 400 })
      .removeAlpha()
      .raw()
      .toBuffer()
    return right.toString('hex').split(COLORS.accent.slice(1)).length - 1
  }
  const [empty, line, words, unknown, named] = await Promise.all(
    [
      '',
      '<path class="accent" d="M0 150H440"/>',
      '<g class="accent"><text x="20" y="90">→ done</text></g>',
      '<text x="9" y="9">→</text>',
      '<path stroke="var(--accent)" stroke-width="2" d="M0 150H440"/>',
    ].map(accentBeside),
  )
  expect([empty, unknown]).toEqual([0, 0])
  expect(Math.min(line ?? 0, named ?? 0)).toBeGreaterThan(400)
  expect(words).toBeGreaterThan(0)
})

it('has alternative text with the same words', () => {
  const { site, navigation } = getData()
  const altOf = (path: string) => shareAlt(shareWords(getPage(path)))
  const titled = (path: string, ...above: string[]) =>
    [getPage(path).title, ...above, site.legalName].join(' · ')
  expect(altOf('/')).toBe(titled('/'))
  expect(altOf('/etl-testing')).toBe(
    titled('/etl-testing', getPage('/services/core-testing').title),
  )
  expect(altOf('/services/digital-assurance')).toBe(
    titled('/services/digital-assurance', navigation.services.label),
  )
  expect(altOf('/how-we-work')).toBe(titled('/how-we-work'))
})
