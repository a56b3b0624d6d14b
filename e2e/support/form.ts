import type { Page } from '@playwright/test'
import { getPageByLayout } from '#lib/content/pages.ts'
import { MESSAGES } from './requirements.ts'

const { form: labels } = getPageByLayout('contact')

/** The parts of the contact form, by what its page calls them. */
export const formOf = (page: Page) => {
  const form = page.getByRole('main').locator('form')
  return {
    form,
    email: form.getByLabel(labels.email, { exact: true }),
    comment: form.getByLabel(labels.comment, { exact: true }),
    // Its words change while it is sending and after a failure.
    send: form.locator('[type=submit]'),
    again: form.getByRole('button', { name: 'Try again' }),
    failure: form.getByRole('region', { name: MESSAGES.failed }),
    status: form.getByRole('status'),
    success: page.getByRole('heading', { name: MESSAGES.sentHeading, exact: true }),
  }
}
