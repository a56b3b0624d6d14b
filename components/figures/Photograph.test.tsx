/** @jest-environment node */
/** Tests photographs from Markdown to figure. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { getPhoto } from '#lib/content/photos.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { makePhotoFolder, type PhotoFolder } from '#scripts/photos/testing/folder.ts'

let folder: PhotoFolder

beforeAll(async () => {
  folder = await makePhotoFolder()
  jest.unstable_mockModule('#lib/content/photos.ts', () => ({
    getPhoto: (name: string) => getPhoto(name, folder.root),
  }))
})
afterAll(() => folder.dispose())

async function htmlOf(mdx: string) {
  const { compileMdx } = await import('#components/testing/compileMdx.tsx')
  return renderToStaticMarkup(await compileMdx(mdx))
}

const LINE = '![Anna at the whiteboard](anna-smith.jpg "Monday, *nine* o’clock")'

describe('a photograph on a line of its own', () => {
  it('is a figure with a caption, in every format and width, which reserves its space and loads lazily', async () => {
    const html = await htmlOf(`Before.\n\n${LINE}\n\nAfter.`)
    expect(html).toMatch(/^<p>Before\.<\/p>\n<figure.*<\/figure>\n<p>After\.<\/p>$/)
    expect(html).toContain('<figcaption class="label">Monday, *nine* o’clock</figcaption>')
    const { avif, webp, jpeg } = getPhoto('anna-smith.jpg', folder.root)
    for (const [format, files] of Object.entries({ avif, webp })) {
      const sizes = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
      expect(html).toContain(`<source type="image/${format}" srcSet="${sizes}" sizes="`)
    }
    expect(html).toContain(`src="${jpeg.at(-1)?.url}"`)
    expect(html).toContain('width="640" height="800" alt="Anna at the whiteboard" loading="lazy"')
    expect(await problemsOf(html)).toEqual([])
  })

  it('needs no caption', async () => {
    expect(await htmlOf('![Anna at the whiteboard](anna-smith.jpg)')).not.toContain('figcaption')
  })

  it('is placed next to a section’s text, like a drawing', async () => {
    const html = await htmlOf(
      `<Section>\n\n## Heading\n\nText.\n\n${LINE}\n\nMore text.\n\n</Section>`,
    )
    expect(html).toMatch(
      /<div class="section-text"><h2 id="heading">.*More text\.<\/p><\/div><div class="section-figure"><figure /,
    )
    expect(await problemsOf(html)).toEqual([])
  })
})

it('is narrower if it is taller than wide', async () => {
  const html = await htmlOf(LINE)
  expect(html).toContain('<figure class="figure photograph photograph-tall">')
  expect(html).toContain('sizes="(width &lt; 520px) 100vw, 480px"')
})

it('says what to do if it has not been prepared', async () => {
  await expect(htmlOf('![Nobody at all](nobody.jpg)')).rejects.toThrow(
    'The photograph nobody.jpg has not been prepared yet. Run `npm run photos`.',
  )
})
