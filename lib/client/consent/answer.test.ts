import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { ANSWER_KEY, cookieNames, forget, keepAnswer, readAnswer } from './answer.ts'

const src = 'https://tracker.example/t.js'

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts set cookies in this way.
  document.cookie = cookie
}

const clear = () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of cookieNames()) setCookie(`${name}=; Max-Age=0; Path=/`)
}
beforeEach(clear)
afterEach(() => {
  jest.restoreAllMocks()
  clear()
})

it('keeps the answer about one script', () => {
  expect(readAnswer(src)).toBeUndefined()
  keepAnswer({ src, allowed: true, cookies: ['a'] })
  expect(readAnswer(src)).toEqual({ src, allowed: true, cookies: ['a'] })
  expect(readAnswer('https://other.example/t.js')).toBeUndefined()
})

it.each(['', 'yes', '{', '7', 'null', '{"allowed":true}'])('takes %j for no answer', (kept) => {
  localStorage.setItem(ANSWER_KEY, kept)
  expect(readAnswer(src)).toBeUndefined()
})

it('takes a browser that keeps nothing for one that has declined', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  keepAnswer({ src, allowed: true })
  expect(readAnswer(src)).toEqual({ src, allowed: false })
})

it('forgets what the script has left, and nothing that was there before or is our own', () => {
  setCookie('before=1; Path=/')
  const before = cookieNames()
  setCookie('tracker=1; Path=/')
  keepAnswer({ src, allowed: true, cookies: before })
  sessionStorage.setItem('contact-draft', '{}')
  sessionStorage.setItem('tracker', '1')
  localStorage.setItem('tracker', '1')
  forget(before)
  expect(cookieNames()).toEqual(['before'])
  expect(Object.keys(localStorage)).toEqual([ANSWER_KEY])
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft'])
})

it('knows all that the site itself keeps: whoever keeps more says so in lib/client/consent/answer.ts', () => {
  const keeping = filesOf('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /(?:local|session)Storage|document\.cookie|indexedDB/.test(textOf(file)))
  expect(keeping.sort()).toEqual(['components/islands/ContactForm/draft.ts', 'lib/client/consent/answer.ts'])
})
