/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { policyOfPage, UNFINISHED_POLICY } from './pagePolicy.ts'
import { headerPolicy, metaPolicy, type PageNeeds } from './policy.ts'

const needs: PageNeeds = {
  styles: ['sha256-a+/b='],
  scripts: true,
  islands: ['NewsStrip', 'ContactForm'],
  images: ['data:'],
}
const meta = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

describe('policyOfPage', () => {
  it('is what the page says of itself, and who may frame it', () => {
    const html = `<!DOCTYPE html><html><head><meta charset="utf-8">${meta(metaPolicy(needs))}<style>a{}</style></head></html>`
    expect(policyOfPage(html)).toBe(headerPolicy(needs))
  })

  it.each([
    ['says none', '<html><head><title>A</title></head></html>'],
    ['is empty', ''],
    ['has one in its text', `<html><head></head><body>${meta("default-src 'none'")}</body></html>`],
    ['has one in its styles', `<html><head><style>${meta("default-src 'none'")}</style></head></html>`],
    ['says something that would break a header', `<head>${meta("default-src 'none', script-src *")}</head>`],
    ['says something that would break a configuration', `<head>${meta('default-src $host')}</head>`],
    ['has a line break in it', `<head>${meta("default-src 'none'\nX: y")}</head>`],
  ])('is the one for all where the page %s', (_name, html) => {
    expect(policyOfPage(html)).toBe(UNFINISHED_POLICY)
  })
})
