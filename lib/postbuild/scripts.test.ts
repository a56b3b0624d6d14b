/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { elements, parseDocument } from './document.ts'
import { classifyScript, startOrder } from './scripts.ts'

function classify(script: string) {
  const page = parseDocument(`<!DOCTYPE html><html><head></head><body>${script}</body></html>`)
  const [element] = elements(page).filter(({ tagName }) => tagName === 'script')
  if (!element) throw new Error('no script')
  return classifyScript(element)
}

const order = { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [94553] }

describe('classifyScript', () => {
  it.each([
    ['<script src="/_next/static/chunks/3-x~8_q.js" async=""></script>', 'chunk'],
    ['<script src="/_next/static/chunks/a.js" noModule=""></script>', 'polyfill'],
    ['<script defer="" src="/site.js"></script>', 'page'],
    ['<script>(self.__next_f=self.__next_f||[]).push([0])</script>', 'flight'],
    ['<script>self.__next_f.push([1,"0:null\\n"])</script>', 'flight'],
    ['<script type="application/ld+json">{"@type":"Organization"}</script>', 'data'],
    [
      `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(order)});</script>`,
      'start',
    ],
  ])('%s is known', (script, kind) => {
    expect(classify(script).kind).toBe(kind)
  })

  it.each([
    ['another origin', '<script src="https://evil.example/x.js"></script>'],
    ['another origin without protocol', '<script src="//evil.example/_next/static/chunks/a.js"></script>'],
    ['a path that only begins well', '<script src="/_next/static/chunks/../../x.js"></script>'],
    ['a module', '<script type="module" src="/_next/static/chunks/a.js"></script>'],
    ['code', '<script>alert(1)</script>'],
    ['code after flight data', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
    ['code inside flight data', '<script>self.__next_f.push([1,""+alert(1)+""])</script>'],
    ['another kind of flight data', '<script>self.__next_f.push([3,"AAAA"])</script>'],
    [
      'code in an order to start',
      '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert()],"runtimeModuleIds":[]});</script>',
    ],
    ['data that is no JSON', '<script type="application/ld+json">{oops}</script>'],
  ])('%s is unknown', (_, script) => {
    expect(classify(script)).toMatchObject({ kind: 'unknown', found: expect.any(String) })
  })
})

it('writes an order that ends where it ends', () => {
  expect(startOrder(order)).toMatch(/^\(globalThis.*\);\n$/)
})
