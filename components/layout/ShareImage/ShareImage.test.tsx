/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { COLORS } from '#lib/seo/colors.ts'
import { shareFonts } from '#lib/seo/shareFonts.ts'
import { SHARE_SIZE } from '#lib/seo/shareSize.ts'
import { ShareImage } from './ShareImage.tsx'

/** The longest that the schema of pages allows, with words as long as there are. */
const LONGEST = 'Internationalization and Conceptualization of Infrastructure'

async function pixelsOf(title: string) {
  const drawing = ShareImage({ title, section: 'Transformation Consulting', name: 'Plumbline' })
  const png = await new ImageResponse(drawing, { ...SHARE_SIZE, fonts: await shareFonts() }).bytes()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) =>
    `#${data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3).toString('hex')}`
}

/** Columns and rows between which something other than the ground is drawn, to the right of the line. */
function extent(pixel: (x: number, y: number) => string, from: number, to: number) {
  const columns: number[] = []
  const rows: number[] = []
  for (let y = from; y < to; y += 2)
    for (let x = 150; x < SHARE_SIZE.width; x += 2)
      if (pixel(x, y) !== COLORS.paper) {
        columns.push(x)
        rows.push(y)
      }
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  }
}

describe('ShareImage', () => {
  it('draws the line on paper', async () => {
    const pixel = await pixelsOf('ETL Testing')
    expect(pixel(600, 20)).toBe(COLORS.paper)
    for (const y of [0, 200, 400]) expect(pixel(112, y)).toBe(COLORS.accent)
  })

  it.each(['QA', 'ETL Testing', LONGEST])(
    'keeps "%s" between section and name, within its margins',
    async (title) => {
      const { left, right, top, bottom } = extent(await pixelsOf(title), 112, 534)
      expect(left).toBeGreaterThanOrEqual(180)
      expect(right).toBeLessThanOrEqual(1120)
      expect(top).toBeGreaterThanOrEqual(124)
      expect(bottom).toBeLessThanOrEqual(524)
      // As large as its length allows.
      expect(bottom - top).toBeGreaterThan(60)
    },
  )
})
