/** Pasting into a field what another program has put on the clipboard. */
import type { ClipboardEvent } from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { valueAt } from '../../check/parse/source.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Restructured } from '../document/restructured.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import { choose, chosenNow, restructure } from './choice.ts'
import { offerPicture } from './photographs.ts'
import { set, textOf, work } from './store.ts'
import { WordsBox } from './wordsBox.ts'

/** What parts a plain text that is pasted into a text, by its kind: into paragraphs or items, or into cells. */
const PARTED: Partial<Record<Spot['kind'], RegExp>> = {
  heading: /\n/,
  paragraph: /\n/,
  listItem: /\n/,
  tableCell: /[\n\t]/,
}

type Field = HTMLTextAreaElement | HTMLInputElement | WordsBox

export const PASTING = { deed: 'pasting' }

const SITE = fileOfData('site')

/** Where visitors find the site. */
export function siteAddress(): string {
  const url = valueAt(readYamlOf(SITE, textOf(SITE)).value, ['url'])
  return URL.parse(String(url))?.origin ?? ''
}

/** Links of the site lead to its own address, or to that of the editor if they were copied from the page shown here. */
const origins = () => [location.origin, siteAddress()]

/** Writes words in the place of those selected in a field, as if they were typed. */
function type(field: Field, words: string): void {
  if (field instanceof WordsBox) {
    field.type(words, 'insertFromPaste')
    return
  }
  field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

/** What a field says before and after what is selected in it. */
function around(field: Field): { before: string; after: string } {
  if (field instanceof WordsBox) return field.around
  const { value, selectionStart, selectionEnd } = field
  return { before: value.slice(0, selectionStart ?? 0), after: value.slice(selectionEnd ?? 0) }
}

/** The open text of an index, at its place of now. */
const spotAt = (index: number | undefined) =>
  index === undefined ? undefined : chosenNow(work().chosen)?.spots[index]

/** The picture on a clipboard that holds nothing else. A file that was copied on a Mac brings its name as words. */
function pictureOn({ files }: DataTransfer, plain: string): File | undefined {
  const picture = [...files].find(({ type }) => type.startsWith('image/'))
  return plain.trim() === '' || plain === picture?.name ? picture : undefined
}

/** Writes what was read into a field, or into the page around the text of the field. */
function write(written: string | Restructured, field: Field, spot: Spot | undefined): void {
  if (typeof written === 'string') {
    type(field, written)
    return
  }
  if (spot) restructure(spot.file, written, PASTING)
  const [opened] = work().chosen?.spots ?? []
  // What has to be written next is selected; after anything else, one goes on writing.
  if (opened && !opened.value.startsWith(REPLACE)) choose(opened, opened.value, opened.value.length)
}

/**
 * Pastes bold words, italics, links, lists and tables as far as the chosen text beside the page can hold them, and all else as plain
 * words, whose paragraphs and lists stay; offers a picture as a photograph. `index` is that of the text; without one, the field is one of a form.
 */
export async function paste(event: ClipboardEvent<Field>, index?: number): Promise<void> {
  const { clipboardData, currentTarget: field } = event
  const own = WordsBox.wordsOn(clipboardData)
  if (own !== '' && field instanceof WordsBox) {
    event.preventDefault()
    return type(field, own)
  }
  const html = clipboardData.getData('text/html')
  const plain = clipboardData.getData('text/plain')
  const picture = pictureOn(clipboardData, plain)
  if (picture) {
    event.preventDefault()
    return offerPicture(picture, spotAt(index))
  }
  // Of a single line, and in a field of a single line, the browser pastes what it should.
  const isPlain = html.trim() === ''
  const hasParts = PARTED[spotAt(index)?.kind ?? 'field']?.test(plain.trim()) ?? false
  // The field of a day has no words that could be selected.
  if ((isPlain && !hasParts) || field.selectionStart === null) return
  event.preventDefault()
  // What reads word processors is loaded only now. Without it, words are better than nothing.
  const reader = await import('../paste/pasted.ts').catch(() => undefined)
  const spot = spotAt(index)
  const place = {
    spot,
    source: spot ? textOf(spot.file) : '',
    ...around(field),
  }
  const { written = plain, news = '' } =
    reader?.pasted({ html: isPlain ? '' : html, plain }, place, origins()) ?? {}
  write(written, field, spot)
  // Not before, since this may have opened another text.
  if (news) set({ news, newsOfText: news })
}
