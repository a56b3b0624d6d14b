/** Photographs that an author brings along, as files or on the clipboard. */
import { isPageFile } from '../../lib/content/files.ts'
import { photoName, readHeader } from '../../lib/content/photoFile.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import { JOBS } from '../jobs/answers.ts'
import { set, textOf, work } from './store.ts'

/** The file of a photograph, by its name. */
export const fileOfPhotograph = (name: string) => `content/data/photos/${name}`

/** Reads a photograph and names it after its file, but like no other that is there; it may take the place of an old one. */
export async function readPhotograph(file: File, old = '') {
  const bytes = await file.bytes()
  const { contents } = work()
  let name = photoName(file.name, readHeader(bytes).format)
  while (contents[fileOfPhotograph(name)] && name !== old) name = name.replace('.', '-2.')
  const photograph: Contents = { [fileOfPhotograph(name)]: bytes }
  return { name, bytes, photograph }
}

/** Why none can be added to a page, if so, and where it shows photographs. */
export function whyNoPhotographs(file: string): string | false {
  // They stand in the sections of pages.
  if (textOf(file).includes('<Section')) return false
  const { layout } = Object(readYamlOf(file, textOf(file)).value)
  return layout === 'about'
    ? 'On this page, photographs show people: click somebody’s name, and choose one beside the page.'
    : 'This page shows no photographs: they stand in sections, and it has none.'
}

/** Opens the dialog that asks for what a pasted or dropped picture needs; or says where there is one. */
export async function offerPicture(file: File, spot?: Spot): Promise<void> {
  // Its words would be lost.
  if (work().dialog) return
  const { file: opened } = work()
  const why = whyNoPhotographs(opened)
  if (why) {
    const { button } = JOBS.photograph
    const elsewhere = `Photographs stand in the sections of pages. Open a page and paste the picture there, or press ${button}.`
    set({ news: isPageFile(opened) ? why : elsewhere })
    return
  }
  const read = await readPhotograph(file).catch(() => undefined)
  // A folder can be dropped like a file.
  if (!read) return set({ news: `${file.name} could not be read. Drop one JPEG or PNG file.` })
  set({ picture: read.photograph, dialog: spot?.kind === 'photograph' ? 'replace' : 'photograph' })
}

const isFileInput = ({ target }: Event) =>
  target instanceof HTMLInputElement && target.type === 'file'

/** Takes files that are dropped into a document. Without this, the browser would leave the editor to show them. */
export function takeDrops(page: Document): void {
  page.ondragover = (event) => {
    if (event.dataTransfer?.types.includes('Files') && !isFileInput(event)) event.preventDefault()
  }
  page.ondrop = (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file || isFileInput(event)) return
    event.preventDefault()
    void offerPicture(file)
  }
}
