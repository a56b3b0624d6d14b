import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Island } from './Island.tsx'

const quiet = expectQuiet()

/** Fails as long as it is told to. */
function Fragile({ fault }: { fault: { on: boolean } }) {
  if (fault.on) throw new Error('a broken part')
  return <p>The part</p>
}

describe('Island', () => {
  it('shows what is in it, marked with its name', () => {
    const { container } = render(
      <Island name="Sample">
        <p>The part</p>
      </Island>,
    )
    expect(container.children).toHaveLength(1)
    expect(container.firstElementChild).toHaveAttribute('data-island', 'Sample')
    expect(container.firstElementChild?.innerHTML).toBe('<p>The part</p>')
  })

  it('says when it has come to life, which repeats the clicks that came before', () => {
    const { container, hydrate } = serve(
      <Island name="Sample">
        <p>The part</p>
      </Island>,
    )
    expect(container.firstElementChild).not.toHaveAttribute('data-alive')
    hydrate()
    expect(container.firstElementChild).toHaveAttribute('data-alive')
  })

  it('keeps a fault to itself: the rest of the page stays', () => {
    quiet.allow(/a broken part/)
    render(
      <main>
        <h1>The page</h1>
        <Island name="Fragile">
          <Fragile fault={{ on: true }} />
        </Island>
        <Island name="Sound">
          <p>The neighbor</p>
        </Island>
      </main>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!')
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    expect(screen.getByText('The neighbor')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('logs which island failed, and why', () => {
    quiet.allow(/a broken part/)
    render(
      <Island name="Fragile">
        <Fragile fault={{ on: true }} />
      </Island>,
    )
    expect(console.error).toHaveBeenCalledWith(
      'Island Fragile failed:',
      expect.objectContaining({ message: 'a broken part' }),
      expect.stringContaining('Island'),
    )
  })

  it('tries again on request, as often as it takes', async () => {
    quiet.allow(/a broken part/)
    const user = userEvent.setup()
    const fault = { on: true }
    render(
      <Island name="Fragile">
        <Fragile fault={fault} />
      </Island>,
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeVisible()

    fault.on = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('The part')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
