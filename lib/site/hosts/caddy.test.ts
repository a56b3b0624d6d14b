/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { headersFor, SECURITY_HEADERS } from '../headers.ts'
import { caddyfile } from './caddy.ts'
import { testSite } from './testSite.ts'

const places = { root: '/srv/site', names: ['site.example', 'www.site.example'], engine: '127.0.0.1:3000' }

/** The spellings that a line of the table takes, as JavaScript reads them. */
function spellings(config: string): { pattern: RegExp; page: string }[] {
  return [...config.matchAll(/`~\(\?i\)([^`]+)` `([^`]+)`/g)].map(([, pattern = '', page = '']) => ({
    pattern: new RegExp(pattern, 'i'),
    page,
  }))
}

describe('caddyfile', () => {
  const config = caddyfile(testSite(), places)
  const meant = (uri: string) => spellings(config).find(({ pattern }) => pattern.test(uri))?.page

  it('says where things are', () => {
    expect(config).toContain('\nsite.example, www.site.example {\n\troot * `/srv/site`\n')
    expect(config).toContain('\treverse_proxy 127.0.0.1:3000\n')
    expect(config).toContain('\tprecompressed br gzip\n')
  })

  it('closes each block', () => {
    const blocks = config.replace(/`[^`]*`|\{[^{}\s]+\}/g, '')
    expect(blocks.match(/{/g)?.length).toBe(blocks.match(/}/g)?.length)
  })

  it.each([
    ['/', '/'],
    ['/?a=b', '/'],
    ['/index.html', '/'],
    ['/about-us', '/about-us'],
    ['/about-us?a=b', '/about-us'],
    ['/About-Us/', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['//about-us', '/about-us'],
    ['/UI-UX-testing/', '/uiux-testing'],
    ['/about-us/more', undefined],
    ['//evil.example', undefined],
    ['/about-us%2f', undefined],
    ['/ai-ml', undefined],
  ])('%s means %p', (uri, page) => {
    expect(meant(uri)).toBe(page)
  })

  it('sends every header of the table, and each page its policy', () => {
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...headersFor('api') })) {
      expect(config).toContain(`\t${name} \`${value}\`\n`)
    }
    for (const { path, file, policy } of testSite().pages) {
      expect(config).toContain(`\` \`${path}\` \`${file}\` \`${policy}\`\n`)
    }
  })

  it('keeps search engines from listing twins', () => {
    const config = caddyfile(testSite(), places)
    expect(config).toContain('@twin path *.md /llms.txt /llms-full.txt\n')
    expect(config).toContain('header @twin {\n\t\t\tX-Robots-Tag `noindex`\n')
  })

  it('lets other sites show share images', () => {
    expect(config).toContain('@share path /og/*\n')
    expect(config).toContain('header @share {\n\t\t\tCross-Origin-Resource-Policy `cross-origin`\n')
  })

  it('names speculation rules only where there are some', () => {
    expect(config).toContain('Speculation-Rules `"/speculation-rules.json"`')
    expect(config).toContain('Content-Type `application/speculationrules+json`')
    expect(caddyfile(testSite({ files: [] }), places)).not.toContain('speculation-rules')
  })
})
