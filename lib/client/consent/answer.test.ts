import { afterEach, expect, it, jest } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { ANSWER_KEY, keepAnswer, readAnswer } from './answer.ts'

const src = 'https://tracker.example/t.js'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it.each(['', 'yes', '{', '7', 'null', '{"allowed":true}'])('treats %j as no answer', (kept) => {
  localStorage.setItem(ANSWER_KEY, kept)
  expect(readAnswer(src)).toBeUndefined()
})

it('treats a browser that cannot store the answer as having declined', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  keepAnswer({ src, allowed: true })
  expect(readAnswer(src)).toEqual({ src, allowed: false })
})

it('knows everything the site itself stores: add anything new to lib/client/consent/answer.ts', () => {
  const keeping = filesOf('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /(?:local|session)Storage|document\.cookie|indexedDB/.test(textOf(file)))
  expect(keeping.sort()).toEqual(['components/islands/ContactForm/draft.ts', 'lib/client/consent/answer.ts'])
})
