/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Tile } from '#components/blocks/Tiles/Tiles.tsx'
import { getData } from '#lib/content/pages.ts'
import { Claim } from './Claim.tsx'

describe.each(getData().claims.figures)('the claim $id', ({ id, figure, wording, phrase }) => {
  it('stands in a sentence by its phrase', () => {
    expect(renderToStaticMarkup(<Claim id={id} />)).toBe(phrase.replaceAll('&', '&amp;'))
  })

  it('stands on a tile once, its figure set large', () => {
    const html = renderToStaticMarkup(<Tile claim={id} />)
    expect(html.replace(/<[^>]*>/g, '')).toBe(wording.replaceAll('&', '&amp;'))
    expect(html.toLowerCase()).toContain(`<strong class="tiles-figure">${figure.toLowerCase()}</strong>`)
  })
})

it('stops the build at a claim that nobody has made', () => {
  expect(() => renderToStaticMarkup(<Claim id="cycle-tmie" />)).toThrow('has the id "cycle-tmie"')
  expect(() => renderToStaticMarkup(<Tile claim="" />)).toThrow('has the id ""')
})
