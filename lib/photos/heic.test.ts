/** @jest-environment node */
import { expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { readHeader } from './header.ts'
import { heicToPng } from './heic.ts'
import { telephoneHeic } from './testing/pictures.ts'

it('reads the format and the size of a photograph from a telephone', () => {
  // Not turned yet.
  expect(readHeader(telephoneHeic())).toEqual({ format: 'HEIC', size: { width: 1280, height: 960 } })
})

it('says that it is cut off, wherever that is', () => {
  const whole = telephoneHeic()
  for (const length of [14, 40, 200, 900, 1500, whole.length - 1])
    expect(readHeader(whole.subarray(0, length))).toEqual({ format: 'HEIC' })
})

it('is decoded upright, in the colors that it means, and says nothing of its owner', async () => {
  const png = await heicToPng(telephoneHeic())
  const { width, height, exif, icc } = await sharp(png).metadata()
  expect([width, height, exif]).toEqual([960, 1280, undefined])
  expect(icc?.includes('mntrRGB')).toBe(true)
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 960 + x) * 3, (y * 960 + x) * 3 + 3)]
  // The middle of the sun, which without the profile would be a dull 234, 51, 35.
  const [red = 0, green = 0, blue = 0] = at(211, 307)
  expect(red).toBeGreaterThan(248)
  expect(Math.max(green, blue)).toBeLessThan(24)
  // Ground below.
  const [r = 0, g = 0, b = 0] = at(480, 1200)
  expect(g).toBeGreaterThan(Math.max(r, b))
})

it('is refused where it holds no picture', async () => {
  // libheif speaks of it itself.
  jest.spyOn(console, 'log').mockReturnValue()
  const bytes = telephoneHeic()
  // The item that the picture is has another type.
  bytes.write('none', bytes.indexOf('hvc1'), 'latin1')
  await expect(heicToPng(bytes)).rejects.toThrow()
})
