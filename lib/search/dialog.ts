/**
 * The search, loaded on first use: a native modal dialog built entirely in script, because without scripts the link
 * that opens it leads to the site index.
 */
import { type Answer, answerTo, failure, LOADING, loadIndex } from './answer.ts'
import { closeByClick, moveByKeys } from './dialogEvents.ts'
import { createParts } from './dialogParts.ts'

/** The compiled `dialog.scss`, inserted by the build. */
declare const STYLES: string

function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
}

/** Creates the dialog, which keeps its query while closed, and returns a function that opens it. */
export function createDialog(): () => void {
  const parts = createParts()
  const { root, form, input, closeButton, status, results } = parts
  let answer: (asked: string) => Answer = () => LOADING

  function close(): void {
    // If nothing had the focus before, the field would briefly keep it and swallow the key that reopens the dialog.
    input.blur()
    root.close()
  }

  function show(): void {
    const [message, ...content] = answer(input.value.trim())
    status.textContent = message
    results.replaceChildren(...content)
    results.scrollTop = 0
  }

  async function load(): Promise<void> {
    show()
    try {
      const index = await loadIndex()
      answer = (asked) => answerTo(asked, index)
    } catch {
      answer = failure
    }
    show()
  }

  input.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() !== '') results.querySelector('a')?.click()
  })
  closeButton.addEventListener('click', close)
  closeByClick(root, close)
  moveByKeys(parts, close)
  // Not to be in the way of whoever comes back to this page.
  addEventListener('pagehide', close)

  addStyles()
  document.body.append(root)
  void load()
  return () => {
    if (!root.open) root.showModal()
    input.focus()
    input.select()
  }
}
