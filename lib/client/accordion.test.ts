import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openTargets } from './accordion.ts'

const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView

const item = (id: string) => document.getElementById(id)?.closest('details') as HTMLDetailsElement

beforeEach(() => {
  history.replaceState(null, '', '/industries')
  scrollIntoView.mockClear()
  document.body.innerHTML = `
    <details><summary>Healthcare</summary><div id="healthcare"><p id="inside">…</p></div></details>
    <details><summary>FinTech</summary><div id="fintech">…</div></details>
    <p id="elsewhere">…</p>`
})

/** Goes to a fragment as a link on the page does; browsers report it a moment later. */
const follow = (hash: string) =>
  new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true })
    location.hash = hash
  })

describe('openTargets', () => {
  it('leaves all items closed where the address points to none', () => {
    openTargets()
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('opens the item that the address points to, and shows it', () => {
    history.replaceState(null, '', '/industries#fintech')
    openTargets()
    expect(item('fintech').open).toBe(true)
    expect(item('healthcare').open).toBe(false)
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('fintech')])
  })

  it('opens the item around what the address points to', () => {
    history.replaceState(null, '', '/industries#inside')
    openTargets()
    expect(item('healthcare').open).toBe(true)
  })

  it('follows a link to another item', async () => {
    openTargets()
    await follow('#healthcare')
    expect(item('healthcare').open).toBe(true)
    await follow('#fintech')
    expect(item('fintech').open).toBe(true)
  })

  it('does not move the page for an item that is open', () => {
    history.replaceState(null, '', '/industries#fintech')
    item('fintech').open = true
    openTargets()
    expect(item('fintech').open).toBe(true)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it.each(['#elsewhere', '#nowhere', '#', '#%E0%A4%A'])('bears an address that ends in %s', (hash) => {
    history.replaceState(null, '', `/industries${hash}`)
    expect(openTargets).not.toThrow()
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  })
})
