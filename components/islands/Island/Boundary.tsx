import { Component, type ReactNode } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

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
function passOn(field: Field, island: Element): void {
  const successor = successorOf(field, island)
  if (!successor || isUsed(successor)) return
  if (field.type === 'radio') successor.click()
  else {
    successor.value = field.value
    successor.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Gives the focus, and the cursor in a text, to the element in the place of the one that had it. */
function passFocusOn(focused: Element, island: Element): void {
  const successor = successorOf(focused, island)
  successor?.focus()
  // An email field does not tell where its cursor is.
  if (successor && isField(focused) && isField(successor) && focused.selectionStart !== null)
    successor.setSelectionRange(focused.selectionStart, focused.selectionEnd)
}

/**
 * Contains an island's errors: it shows a notice in its place, and the rest of the page keeps working. When React replaces
 * elements, as on a page that the browser has translated, visitors keep the focus and what they have typed.
 */
export class Boundary extends Component<
  { element: HTMLElement; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }
  private focused = document.activeElement
  private noteFocus = ({ target }: Event) => {
    this.focused = target as Element
  }
  private fields = [...this.props.element.querySelectorAll<Field>('input, textarea')]

  constructor(props: { element: HTMLElement; children: ReactNode }) {
    super(props)
    // React works in small tasks, between which a visitor may go on.
    props.element.addEventListener('focusin', this.noteFocus)
  }

  // From now on React handles clicks; lib/client/islands replays the earlier ones.
  override componentDidMount() {
    const { element } = this.props
    element.removeEventListener('focusin', this.noteFocus)
    for (const field of this.fields) if (!field.isConnected && isUsed(field)) passOn(field, element)
    if (this.focused && !this.focused.isConnected) passFocusOn(this.focused, element)
    element.toggleAttribute('data-alive', true)
    element.dispatchEvent(new Event('alive', { bubbles: true }))
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    // Before its button goes, with the focus.
    const { element } = this.props
    element.tabIndex = -1
    element.focus()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="island-notice" role="alert">
        <p>
          <strong>Unexpected Application Error!</strong> This part of the page stopped; the rest of
          it works.
        </p>
        <button type="button" onClick={this.retry}>
          Try again
        </button>
      </div>
    )
  }
}
