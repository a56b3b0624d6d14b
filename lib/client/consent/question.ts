/** What the question says. */
export const words = {
  title: 'Lead tracking',
  text: 'May a script of another company tell our sales team which companies read these pages? It may set cookies. Without your consent it is not loaded.',
  notice: 'Read the cookie notice',
  allow: 'Allow',
  decline: 'Decline',
  allowed: 'Your answer so far: allowed.',
  declined: 'Your answer so far: declined.',
} as const

const ID = 'consent-title'

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  text: string,
  className = '',
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  made.textContent = text
  if (className) made.className = className
  return made
}

/**
 * Asks, in a bar between the text of the page and its footer, which stays at the lower edge of the window until one is
 * there. It takes no focus by itself and covers nothing that has it. An open question is not asked twice. The bar is
 * not of a kind that stands directly in the body of any page: React then passes it over when it comes to life.
 *
 * @param before the answer so far, which the bar then says.
 * @param answer is told what the visitor chooses; the bar is gone then.
 * @returns the bar.
 */
export function ask(before: boolean | undefined, answer: (allowed: boolean) => void): HTMLElement {
  const open = document.querySelector<HTMLElement>('.consent')
  if (open) return open
  const bar = element('section', '', 'consent')
  bar.tabIndex = -1
  bar.setAttribute('aria-labelledby', ID)

  const title = element('h2', words.title, 'unseen')
  title.id = ID
  const so = before === undefined ? '' : ` ${before ? words.allowed : words.declined}`
  const text = element('p', `${words.text}${so} `)
  const notice = element('a', words.notice)
  notice.href = '/cookie-notice'
  text.append(notice)

  const choices = [true, false].map((allowed) => {
    const button = element('button', allowed ? words.allow : words.decline)
    button.type = 'button'
    button.onclick = () => {
      bar.remove()
      answer(allowed)
    }
    return button
  })
  bar.append(title, text, ...choices)
  document.querySelector('[data-footer]')?.before(bar)
  return bar
}
