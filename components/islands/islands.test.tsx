/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandOf, tools } from '#components/tools/Tool.tsx'
import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH } from '#lib/contact/protocol.ts'
import { filesOf } from '#lib/testing/tree.ts'
import { ContactForm } from './ContactForm/ContactForm.tsx'
import { HeroCube } from './HeroCube/HeroCube.tsx'
import { NewsStrip } from './NewsStrip/NewsStrip.tsx'
import { TestimonialCarousel } from './TestimonialCarousel/TestimonialCarousel.tsx'

/** Each island as the server renders it, and what its HTML must hold before any script runs. */
const FIRST_STATES: Record<string, { element: ReactElement; holds: (string | RegExp)[] }> = {
  ContactForm: {
    element: (
      <ContactForm
        labels={{ email: 'Your e-mail address', comment: 'Your message', button: 'Send' }}
        mailbox="hello@plumbline.example"
      />
    ),
    holds: [
      // Without script the browser posts the form and checks it by its own flags.
      /<form(?![^>]*novalidate)[^>]* action="\/api\/contact" method="post"/i,
      new RegExp(
        `<input id="email"[^>]* type="email"[^>]* required=""[^>]* maxLength="${MAX_EMAIL_LENGTH}"`,
        'i',
      ),
      new RegExp(`<textarea id="comment"[^>]* rows="4"[^>]* maxLength="${MAX_COMMENT_LENGTH}"`, 'i'),
      '<label for="email">Your e-mail address</label>',
      '<label for="comment">Your message</label>',
      /<button type="submit"(?![^>]*disabled)[^>]*>Send<\/button>/,
    ],
  },
  HeroCube: {
    element: <HeroCube taglines={['First line.', 'Second line.', 'Third line.', 'Fourth line.']} />,
    holds: [
      /<h1[^>]*>First line\.<\/h1>/,
      /<p[^>]*>Second line\.<\/p>/,
      /<p[^>]*>Third line\.<\/p>/,
      /<p[^>]*>Fourth line\.<\/p>/,
      'Pause',
    ],
  },
  NewsStrip: {
    element: <NewsStrip />,
    holds: ['Loading news articles...', /aria-busy="true"/],
  },
  TestimonialCarousel: {
    element: (
      <TestimonialCarousel
        testimonials={[
          { name: 'Ada', designation: 'Reader', text: 'The first words.', monogram: 'AA' },
          { name: 'Bob', designation: 'Writer', text: 'The other words.', monogram: 'BB' },
        ]}
      />
    ),
    // Side by side, none of them hidden, in a strip that the keyboard can scroll.
    holds: [
      'The first words.',
      'The other words.',
      /class="testimonials-strip"[^>]* tabindex="0"/i,
      /^(?!.*aria-hidden="true"><bl)/,
    ],
  },
}

// Tools are whole without script: inputs, the result, a drawing with its name, and the same as a table.
for (const [name, { Inside }] of Object.entries(tools))
  FIRST_STATES[islandOf(name)] = {
    element: <Inside />,
    holds: [
      'role="group" aria-label="Inputs"',
      'tool-summary',
      /role="img" aria-label="[^"]{20,}"/,
      '<td>',
      'href="/',
    ],
  }

const folders = filesOf('components/islands/*/')
  .map((folder) => folder.split('/').at(-1) ?? '')
  .filter((name) => name !== 'Island' && name !== 'Tool')

describe.each(folders)('%s on the server', (name) => {
  const state = FIRST_STATES[name]
  if (!state) {
    it('has a first state in this suite', () => {
      throw new Error(`Add ${name} to FIRST_STATES.`)
    })
    return
  }
  const html = renderToString(state.element)

  it.each(state.holds)('holds %s', (what) => {
    if (typeof what === 'string') expect(html).toContain(what)
    else expect(html).toMatch(what)
  })

  it('has no style attribute and hides nothing', () => {
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/opacity/)
    expect(html).not.toMatch(/\shidden/)
  })
})
