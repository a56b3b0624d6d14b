/** What a page looks like on paper: its sheets, read from the PDF that a browser prints. */
import { getDocumentProxy } from 'unpdf'

/** A piece of text on a sheet, and its edges in points. */
export type Piece = { text: string; left: number; right: number; bottom: number; top: number }

type Tag = { id?: string; children?: Tag[] }

const idsIn = ({ id, children = [] }: Tag): string[] => [
  ...(id ? [id] : []),
  ...children.flatMap(idsIn),
]

/** Returns a document's sheets, each with its pieces of text in the reading order of its tags, or without tags as drawn. */
export async function sheetsOf(pdf: Buffer): Promise<Piece[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number)
      const { items } = await sheet.getTextContent({ includeMarkedContent: true })
      const pieces = new Map<string, Piece[]>()
      let tag = ''
      for (const item of items) {
        if ('type' in item) tag = item.id ?? ''
        else if (item.str.trim()) {
          const [scale = 0, , , , left = 0, bottom = 0] = item.transform as number[]
          const edges = { left, right: left + item.width, bottom, top: bottom + scale * 0.6 }
          pieces.set(tag, [...(pieces.get(tag) ?? []), { text: item.str, ...edges }])
        }
      }
      const order = idsIn(((await sheet.getStructTree()) ?? {}) as Tag)
      const untagged = [...pieces.keys()].filter((id) => !order.includes(id))
      return [...order, ...untagged].flatMap((id) => pieces.get(id) ?? [])
    }),
  )
}

/** A text without its spaces, of which a PDF has others. */
export const joined = (text: string) => text.replace(/\s/g, '')

/** Returns all printed text except the URLs after links. */
export const wordsOn = (sheets: Piece[][]) =>
  joined(sheets.flatMap((sheet) => sheet.map(({ text }) => text)).join('')).replace(
    /\((?:\/|\w+:)[^)]*\)/g,
    '',
  )
