/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { RESOURCE_POLICY, SECURITY_HEADERS } from '../headers.ts'
import { nginxConfig } from './nginx.ts'
import { largeSite, testSite } from './testSite.ts'

const places = { root: '/srv/site', names: ['site.example', 'www.site.example'], engine: '127.0.0.1:3000' }

// What nginx makes of it: edge/hosts.conformance.test.ts.
describe('nginxConfig', () => {
  it('says where things are', () => {
    const config = nginxConfig(testSite(), places)
    for (const line of [
      'listen 80;',
      'server_name site.example www.site.example;',
      'root "/srv/site";',
      'proxy_pass http://127.0.0.1:3000;',
    ]) {
      expect(config).toContain(`  ${line}\n`)
    }
  })

  it('closes each block', () => {
    const config = nginxConfig(testSite(), places).replace(/"[^"\n]*"|'[^'\n]*'/g, '')
    expect(config.match(/{/g)?.length).toBe(config.match(/}/g)?.length)
  })

  it('knows each page, its file, its policy and its aliases', () => {
    const config = nginxConfig(testSite(), places)
    for (const { path, file, policy } of testSite().pages) {
      expect(config).toContain(`\n  "${path}" "${file}";\n`)
      expect(config).toContain(`\n  "${path}" "${policy}";\n`)
    }
    expect(config).toContain('\n  "" "/";\n')
    expect(config).toContain('\n  "/ui-ux-testing" "/uiux-testing";\n')
    expect(config).not.toContain('"/ai-ml"')
  })

  it('sends every header of the table', () => {
    const config = nginxConfig(testSite(), places)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      // Share images have another value of this one.
      const sent = name === RESOURCE_POLICY ? '$site_resource' : value
      expect(config).toContain(`\n  add_header ${name} "${sent}" always;\n`)
    }
    expect(config).toContain('"~^/og/" cross-origin;\n  default same-origin;')
  })

  it('names speculation rules only where there are some', () => {
    expect(nginxConfig(testSite(), places)).toContain('default "\\"/speculation-rules.json\\"";')
    expect(nginxConfig(testSite({ files: [] }), places)).not.toContain('speculation-rules')
  })

  it('makes room for many pages', () => {
    expect(nginxConfig(largeSite(6400), places)).toContain('map_hash_max_size 16384;')
  })
})
