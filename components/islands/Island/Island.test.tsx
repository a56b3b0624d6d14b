import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { JSX } from 'react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.node'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Boundary } from './Boundary.tsx'
import { Island } from './Island.tsx'

const quiet = expectQuiet()

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  )
}

/** An island's file, as built by `build`. */
const file = (component: (props: never) => JSX.Element) => [
  'Counter',
  (_: unknown, module: { exports: object }) => {
    Object.assign(module, { exports: { Counter: component } })
  },
]
const island = () => document.querySelector('[data-island]')
const arrive = (component: (props: never) => JSX.Element) =>
  act(async () => (window as unknown as { islands: unknown[] }).islands.push(file(component)))
const isAlive = () =>
  waitFor(() => expect(island()).toHaveAttribute('data-alive'), { timeout: 4000 })

describe('an island', () => {
  const button = () => screen.getByRole('button')

  beforeEach(() => {
    document.body.innerHTML = renderToString(
      <Island name="Counter">
        <Counter label={'</div>&"Clicks'} />
      </Island>,
    )
  })
  afterEach(() => document.body.replaceChildren())

  it('hydrates its HTML with its props, whichever file loads first', async () => {
    const before = button()
    Object.assign(window, { islands: [file(Counter)] })
    await act(() => import('./start.tsx'))
    await isAlive()
    expect(button()).toBe(before)
    await userEvent.click(before)
    expect(before).toHaveTextContent('</div>&"Clicks 1')
  })

  it('announces that it is alive, starts once, and removes its notice', async () => {
    let alive = 0
    island()?.addEventListener('alive', () => alive++)
    island()?.insertAdjacentHTML('beforeend', '<div class="island-notice"></div>')
    await arrive(Counter)
    await arrive(Counter)
    await isAlive()
    expect([alive, island()?.childElementCount]).toEqual([1, 1])
  })

  it('leaves the focus where it is, also if it has to replace the element', async () => {
    quiet.allow(/Island Counter differs from its HTML/)
    const before = button()
    before.focus()
    // As a browser extension does.
    before.prepend(document.createElement('i'))
    await arrive(Counter)
    await isAlive()
    expect(before).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  it('keeps what was typed and chosen, also if it has to replace the elements', async () => {
    quiet.allow(/Island Counter differs from its HTML/)
    const heard: string[] = []
    const Fields = () => (
      <div onInput={({ target }) => heard.push((target as HTMLInputElement).value)}>
        <label>
          Name <input type="text" name="name" defaultValue="Ada" />
        </label>
        <textarea name="words" defaultValue="some" />
        {['1', '2'].map((value) => (
          <label key={value}>
            <input type="radio" name="level" value={value} defaultChecked={value === '1'} /> {value}
          </label>
        ))}
      </div>
    )
    document.body.innerHTML = renderToString(
      <Island name="Counter">
        <Fields />
      </Island>,
    )
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
    const radio = () => screen.getByRole('radio', { name: /2/ })
    const before = name()
    await userEvent.click(radio())
    await userEvent.type(before, ' L')
    before.setSelectionRange(1, 3)
    // As a browser that translates the page does.
    for (const label of document.querySelectorAll('label'))
      label.append(document.createElement('font'))
    await arrive(Fields)
    await isAlive()
    expect(before).not.toBeInTheDocument()
    expect(name()).toHaveValue('Ada L')
    expect(name()).toHaveFocus()
    expect(name()).toHaveProperty('selectionStart', 1)
    expect(radio()).toBeChecked()
    expect(heard).toEqual(['Ada L', '2'])
  })

  it('reports a hydration mismatch', async () => {
    quiet.allow(/Island Counter differs from its HTML/)
    await arrive(() => <p>Something else</p>)
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'Island Counter differs from its HTML:',
        expect.any(Error),
      ),
    )
  })
})

it('contains an error, and restarts on request', async () => {
  quiet.allow(/a broken part/)
  const fault = { on: true }
  const root = document.body.appendChild(document.createElement('div'))
  const Fragile = () => {
    if (fault.on) throw new Error('a broken part')
    return <p>The part</p>
  }
  render(
    <Boundary element={root}>
      <Fragile />
    </Boundary>,
    { container: root },
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!')
  fault.on = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('The part')).toBeVisible()
  expect(root).toHaveFocus()
})
