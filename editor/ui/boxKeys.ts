/** What keys do in the box for words that a browser would do otherwise. */

/** What a key, a menu or another program writes, or undefined if it is none of words. */
export function wordsTyped({ inputType, data, dataTransfer }: InputEvent): string | undefined {
  if (inputType.startsWith('delete')) return ''
  if (/^insert(?:Paragraph|LineBreak)$/.test(inputType)) return '\n'
  if (!inputType.startsWith('insert')) return undefined
  return (data ?? dataTransfer?.getData('text/plain'))?.replaceAll('\r\n', '\n')
}

/** Leads the caret behind the last word of its line, before the space there: what is typed behind that begins the next line. */
export function goToLineEnd(how: 'move' | 'extend'): void {
  const selection = document.getSelection()
  selection?.modify(how, 'forward', 'lineboundary')
  const letters = selection?.focusNode?.textContent ?? ''
  const at = selection?.focusOffset ?? 0
  const isWrapped = letters[at - 1] === ' ' && /\S/.test(letters[at] ?? '')
  if (isWrapped) selection?.modify(how, 'backward', 'character')
}
