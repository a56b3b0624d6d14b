/** The words on the buttons by which a visitor comes back to the question. */
const CHOICES = 'Privacy choices'

/** Adds a button under the footer, and one to the cookie notice where that is the page. */
export function offerChoices(open: () => void): void {
  const under = document.createElement('section')
  under.ariaLabel = CHOICES
  // Beside the footer, not in it: what React finds in its own elements, and has not put there, it takes for a fault.
  document.querySelector('[data-footer]')?.after(under)
  const inNotice = document.createElement('p')
  document.querySelector('#your-choice > div')?.append(inNotice)
  for (const place of [under, inNotice]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = CHOICES
    button.onclick = open
    place.className = 'consent-choices'
    place.append(button)
  }
}

/** Where the focus goes from a question that is answered: to the way back to it, without moving the page. */
export function focusChoices(): void {
  document.querySelector<HTMLElement>('section.consent-choices button')?.focus({ preventScroll: true })
}
