/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { problemsOf } from '#lib/testing/html.ts'
import { Photo } from './Photo.tsx'

const files = (ending: string) =>
  [320, 640].map((width) => ({ url: `/photos/anna-${width}.0123456789abcdef.${ending}`, width }))
const photo = {
  width: 640,
  height: 800,
  colors: Array.from({ length: 16 }, (_, index) => `0000${index.toString(16)}0`).join(''),
  avif: files('avif'),
  webp: files('webp'),
  jpeg: files('jpeg'),
}

it('offers each format in each width, reserves its space, and loads lazily', async () => {
  const html = renderToStaticMarkup(
    <Photo photo={photo} alt="Anna at her desk" sizes="320px" shape="portrait" />,
  )
  expect(await problemsOf(html)).toEqual([])
  expect(html).not.toContain('style=')
  for (const format of ['avif', 'webp']) {
    expect(html).toContain(
      `<source type="image/${format}" srcSet="/photos/anna-320.0123456789abcdef.${format} 320w, /photos/anna-640.0123456789abcdef.${format} 640w" sizes="320px"/>`,
    )
  }
  expect(html).toContain('src="/photos/anna-640.0123456789abcdef.jpeg"')
  expect(html).toContain('width="640" height="800" alt="Anna at her desk" loading="lazy"')
  expect(html.match(/<path /g)).toHaveLength(16)
  expect(html).toContain('<path fill="#000050" d="M1 1h1v1h-1z"></path>')
})
