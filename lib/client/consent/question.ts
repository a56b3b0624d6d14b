import { element } from '#lib/search/results.ts'

/** The texts of the question. */
const words = {
  title: 'Lead tracking',
  text: 'May a script of another company tell our sales team which companies read these pages? It may set cookies. Without your consent it is not loaded.',
  notice: 'Read the cookie notice',
  allow: 'Allow',
  decline: 'Decline',
  allowed: ' Your answer so far: allowed.',
  declined: ' Your answer so far: declined.',
  /** On the buttons that reopen the question. */
  choices: 'Privacy choices',
} as const

const button = (text: string, onclick: () => void) => element('button', { type: 'button', onclick }, text)

/**
 * Asks in a bar between the page's text and its footer that sticks to the bottom of the window until scrolled to. It
 * neither takes focus nor covers the focused element. If the question is already open, returns the existing bar.
 *
 * @param before the answer so far, which the bar shows.
 * @param answer called with the visitor's choice after the bar is removed.
 * @returns the bar.
 */
export function ask(before: boolean | undefined, answer: (allowed: boolean) => void): HTMLElement {
  const open = document.querySelector<HTMLElement>('.consent')
  if (open) return open
  const choice = (allowed: boolean) =>
    button(allowed ? words.allow : words.decline, () => {
      bar.remove()
      answer(allowed)
    })
  const so = before === undefined ? '' : before ? words.allowed : words.declined
  const bar = element(
    'section',
    { className: 'consent', tabIndex: -1 },
    element('h2', { id: 'consent-title', className: 'unseen' }, words.title),
    element('p', {}, `${words.text}${so} `, element('a', { href: '/cookie-notice' }, words.notice)),
    choice(true),
    choice(false),
  )
  bar.setAttribute('aria-labelledby', 'consent-title')
  document.querySelector('[data-footer]')?.before(bar)
  return bar
}

/** Adds a button below the footer, and one on the cookie notice if that is the page. */
export function offerChoices(open: () => void): void {
  const entry = () => button(words.choices, open)
  const under = element('section', { className: 'consent-choices', ariaLabel: words.choices }, entry())
  document.querySelector('[data-footer]')?.after(under)
  document.querySelector('#your-choice > div')?.append(element('p', { className: 'consent-choices' }, entry()))
}

/** Moves the focus from an answered question to the button that reopens it, without scrolling. */
export function focusChoices(): void {
  document.querySelector<HTMLElement>('section.consent-choices button')?.focus({ preventScroll: true })
}
