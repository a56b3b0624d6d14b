/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { problemsOf } from '#lib/testing/html.ts'
import { Photo } from './Photo.tsx'

const files = (ending: string) =>
  [240, 640, 960].map((width) => ({ url: `/photos/anna-${width}.0123456789abcdef.${ending}`, width }))
const photo = {
  width: 960,
  height: 1200,
  colors: Array.from({ length: 16 }, (_, index) => `0000${index.toString(16)}0`).join(''),
  avif: files('avif'),
  webp: files('webp'),
}
const html = renderToStaticMarkup(
  <Photo photo={photo} alt="Anna at her desk" sizes="320px" shape="portrait" />,
)

describe('Photo', () => {
  it('is valid and carries no style', async () => {
    expect(await problemsOf(html)).toEqual([])
    expect(html).not.toContain('style=')
  })

  it('offers each format in each width, and one file to those who know neither', () => {
    expect(html).toContain(
      '<source type="image/avif" srcSet="/photos/anna-240.0123456789abcdef.avif 240w, /photos/anna-640.0123456789abcdef.avif 640w, /photos/anna-960.0123456789abcdef.avif 960w" sizes="320px"/>',
    )
    expect(html).toContain('src="/photos/anna-640.0123456789abcdef.webp"')
    expect(html).toContain('/photos/anna-960.0123456789abcdef.webp 960w')
  })

  it('keeps its place on the page before it is there', () => {
    expect(html).toContain('width="960" height="1200"')
    expect(html.match(/<path /g)).toHaveLength(16)
    expect(html).toContain('<path fill="#000050" d="M1 1h1v1h-1z"></path>')
  })

  it('is loaded when it comes near, or at once', () => {
    expect(html).toContain('loading="lazy"')
    const eager = renderToStaticMarkup(<Photo photo={photo} alt="" sizes="100vw" eager />)
    expect(eager).toContain('loading="eager"')
  })

  it('has words for those who do not see it', () => {
    expect(html).toContain('alt="Anna at her desk"')
  })
})
