/** Hands over what a visitor has done in an island to the elements that React puts in the place of others. */

export type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => element.matches('input, textarea')

/** Whether a visitor has typed into a field, or chosen it. */
const isUsed = (field: Field) =>
  field.type === 'radio'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue

/** What an element has in common with the one that takes its place. */
const identityOf = (element: Element) =>
  isField(element)
    ? [element.id, element.name, element.type, element.type === 'radio' && element.value].join()
    : [element.id, element.textContent, element.ariaLabel].join()

/** Returns the element of an island that has taken the place of another, which React has replaced. */
const successorOf = <E extends Element>(replaced: E, island: Element) =>
  [...island.querySelectorAll<E & HTMLElement>(replaced.localName)].find(
    (element) => identityOf(element) === identityOf(replaced),
  )

/** Gives what a visitor has put into a field to the one in its place, unless the island has filled that itself. */
export function passWordsOn(field: Field, island: Element): void {
  if (field.isConnected || !isUsed(field)) return
  const successor = successorOf(field, island)
  if (!successor || isUsed(successor)) return
  if (field.type === 'radio') successor.click()
  else {
    successor.value = field.value
    successor.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Gives the focus, and the cursor in a text, to the element in the place of the one that had it. */
export function passFocusOn(focused: Element, island: Element): void {
  if (focused.isConnected) return
  const successor = successorOf(focused, island)
  successor?.focus()
  // An email field does not tell where its cursor is.
  if (successor && isField(focused) && isField(successor) && focused.selectionStart !== null)
    successor.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}
