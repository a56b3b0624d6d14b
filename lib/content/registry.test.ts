/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ContentError } from './errors.ts'
import { openRegistry, readRegistry } from './registry.ts'
import { DETAIL, LANDING, makeTestSite, type TestSite } from './testSite.ts'

/** The detail page told of something else, as a draft. */
const draftOf = (text: string) =>
  text
    .replaceAll('alpha', 'gamma')
    .replaceAll('number 14', 'number 24')
    .replace('- /beta', '- /alpha')
    .replace('intro:', 'draft: true\nintro:')

let site: TestSite
beforeEach(() => {
  site = makeTestSite()
})
afterEach(() => {
  jest.restoreAllMocks()
  site.dispose()
})

describe('readRegistry', () => {
  it('gives pages in the order of paths, with their front matter', () => {
    const { pages, page } = readRegistry(site.root, [])
    expect(pages.map(({ path }) => path)).toEqual(['/', '/alpha', '/beta', '/industries', '/services/checks'])
    expect(page('/alpha')).toMatchObject({ layout: 'detail', title: 'All about alpha', file: DETAIL })
    expect(page('/alpha').body).toContain('## How alpha at first is done')
  })

  it('gives data', () => {
    expect(readRegistry(site.root, []).data.site.name).toBe('Tester')
  })

  it('gives the parsed body', () => {
    const { text } = readRegistry(site.root, [])
    expect(text('/alpha').sections.map(({ heading }) => heading)).toEqual([
      'How alpha at first is done',
      'How alpha later on is done',
    ])
    expect(text('/services/checks').passages.some((one) => one.text.includes('reduced by 40%'))).toBe(true)
  })

  it('names the nearest page for an unknown path', () => {
    const { page } = readRegistry(site.root, [])
    expect(() => page('/alfa')).toThrow(
      'No page stands at /alfa: there is no content/alfa.mdx. Did you mean /alpha?',
    )
  })

  it('throws one error with all problems of all files', () => {
    site.edit(DETAIL, 'layout: detail', 'layout: detial')
    site.edit(LANDING, 'icon="gear"', 'icon="geer"')
    const act = () => readRegistry(site.root, [])
    expect(act).toThrow(ContentError)
    expect(act).toThrow(/has 2 errors[\s\S]*alpha\.mdx:2:9[\s\S]*checks\.mdx:35:26/)
  })

  it('lets advice pass', () => {
    site.edit(DETAIL, '- A point', '- We ensure a point')
    expect(() => readRegistry(site.root, [])).not.toThrow()
  })
})

describe('pages that are not published', () => {
  beforeEach(() => {
    site.write('content/gamma.mdx', draftOf(site.read(DETAIL)))
  })

  it('are left out', () => {
    const { pages, page } = readRegistry(site.root, [])
    expect(pages.map(({ path }) => path)).not.toContain('/gamma')
    expect(() => page('/gamma')).toThrow('No page stands at /gamma')
  })

  it('are there for those who ask', () => {
    expect(readRegistry(site.root, [], { unpublished: true }).page('/gamma').title).toBe('All about gamma')
    expect(openRegistry(site.root, [], true)().page('/gamma')).toMatchObject({ draft: true })
  })

  it('are there from their day on', () => {
    site.edit('content/gamma.mdx', 'draft: true', 'publishAt: 2026-06-30')
    const on = (day: string) =>
      readRegistry(site.root, [], { now: new Date(day) }).pages.map(({ path }) => path)
    expect(on('2026-06-29T23:59:59.999Z')).not.toContain('/gamma')
    expect(on('2026-06-30T00:00:00.000Z')).toContain('/gamma')
  })
})

describe('openRegistry', () => {
  it('reads once', () => {
    const registry = openRegistry(site.root, [])
    const first = registry()
    site.edit(DETAIL, 'title: All about alpha', 'title: All about ants')
    expect(registry()).toBe(first)
  })

  it('sees changes, errors and their end while it watches', () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    const registry = openRegistry(site.root, [], true)
    expect(registry().page('/alpha').title).toBe('All about alpha')

    site.edit(DETAIL, 'title: All about alpha', 'title: All about ants')
    expect(registry().page('/alpha').title).toBe('All about alpha')
    now += 1000
    expect(registry().page('/alpha').title).toBe('All about ants')

    site.edit(DETAIL, 'layout: detail', 'layout: detial')
    now += 1000
    expect(registry).toThrow(ContentError)
    expect(registry).toThrow(ContentError)

    site.edit(DETAIL, 'layout: detial', 'layout: detail')
    now += 1000
    expect(registry().page('/alpha').title).toBe('All about ants')
  })
})
