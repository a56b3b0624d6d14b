/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { policyOfPage } from '../site/pagePolicy.ts'
import { finishExport } from './finish.ts'
import { integrityOf } from './integrity.ts'
import { buildConsent, leadTrackingSrc } from './leadTracking.ts'
import {
  ISLAND_BODY,
  ISLAND_ROWS,
  listFiles,
  nextPage,
  type SampleExport,
  writeSample,
} from './testing/sample.ts'

const SRC = 'https://tracker.example/t.js?id=7'

describe('the address in the environment', () => {
  it.each([undefined, '', '  '])('is none where it is %j', (value) => {
    expect(leadTrackingSrc({ LEAD_TRACKING_SRC: value })).toBeUndefined()
  })

  it('is taken as it is', () => {
    expect(leadTrackingSrc({ LEAD_TRACKING_SRC: ` ${SRC}\n` })).toBe(SRC)
  })

  it.each(['t.js', 'http://tracker.example/t.js', 'https://me:secret@tracker.example/t.js'])(
    'stops the build where it is %s, and does not show it',
    (value) => {
      const address = () => leadTrackingSrc({ LEAD_TRACKING_SRC: value })
      expect(address).toThrow(/^LEAD_TRACKING_SRC must be an https:\/\/ address .* \.env\.example/)
      expect(address).not.toThrow(value)
    },
  )
})

it('makes one small script that knows one address', async () => {
  const { code, css, origin } = await buildConsent(process.cwd(), SRC)
  expect(gzipSync(code).length).toBeLessThanOrEqual(2048)
  expect(code.split(SRC)).toHaveLength(2)
  expect(code).not.toContain('LEAD_TRACKING_SRC')
  expect(origin).toBe('https://tracker.example')
  // Each page has only those custom properties that it uses itself.
  expect(css).not.toContain('var(')
})

const read = ({ outDir }: SampleExport, file: string) => readFileSync(join(outDir, file), 'utf8')

const PAGES = {
  'index.html': nextPage(),
  'contact-us.html': nextPage({ body: ISLAND_BODY, rows: ISLAND_ROWS }),
}

it.each([SRC, undefined])('a build with %j as the address', async (leadTracking) => {
  const sample = { ...writeSample(PAGES), leadTracking }
  const { pages } = await finishExport(sample)
  const scripts = listFiles(sample.outDir).filter((file) => /\/consent\.[\da-f]{16}\.js$/.test(file))
  for (const file of Object.keys(PAGES)) {
    const html = read(sample, file)
    expect(policyOfPage(html)).toBe(pages[file]?.policy)
    const asked = html.match(
      /<script defer fetchpriority="low" src="([^"]+)" integrity="([^"]+)"><\/script><\/head>/,
    )
    if (leadTracking === undefined) {
      expect(html).not.toMatch(/tracker|consent/)
      expect(asked).toBeNull()
      expect(scripts).toEqual([])
    } else {
      expect(asked?.[1]).toBe(`/${scripts[0]}`)
      expect(asked?.[2]).toBe(integrityOf(read(sample, scripts[0] ?? '')))
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => integrityOf(css))
      expect(styles).toHaveLength(2)
      for (const hash of styles) expect(pages[file]?.policy).toContain(`'${hash}'`)
      expect(pages[file]?.policy).toMatch(/script-src 'self' https:\/\/tracker\.example;/)
    }
  }
})
