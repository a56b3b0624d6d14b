/** A catalog of authors' mistakes: what is done to the small site, and what its author reads. */
import { describe, expect, it } from '@jest/globals'
import { stringify } from 'yaml'
import { fileOfData } from '#lib/content/data.ts'
import { DETAIL, makeTestSite, type TestSite } from './testSite.ts'

export type Mistake = (site: TestSite) => void

export const edit =
  (file: string, from: string | RegExp, to: string): Mistake =>
  (site) =>
    site.edit(file, from, to)

export const write =
  (file: string, text: string | Uint8Array): Mistake =>
  (site) =>
    site.write(file, text)

export const remove =
  (file: string): Mistake =>
  (site) =>
    site.remove(file)

export const move =
  (from: string, to: string): Mistake =>
  (site) =>
    site.move(from, to)

export const all =
  (...mistakes: Mistake[]): Mistake =>
  (site) => {
    for (const make of mistakes) make(site)
  }

/** Another line in place of the start of a point of the detail page. */
export const point = (line: string) => edit(DETAIL, '- A point', line)

/** A mistake in a site that has promised some addresses. */
export const promising = (paths: readonly string[], make: Mistake): Mistake =>
  all(write(fileOfData('contract'), stringify(paths)), make)

/** What an author reads after a mistake, on a day. */
export function reading(make: Mistake, day?: string): string {
  const site = makeTestSite()
  make(site)
  return site.report(day)
}

/** Tests each mistake: its title, how it is made, what is read, and on which day if that matters. */
export function catalog(
  title: string,
  mistakes: Record<string, readonly [make: Mistake, message: string, day?: string]>,
): void {
  describe(title, () => {
    it.each(Object.entries(mistakes))('%s', (_, [make, message, day]) => {
      expect(reading(make, day)).toBe(message.trim())
    })
  })
}
