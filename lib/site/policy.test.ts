/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { COMMON_POLICY, headerPolicy, metaPolicy, policyWithLeadTracking } from './policy.ts'

const policyFor = (...islands: string[]) => metaPolicy(['sha256-AAA=', 'sha256-BBB='], islands)

describe('metaPolicy', () => {
  it('allows a page without islands its own styles, script, fonts and images', () => {
    const policy = policyFor()
    const directivesWith = (source: string) =>
      [...policy.matchAll(/([a-z]+-src) ([^;]+)/g)]
        .filter(([, , value]) => value === source)
        .map(([, name]) => name)
    expect(directivesWith("'none'")).toEqual(['default-src'])
    expect(directivesWith("'self'")).toEqual([
      'script-src',
      'img-src',
      'font-src',
      'connect-src',
      'manifest-src',
    ])
    expect(policy).toContain("style-src 'self' 'sha256-AAA=' 'sha256-BBB='; ")
    expect(policy).toContain("form-action 'self'; base-uri 'none'; ")
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'$/)
  })

  it('allows an island the loader’s policy and only images of the site', () => {
    const policy = policyFor('HeroCube', 'NewsStrip')
    expect(policy).toContain("img-src 'self';")
    expect(policy).toMatch(/trusted-types islands$/)
  })

  it.each([policyFor(), policyFor('HeroCube', 'NewsStrip')])(
    'has nothing unsafe and no wildcards: %s',
    (policy) => {
      expect(policy).not.toMatch(/unsafe|\*|strict-dynamic|data:/)
      // It is used in a double-quoted attribute.
      expect(policy).not.toMatch(/["&<>]/)
    },
  )
})

describe('policyWithLeadTracking', () => {
  const origin = 'https://tracker.example'

  it('adds one origin for scripts, requests and images, and the Trusted Types policy for consent', () => {
    expect(policyWithLeadTracking(policyFor(), origin).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://tracker.example",
      "style-src 'self' 'sha256-AAA=' 'sha256-BBB='",
      "img-src 'self' https://tracker.example",
      "font-src 'self'",
      "connect-src 'self' https://tracker.example",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lead-tracking',
    ])
  })

  it('keeps everything a page with islands has', () => {
    const policy = policyWithLeadTracking(policyFor('NewsStrip'), origin)
    expect(policy).toContain("connect-src 'self' https://tracker.example;")
    expect(policy).toMatch(/trusted-types islands lead-tracking$/)
  })
})

describe('headerPolicy', () => {
  const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`

  it('repeats the page’s own policy and forbids framing', () => {
    const html = `<!DOCTYPE html><html><head><meta charset="utf-8">${meta(policyFor())}<style>a{}</style></head></html>`
    expect(headerPolicy(html)).toBe(`${policyFor()}; frame-ancestors 'none'`)
  })

  it.each([
    ['has none', '<html><head><title>A</title></head></html>'],
    ['has one in its text', `<html><head></head><body>${meta("default-src 'none'")}</body></html>`],
    ['has one that would break a header', `<head>${meta("default-src 'none'\nX: y")}</head>`],
  ])('falls back to the common policy if the page %s', (_name, html) => {
    expect(headerPolicy(html)).toBe(COMMON_POLICY)
  })
})
