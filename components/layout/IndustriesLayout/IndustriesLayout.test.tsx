import { beforeEach, describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPageOf } from '#lib/content/pages.ts'
import { IndustriesLayout } from './IndustriesLayout.tsx'

expectQuiet()
beforeEach(() => {
  render(<IndustriesLayout page={getPageOf('industries')} />)
})

const items = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

describe('IndustriesLayout', () => {
  it('has the seven industries of R8.1 in their order, each with an icon', () => {
    expect(items().map((item) => item.querySelector('summary h2')?.textContent)).toEqual([
      'Healthcare',
      'FinTech',
      'Media and Entertainment',
      'Retail',
      'eLearning',
      'Gaming',
      'Travel/Tourism & Hospitality',
    ])
    for (const item of items()) expect(item.querySelectorAll('summary svg')).toHaveLength(1)
  })

  it('opens one at a time, and none at first', () => {
    expect(items().filter((item) => item.open)).toEqual([])
    const [group, ...more] = new Set(items().map((item) => item.getAttribute('name')))
    expect(group).toBeTruthy()
    expect(more).toEqual([])
  })

  it('can be linked to item by item', () => {
    const anchors = items().map((item) => item.querySelector('[id]')?.id)
    expect(anchors).toContain('fintech')
    expect(new Set(anchors).size).toBe(7)
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9-]*$/)
  })
})
