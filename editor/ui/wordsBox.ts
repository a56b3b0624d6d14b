/**
 * A box for words that may be bold, in italics, a link, code or a claim, which shows them as that. To the rest of the editor it is what a text area
 * is: it has a value, the words with their signs, and what of it is selected.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import {
  addressOf,
  type Caret,
  caretAt,
  caretOf,
  cut,
  isBold,
  isItalic,
  isLink,
  offsetOf,
  pairsOfLetter,
  type Runs,
  rangeOf,
  type Shown,
  selectedOf,
  shownOf,
  wordsOf,
} from '../document/looks.ts'
import { type Pair, runsOf } from '../document/markdown.ts'
import { sharedEnds } from '../document/sharedEnds.ts'
import { ledOut, replaced, settled } from '../document/typing.ts'
import { goToLineEnd, wordsTyped } from './boxKeys.ts'
import { copyOf, DrawnWords } from './drawnWords.ts'

/** What a clipboard calls words with their signs. */
const WORDS = 'text/x-words-of-the-editor'

/** What the style sheet calls words that become a link. */
const LINKED = 'linked'

/** What makes an element a text area to the browser, and to a screen reader. */
const ATTRIBUTES = {
  contenteditable: 'true',
  spellcheck: 'true',
  role: 'textbox',
  'aria-multiline': 'true',
}

/** A look that the caret, or all that is selected, has. */
const LOOKS = { bold: isBold, italic: isItalic, link: isLink } satisfies Record<
  string,
  (pair: Pair) => boolean
>

export class WordsBox extends HTMLElement {
  /** A click on its label leads into it. */
  static formAssociated = true

  /** Tells what a page is called, by its address. */
  titleOf = (address: string): string => address
  /** Tells the words of a claim, by its tag. */
  wordsOf = (tag: string): string => tag
  /** The address of the site, where links lead that are pasted elsewhere. */
  site = location.origin

  #runs: Runs = []
  /** Where the selection begins, and where it ends. */
  #anchor = 0
  #caret: Caret = { at: 0, pairs: [] }
  readonly #drawn = new DrawnWords(this, {
    titleOf: (address) => this.titleOf(address),
    wordsOf: (tag) => this.wordsOf(tag),
  })

  connectedCallback(): void {
    for (const [name, value] of Object.entries(ATTRIBUTES)) this.setAttribute(name, value)
    this.addEventListener('keydown', this.#onKeyDown)
    this.addEventListener('beforeinput', this.#onBeforeInput)
    this.addEventListener('input', this.#onInput)
    this.addEventListener('compositionend', this.#onComposed)
    this.addEventListener('copy', this.#onCopy)
    this.addEventListener('cut', this.#onCopy)
    this.addEventListener('mousedown', this.#onPressed)
    // The browser would move words without their signs.
    this.addEventListener('dragstart', (event) => event.preventDefault())
    this.#drawn.draw(this.#runs)
  }

  /** The words with their signs. */
  get value(): string {
    return wordsOf(settled(this.#runs))
  }

  set value(words: string) {
    const before = shownOf(this.#runs)
    if (words === this.value) return
    this.#runs = runsOf(words)
    // Where something has changed, one goes on.
    const { tail } = sharedEnds(before, shownOf(this.#runs))
    this.#collapse(caretAt(this.#runs, shownOf(this.#runs).length - tail))
    this.#drawn.draw(this.#runs)
    this.#select()
  }

  get selectionStart(): number {
    return this.#selected.start
  }

  get selectionEnd(): number {
    return this.#selected.end
  }

  get #selected(): Shown {
    const { start, end } = this.#range
    const runs = settled(this.#runs)
    if (start < end) return selectedOf(runs, { start, end })
    // A space that was typed last stands outside the signs that the caret is in.
    const around = [...pairsOfLetter(runs, start - 1), ...pairsOfLetter(runs, start)]
    const pairs = this.#caretNow.pairs.filter((pair) => around.includes(pair))
    const at = start === 0 ? 0 : offsetOf(runs, { at: start, pairs })
    return { start: at, end: at }
  }

  setSelectionRange(start: number, end: number): void {
    this.#anchor = caretOf(this.#runs, start).at
    this.#caret = caretOf(this.#runs, end)
    this.#select()
  }

  select(): void {
    this.setSelectionRange(0, this.value.length)
  }

  override focus(options?: FocusOptions): void {
    this.#read()
    super.focus(options)
    this.#select()
  }

  /** What stands before and after the selection, each with both ends of its signs. */
  get around(): { before: string; after: string } {
    const { start, end } = this.#range
    return {
      before: wordsOf(cut(this.#runs, 0, start)),
      after: wordsOf(cut(this.#runs, end)),
    }
  }

  /** Writes words, which may have signs, in place of what is selected, as if they were typed. */
  type(words: string, inputType = 'insertText'): void {
    this.#write(this.#range, words, inputType)
  }

  /** Leads the caret at the end of bold words, italics or a link out of them; returns whether it was there. */
  leave(look: keyof typeof LOOKS): boolean {
    const { start, end } = this.#range
    const out = start === end ? ledOut(this.#runs, this.#caretNow, LOOKS[look]) : undefined
    if (!out) return false
    this.focus()
    this.#runs = out.runs
    this.#collapse(out.caret)
    this.#drawn.draw(this.#runs)
    this.#select()
    // The browser sees no difference.
    this.dispatchEvent(new Event('selectionchange', { bubbles: true }))
    return true
  }

  /** Whether the caret, or all that is selected, is bold or in italics; where it leads, if it is a link; the claim that it is at. */
  get looks(): {
    isBold: boolean
    isItalic: boolean
    address: string | undefined
    claim: string | undefined
  } {
    const { start, end } = this.#range
    const selected = cut(this.#runs, start, end)
    const looked = start === end ? [this.#caretNow] : selected
    const isAll = (is: (pair: Pair) => boolean) => looked.every(({ pairs }) => pairs.some(is))
    const link = this.#link
    const around = start === end ? cut(this.#runs, Math.max(start - 1, 0), end + 1) : selected
    return {
      isBold: isAll(isBold),
      isItalic: isAll(isItalic),
      address: link && addressOf(link),
      claim: around.find(({ claim }) => claim)?.claim,
    }
  }

  /** The link that the selection begins in. The place behind its last letter belongs to it, though what is typed there does not. */
  get #link(): Pair | undefined {
    const { start, end } = this.#range
    const around = cut(this.#runs, Math.max(start - 1, 0), start + 1)
    const isIn = (link: Pair) => {
      const range = rangeOf(this.#runs, link)
      return range.start <= start && range.start < end && end <= range.end
    }
    return around.flatMap(({ pairs }) => pairs).find((pair) => isLink(pair) && isIn(pair))
  }

  /** Selects the words of the link that the caret is in. */
  selectLink(): void {
    const link = this.#link
    if (!link) return
    const range = rangeOf(this.#runs, link)
    this.focus()
    this.#anchor = range.start
    this.#caret = caretAt(this.#runs, range.end)
    this.#select()
  }

  /** Keeps the words marked that become a link while its target is chosen elsewhere; returns what ends that. */
  markLinked(): (() => void) | undefined {
    // Firefox has highlights since the middle of 2025.
    if (!('highlights' in CSS)) return undefined
    const { start, end } = this.#range
    const link = this.#link
    const words = link && start === end ? rangeOf(this.#runs, link) : { start, end }
    const range = document.createRange()
    range.setStart(...this.#drawn.pointAt(words.start))
    range.setEnd(...this.#drawn.pointAt(words.end))
    CSS.highlights.set(LINKED, new Highlight(range))
    return () => CSS.highlights.delete(LINKED)
  }

  /** The words with their signs that a box has put on a clipboard; none if it is from elsewhere. */
  static wordsOn(clipboard: DataTransfer): string {
    return clipboard.getData(WORDS)
  }

  get #range(): Shown {
    this.#read()
    const { at } = this.#caret
    return { start: Math.min(this.#anchor, at), end: Math.max(this.#anchor, at) }
  }

  get #caretNow(): Caret {
    this.#read()
    return this.#caret
  }

  #collapse(caret: Caret): void {
    this.#anchor = caret.at
    this.#caret = caret
  }

  /** Takes over what is selected now. What stands between signs and what beside them are the same place there. */
  #read(): void {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
    if (!anchorNode || !focusNode || !this.contains(anchorNode) || !this.contains(focusNode)) return
    const anchor = this.#drawn.placeOf(anchorNode, anchorOffset ?? 0)
    const at = this.#drawn.placeOf(focusNode, focusOffset ?? 0)
    if (anchor === this.#anchor && at === this.#caret.at) return
    this.#anchor = anchor
    this.#caret = caretAt(this.#runs, at)
  }

  #select(): void {
    if (document.activeElement !== this) return
    const anchor = this.#drawn.pointAt(this.#anchor)
    document.getSelection()?.setBaseAndExtent(...anchor, ...this.#drawn.pointAt(this.#caret.at))
    this.#drawn.scrollTo(this.#caret.at)
  }

  #replace(range: Shown, words: string): void {
    const caret = range.start === this.#caret.at ? this.#caret : undefined
    const changed = replaced(this.#runs, range, words, caret)
    this.#runs = changed.runs
    this.#collapse(changed.caret)
  }

  #write(range: Shown, words: string, inputType: string): void {
    this.#replace(range, words)
    this.#drawn.draw(this.#runs)
    this.#select()
    this.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (key !== 'End' || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    // Who has just written the words of a link goes on behind it, although the caret stands there already.
    if (!this.leave('link')) goToLineEnd(shiftKey ? 'extend' : 'move')
  }

  readonly #onBeforeInput = (event: InputEvent): void => {
    const selected = this.#range
    // What an input method composes, only the browser can write; what goes back or forth in the history is not ours.
    if (event.isComposing || !event.cancelable || event.inputType.startsWith('history')) return
    event.preventDefault()
    const words = wordsTyped(event)
    if (words === undefined) return
    const [target] = event.getTargetRanges()
    const range = target
      ? {
          start: this.#drawn.placeOf(target.startContainer, target.startOffset),
          end: this.#drawn.placeOf(target.endContainer, target.endOffset),
        }
      : selected
    if (words === '' && range.start === range.end) return
    this.#write(range, words, event.inputType)
  }

  /** Takes over what the browser has written by itself. */
  #takeTyped(): void {
    const before = shownOf(this.#runs)
    const after = this.#drawn.words
    const { head, tail } = sharedEnds(before, after)
    if (before !== after)
      this.#replace(
        { start: head, end: before.length - tail },
        after.slice(head, after.length - tail),
      )
  }

  /** While an input method composes a word, what is drawn stays as the browser has it. */
  readonly #onInput = (event: Event): void => {
    if ((event as InputEvent).isComposing) this.#takeTyped()
    else if (event.isTrusted) this.#onComposed()
  }

  readonly #onComposed = (): void => {
    this.#takeTyped()
    this.#drawn.draw(this.#runs)
    this.#select()
  }

  /** A claim is selected as a whole. The browser would put the caret beside it. */
  readonly #onPressed = (event: MouseEvent): void => {
    const place = this.#drawn.claimAt(event.target as Element)
    if (place === undefined) return
    event.preventDefault()
    this.focus()
    this.#anchor = place
    this.#caret = caretAt(this.#runs, place + 1)
    this.#select()
  }

  /** Words with their looks for other programs, and with their signs for other boxes. */
  readonly #onCopy = (event: ClipboardEvent): void => {
    const range = this.#range
    if (range.start === range.end || !event.clipboardData) return
    event.preventDefault()
    const runs = cut(this.#runs, range.start, range.end)
    const { html, plain } = copyOf(runs, this.site, this)
    event.clipboardData.setData('text/plain', plain)
    event.clipboardData.setData('text/html', html)
    event.clipboardData.setData(WORDS, wordsOf(runs))
    if (event.type === 'cut') this.#write(range, '', 'deleteByCut')
  }
}

/** What the words of a text are written in. */
export type WordsField = HTMLTextAreaElement | WordsBox

customElements.define('words-box', WordsBox)

type Props = DetailedHTMLProps<HTMLAttributes<WordsBox>, WordsBox> &
  Pick<WordsBox, 'value' | 'titleOf' | 'wordsOf' | 'site'>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'words-box': Props
    }
  }
}
