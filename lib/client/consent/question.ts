import { element } from '#lib/search/results.ts'

/** What the question says. */
const words = {
  title: 'Lead tracking',
  text: 'May a script of another company tell our sales team which companies read these pages? It may set cookies. Without your consent it is not loaded.',
  notice: 'Read the cookie notice',
  allow: 'Allow',
  decline: 'Decline',
  allowed: ' Your answer so far: allowed.',
  declined: ' Your answer so far: declined.',
  /** On the buttons by which a visitor comes back to the question. */
  choices: 'Privacy choices',
} as const

const button = (text: string, onclick: () => void) => element('button', { type: 'button', onclick }, text)

/**
 * Asks, in a bar between the text of the page and its footer, which stays at the lower edge of the window until one is
 * there. It takes no focus by itself and covers nothing that has it. An open question is not asked twice.
 *
 * @param before the answer so far, which the bar then says.
 * @param answer is told what the visitor chooses; the bar is gone then.
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

/** Adds a button under the footer, and one to the cookie notice where that is the page. */
export function offerChoices(open: () => void): void {
  const entry = () => button(words.choices, open)
  const under = element('section', { className: 'consent-choices', ariaLabel: words.choices }, entry())
  document.querySelector('[data-footer]')?.after(under)
  document
    .querySelector('#your-choice > div')
    ?.append(element('p', { className: 'consent-choices' }, entry()))
}

/** Where the focus goes from a question that is answered: to the way back to it, without moving the page. */
export function focusChoices(): void {
  document.querySelector<HTMLElement>('section.consent-choices button')?.focus({ preventScroll: true })
}
