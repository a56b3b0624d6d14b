import { expect, it, jest } from '@jest/globals'
import { askBeforeLeaving } from './leaving.ts'

it('has the browser ask before a reload that could not fetch the editor again', () => {
  const stop = askBeforeLeaving()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isAsked()).toBe(true)
  onLine.mockRestore()
  stop()
})
