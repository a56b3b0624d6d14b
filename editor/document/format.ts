/** What the buttons of the toolbar do to words that are written beside the page: bold, italics, a link, a list. */
import { ITALIC } from './markdown.ts'

export interface Selected {
  start: number
  end: number
}

/** A whole text, and what of it is selected. */
export interface Formatted {
  text: string
  selected: Selected
}

/** What words can be besides a link, and what they are until there are others. */
interface Look {
  /** Its signs, and the words between them. */
  pattern: RegExp
  placeholder: string
  signOf: (words: string) => string
}

const BOLD: Look = {
  pattern: /(\*\*)([^*\n]+)\*\*/g,
  placeholder: 'bold words',
  signOf: () => '**',
}

const ITALICS: Look = {
  pattern: new RegExp(ITALIC, 'gu'),
  placeholder: 'words in italics',
  // Addresses may have underscores.
  signOf: (words) => (words.includes('_') ? '*' : '_'),
}

const LINK = /(\[)([^[\]\n]*)\]\(([^()\s]*)\)/g

/** The bold words, the italics or the link that all of a selection stands in. A caret beside them is not in them. */
function around(pattern: RegExp, text: string, { start, end }: Selected) {
  const isIn = ({ 0: whole, index }: RegExpExecArray) =>
    start === end
      ? index < start && end < index + whole.length
      : index <= start && end <= index + whole.length
  const found = [...text.matchAll(pattern)].find(isIn)
  if (!found) return undefined
  const [whole, opening = '', words = '', address] = found
  const from = found.index
  return { start: from, end: from + whole.length, first: from + opening.length, words, address }
}

/** Writes words with what stands before and after them in place of a range, and selects them. */
function written(
  text: string,
  { start, end }: Selected,
  [before, words, after]: readonly [before: string, words: string, after: string],
): Formatted {
  const from = start + before.length
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    selected: { start: from, end: from + words.length },
  }
}

type Run = NonNullable<ReturnType<typeof around>>

/** Writes what stands before and after such words anew. A caret stays at its letter, since typing replaces what is selected. */
function remarked(
  text: string,
  { start, end }: Selected,
  run: Run,
  [before, after]: readonly [before: string, after: string],
): Formatted {
  const whole = written(text, run, [before, run.words, after])
  if (start < end) return whole
  const letter = Math.min(Math.max(start - run.first, 0), run.words.length)
  const caret = whole.selected.start + letter
  return { ...whole, selected: { start: caret, end: caret } }
}

/** Words without the spaces at their ends, and these. */
function apart(words: string): [before: string, words: string, after: string] {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return [before, inner, after]
}

/** The words of a line, behind the mark of an item. */
const WORDS_OF_LINE = /(?<=^\s*(?:- )?)(?!- )\S.*?(?=\s*$)/gm

/** Gives selected words a look, or takes it away if they have it. */
function withLook(
  { pattern, placeholder, signOf }: Look,
  text: string,
  selected: Selected,
): Formatted {
  const run = around(pattern, text, selected)
  if (run) return remarked(text, selected, run, ['', ''])
  const plain = text.slice(selected.start, selected.end).replace(pattern, '$2')
  // Spaces at the ends would keep the words from having it.
  const [before, words, after] = apart(plain)
  if (plain !== '' && words === '') return { text, selected }
  const sign = signOf(words)
  if (!words.includes('\n'))
    return written(text, selected, [before + sign, words || placeholder, sign + after])
  // It ends with its line.
  const lines = words.replace(WORDS_OF_LINE, (line) => sign + line + sign)
  return written(text, selected, [before, lines, after])
}

const LETTERS_BEFORE = /[\p{L}\p{N}]*$/u
const LETTERS_BEHIND = /^[\p{L}\p{N}]*/u

/** A selection with all of the words that it begins or ends in; a caret in a word means that. */
function inWholeWords(text: string, { start, end }: Selected): Selected {
  const before = LETTERS_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0
  const behind = LETTERS_BEHIND.exec(text.slice(end))?.[0].length ?? 0
  const isFirstCut = LETTERS_BEHIND.exec(text.slice(start))?.[0] !== ''
  const isLastCut = LETTERS_BEFORE.exec(text.slice(0, end))?.[0] !== ''
  return {
    start: isFirstCut ? start - before : start,
    end: isLastCut ? end + behind : end,
  }
}

/** What an author means to format: the word that the caret stands in, or else what is selected. */
function meant(text: string, selected: Selected): Selected {
  const { start, end } = selected
  const word = inWholeWords(text, selected)
  const isInWord = start === end && word.start < start && end < word.end
  return isInWord ? word : selected
}

/** Makes selected words bold, or plain again if they are. */
export const bolded = (text: string, selected: Selected) =>
  around(BOLD.pattern, text, selected)
    ? withLook(BOLD, text, selected)
    : withLook(BOLD, text, meant(text, selected))

/** Puts selected words in italics, which are never a part of a word, or takes these away. */
export function italicized(text: string, selected: Selected): Formatted {
  if (around(ITALICS.pattern, text, selected)) return withLook(ITALICS, text, selected)
  const { start, end } = inWholeWords(text, selected)
  if (start < end) return withLook(ITALICS, text, { start, end })
  // What is written next to a word is another one.
  const before = text.slice(0, start).replace(/[\p{L}\p{N}]$/u, '$& ')
  const behind = text.slice(start).replace(/^[\p{L}\p{N}]/u, ' $&')
  return withLook(ITALICS, before + behind, { start: before.length, end: before.length })
}

/** Where the link leads that a selection stands in. */
export const addressAt = (text: string, selected: Selected): string | undefined =>
  around(LINK, text, selected)?.address

/** Makes selected words a link; a link that they are in leads elsewhere then. Without words, those of `title` are it. */
export function linked(
  text: string,
  selected: Selected,
  { path, title }: { path: string; title: string },
): Formatted {
  const link = around(LINK, text, selected)
  if (link?.words) return remarked(text, selected, link, ['[', `](${path})`])
  if (link) return written(text, link, ['[', title, `](${path})`])
  const { start, end } = meant(text, selected)
  const plain = text.slice(start, end).replace(LINK, '$2')
  // Keys that select by words select the space beside them, too.
  const [before, words, after] = apart(plain)
  if (words) return written(text, { start, end }, [`${before}[`, words, `](${path})${after}`])
  const isBehindWord = /[\p{L}\p{N}.,;:!?]$/u.test(text.slice(0, start))
  const isBeforeWord = /^[\p{L}\p{N}]/u.test(text.slice(end))
  return written(text, selected, [
    `${isBehindWord ? ' ' : ''}[`,
    title,
    `](${path})${isBeforeWord ? ' ' : ''}`,
  ])
}

/** Leaves of the link that a selection stands in its words. */
export function unlinked(text: string, selected: Selected): Formatted {
  const link = around(LINK, text, selected)
  return link ? remarked(text, selected, link, ['', '']) : { text, selected }
}

const LIST_MARK = /^- /

/** Turns every line into an item of a list, or items back into lines. */
export function listed(text: string): Formatted {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.every((line) => LIST_MARK.test(line))
  const list = lines
    .map((line) => (isList ? line.replace(LIST_MARK, '') : `- ${line.replace(LIST_MARK, '')}`))
    .join('\n')
  return { text: list, selected: { start: list.length, end: list.length } }
}

/**
 * What starts a new paragraph behind words, or in a list its next line. An empty line is one already; only at the end of a note
 * does another one lead on.
 */
export function breaksAfter(before: string, endsNote = false): string {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const ends = (/\n*$/.exec(before) ?? [''])[0].length
  const most = endsNote && ends >= 2 ? 3 : 2
  const wanted = LIST_MARK.test(line) ? 1 : most
  return before === '' ? '' : '\n'.repeat(Math.max(wanted - ends, 0))
}
