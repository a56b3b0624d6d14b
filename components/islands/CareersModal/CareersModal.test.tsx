import { beforeAll, describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { stubDialog } from '#lib/testing/browser.ts'
import { CareersModal } from './CareersModal.tsx'

const quiet = expectQuiet()
beforeAll(stubDialog)

const modal = (
  <CareersModal
    button="Explore open positions"
    dialog={{
      title: 'No Open Positions',
      text: 'Currently, there are no open positions.',
      invitation: 'Please send your resume to {email}, and we will write.',
    }}
    email="careers@plumbline.example"
  />
)

const opener = () => screen.getByRole('button', { name: 'Explore open positions' })

describe('CareersModal', () => {
  it('is closed at first', () => {
    render(modal)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('No Open Positions')).not.toBeVisible()
  })

  it('opens with its title as its name, the message and the mailbox', async () => {
    render(modal)
    await userEvent.click(opener())
    const dialog = screen.getByRole('dialog', { name: 'No Open Positions' })
    expect(dialog).toHaveTextContent('Currently, there are no open positions.')
    expect(dialog).toHaveTextContent(
      'Please send your resume to careers@plumbline.example, and we will write.',
    )
    expect(within(dialog).getByRole('link', { name: 'careers@plumbline.example' })).toHaveAttribute(
      'href',
      'mailto:careers@plumbline.example',
    )
  })

  it.each(['OK', 'Close'])('closes by %s, and opens again', async (name) => {
    render(modal)
    await userEvent.click(opener())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(opener())
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('leaves the opening to a browser that knows commands', async () => {
    render(modal)
    Object.defineProperty(opener(), 'command', { value: 'show-modal' })
    await userEvent.click(opener())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open when it comes to life after the visitor has opened it', async () => {
    // React in development notes the attribute and leaves it alone; in production it does not look.
    quiet.allow(/some attributes of the server rendered HTML didn't match/)
    const { hydrate } = serve(modal)
    document.querySelector('dialog')?.showModal()
    hydrate()
    expect(screen.getByRole('dialog', { name: 'No Open Positions' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
