import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clearDraft, loadDraft, newDraftId, saveDraft } from './draft.ts'

const draft = { id: 'a'.repeat(32), email: 'ada@example.com', comment: 'Two\nlines' }

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

describe('newDraftId', () => {
  it('is what the edge takes for an id, and another one each time', () => {
    const ids = Array.from({ length: 100 }, newDraftId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(100)
  })
})

describe('the draft of a tab', () => {
  it('is not there at first', () => {
    expect(loadDraft()).toBeUndefined()
  })

  it('comes back as it was saved last, until it is cleared', () => {
    saveDraft({ ...draft, comment: 'Older words' })
    saveDraft(draft)
    expect(loadDraft()).toEqual(draft)
    clearDraft()
    expect(loadDraft()).toBeUndefined()
  })

  it.each([
    ['broken JSON', '{"id":'],
    ['a text', '"draft"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a draft without an id', JSON.stringify({ email: '', comment: '' })],
    ['a draft whose id is a number', JSON.stringify({ ...draft, id: 1 })],
    ['a draft without an e-mail', JSON.stringify({ ...draft, email: undefined })],
    ['a draft whose comment is an object', JSON.stringify({ ...draft, comment: {} })],
  ])('is none where the storage holds %s', (_, text) => {
    saveDraft(draft)
    sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? '', text)
    expect(loadDraft()).toBeUndefined()
  })

  it('holds nothing that somebody else has stored beside it', () => {
    saveDraft(draft)
    sessionStorage.setItem(
      Object.keys(sessionStorage)[0] ?? '',
      JSON.stringify({ ...draft, toString: 'x', extra: true }),
    )
    expect(loadDraft()).toEqual(draft)
  })

  it('is lost, and nothing else, in a browser that refuses storage', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    expect(() => saveDraft(draft)).not.toThrow()
    expect(loadDraft()).toBeUndefined()
    expect(clearDraft).not.toThrow()
  })
})
