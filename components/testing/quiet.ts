import { afterEach, beforeEach, expect, jest } from '@jest/globals'

/** Fails every test in the file on errors reported by React or jsdom, unless the test allows them. */
export function expectQuiet(): { allow: (pattern: RegExp) => void } {
  let allowed: RegExp[] = []
  const errors: string[] = []
  beforeEach(() => {
    allowed = []
    errors.length = 0
    jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      errors.push(words.map(String).join(' '))
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([])
  })
  return { allow: (pattern) => allowed.push(pattern) }
}
