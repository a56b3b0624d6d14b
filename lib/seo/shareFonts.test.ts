/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getPages } from '#lib/content/pages.ts'
import { refuseMissingSigns, shareFonts } from './shareFonts.ts'
import { shareWords } from './shareWords.ts'

describe('the faces of share images', () => {
  it('have one weight each, in a format that the renderer reads', async () => {
    for (const { data } of await shareFonts()) {
      expect(data.readUInt32BE(0)).toBe(0x00010000)
      // A variable font has a table of its axes.
      expect(data.subarray(0, 512).includes('fvar')).toBe(false)
    }
  })

  it('show the words of every page', async () => {
    const fonts = await shareFonts()
    const words = getPages().flatMap((page) => Object.values(shareWords(page)))
    await expect(refuseMissingSigns(words.join(' '), fonts)).resolves.toBeUndefined()
  })

  it('refuse what would be fetched from a network', async () => {
    await expect(refuseMissingSigns('Testing 測試', await shareFonts())).rejects.toThrow(
      'The share image of "Testing 測試" needs 測 (U+6E2C), 試 (U+8A66), which Schibsted Grotesk does not have. Write the title without it.',
    )
  })
})
