/** @jest-environment node */
import { expect, it } from '@jest/globals'
import sharp from 'sharp'
import { getPages } from '#lib/content/pages.ts'
import { COLORS } from './colors.ts'
import { shareImage } from './shareImage.ts'
import { SHARE_SIZE, shareAlt, shareWords } from './shareWords.ts'

const draw = (title: string) => shareImage({ title, section: 'Transformation Consulting', name: 'Plumbline' })

/** The longest that the schema of pages allows, with words as long as there are. */
const LONGEST = 'Internationalization and Conceptualization of Infrastructure'

it.each(['QA', 'ETL Testing', LONGEST])(
  'sets "%s" between section and name, within its margins',
  async (title) => {
    const { data, info } = await sharp(await draw(title))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject(SHARE_SIZE)
    const color = (x: number, y: number) =>
      `#${data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3).toString('hex')}`
    expect([color(600, 20), color(112, 200), color(112, 400)]).toEqual([
      COLORS.paper,
      COLORS.accent,
      COLORS.accent,
    ])
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

it('refuses a title with a character that the face lacks', async () => {
  await expect(draw('Тест')).rejects.toThrow(/"Тест" needs Т.*Schibsted Grotesk/)
})

it('says the same to those who do not see it', () => {
  const alts = Object.fromEntries(getPages().map((page) => [page.path, shareAlt(shareWords(page))]))
  expect(alts['/']).toBe('Software that holds true. · Plumbline Quality Engineering')
  expect(alts['/etl-testing']).toBe(
    'ETL Testing · Essential Assurance Services · Plumbline Quality Engineering',
  )
  expect(alts['/services/digital-assurance']).toBe(
    'Quality Assurance · Services · Plumbline Quality Engineering',
  )
})
