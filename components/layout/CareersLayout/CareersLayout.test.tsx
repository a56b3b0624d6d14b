import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { expectQuiet } from '#components/testing/quiet.ts'
import { getPageOf } from '#lib/content/pages.ts'
import { stubDialog } from '#lib/testing/browser.ts'
import { CareersLayout } from './CareersLayout.tsx'

expectQuiet()
beforeAll(stubDialog)
beforeEach(() => {
  render(<CareersLayout page={getPageOf('careers')} />)
})

describe('CareersLayout', () => {
  it('opens "No Open Positions" by its button, with the message and the mailbox', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Explore open positions' }))
    const dialog = screen.getByRole('dialog', { name: 'No Open Positions' })
    expect(dialog).toHaveTextContent('Currently, there are no open positions.')
    expect(dialog).toHaveTextContent(/resume/)
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', 'mailto:careers@plumbline.example')
  })

  it('says the same without script', () => {
    const html = renderToStaticMarkup(<CareersLayout page={getPageOf('careers')} />)
    expect(html).toMatch(
      /<noscript><p>Currently, there are no open positions\. .*resume.*careers@plumbline\.example/,
    )
  })

  it('has the four values of R11.2', () => {
    const values = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(values).toEqual(['Show Innovation', 'Raise the Bar', 'Stay Curious', 'Act with Integrity'])
  })
})
