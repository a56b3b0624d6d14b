import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { keepClicks } from './clicks.ts'

const alive = (island: Element) => island.toggleAttribute('data-alive', true)

describe('keepClicks', () => {
  let island: HTMLElement
  let heard: string[]

  beforeEach(() => {
    document.body.innerHTML = `<button type="button" id="outside"></button><div data-island="One">
      <button type="button" id="next"><span>Next</span></button><button type="button" id="pause"></button>
      <form><button type="submit" id="send"></button></form><div class="notice"><button type="button" id="again"></button></div>
    </div>`
    island = document.querySelector('[data-island]') as HTMLElement
    heard = []
    keepClicks([island])
  })

  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  /** Brings the island to life: from now on its buttons answer. */
  const hydrate = () => {
    for (const button of island.querySelectorAll('button'))
      button.addEventListener('click', () => heard.push(button.id))
    alive(island)
  }

  it('repeats clicks in their order, once the island is alive', async () => {
    click('#next span')
    click('#pause')
    click('#next')
    hydrate()
    expect(heard).toEqual([])
    await dueTasks()
    expect(heard).toEqual(['next', 'pause', 'next'])
  })

  it('repeats none that came after', async () => {
    hydrate()
    await dueTasks()
    click('#next')
    await dueTasks()
    expect(heard).toEqual(['next'])
  })

  it('repeats none that brought the island to life and was answered', async () => {
    island.addEventListener('click', hydrate, { once: true })
    click('#next')
    await dueTasks()
    expect(heard).toEqual([])
  })

  it('repeats none on other buttons', async () => {
    const again = document.getElementById('again') as HTMLButtonElement
    again.onclick = jest.fn()
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    for (const selector of ['#outside', '#send', '#again']) click(selector)
    hydrate()
    await dueTasks()
    expect(heard).toEqual([])
  })

  it('repeats none that the browser itself has answered', async () => {
    const next = document.getElementById('next') as HTMLButtonElement
    Object.defineProperty(next, 'commandForElement', { value: document.body })
    click('#next')
    hydrate()
    await dueTasks()
    expect(heard).toEqual([])
  })
})
