/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { getClaim, getData, getPage, getPageOf, getPages, getTrail } from './pages.ts'

it('the contract has 64 addresses, and a page for each', () => {
  const { contract } = getData()
  expect(new Set(contract).size).toBe(64)
  expect(getPages().map(({ path }) => path)).toEqual(expect.arrayContaining(contract))
})

describe('the registry', () => {
  it.each(['home', 'industries', 'about', 'careers', 'contact', 'siteIndex'] as const)(
    'has one page with the layout %s',
    (layout) => {
      expect(getPageOf(layout).layout).toBe(layout)
    },
  )

  it('leads from each page up to home', () => {
    for (const { path } of getPages()) {
      if (path === '/') expect(getTrail(path)).toEqual([])
      else expect(getTrail(path)[0]?.path).toBe('/')
    }
    expect(getTrail('/self-healing-scripts').map(({ path }) => path)).toEqual([
      '/',
      '/services/product-engineering',
      '/services/ai_engineering',
      '/aiml',
    ])
  })

  it('knows data, claims and texts by name, and says what it does not know', () => {
    expect(getData().strengths).toHaveLength(10)
    expect(getClaim('cycle-time').figure).toBe('40%')
    expect(() => getClaim('cycle')).toThrow('has the id "cycle"')
    expect(() => getPage('/etl-test')).toThrow('Did you mean /etl-testing?')
  })
})
