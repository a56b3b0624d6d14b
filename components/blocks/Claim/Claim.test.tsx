/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Tile } from '#components/blocks/Tiles/Tile.tsx'
import { getData } from '#lib/content/pages.ts'
import { Claim } from './Claim.tsx'

describe.each(getData().claims.figures)('the claim $id', ({ id, figure, wording, phrase }) => {
  it('stands in a sentence by its phrase', () => {
    expect(renderToStaticMarkup(<Claim id={id} />)).toBe(phrase.replaceAll('&', '&amp;'))
  })

  it('stands on a tile by its figure, and is read out once', () => {
    const html = renderToStaticMarkup(<Tile claim={id} />)
    expect(html).toContain(`<span class="figure" aria-hidden="true">${figure}</span>`)
    expect(html).toContain(`<span>${wording}</span>`)
  })
})

it('stops the build at a claim that nobody has made', () => {
  expect(() => renderToStaticMarkup(<Claim id="cycle-tmie" />)).toThrow('has the id "cycle-tmie"')
  expect(() => renderToStaticMarkup(<Tile claim="" />)).toThrow('has the id ""')
})
