/**
 * Reads the words of a PDF that Chromium has written: its objects stand in it one after the other, and of variable
 * fonts, such as ours, each glyph has one byte.
 */
import { inflateSync } from 'node:zlib'

/** Text without white space, since lines on paper break where they like. */
export function wordsOfPdf(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g))
    objects.set(id, body)
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? ''
    const data = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1] ?? ''
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
  }
  const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  /** What each glyph of a font means. */
  const meaningsOf = (font: string) => {
    const map = streamOf(/\/ToUnicode (\d+)/.exec(objects.get(font) ?? '')?.[1] ?? '')
    const meanings = new Map<number, string>()
    for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
      for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
        meanings.set(Number.parseInt(glyph, 16), unicode(text))
    for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
        for (let glyph = Number.parseInt(from, 16), n = 0; glyph <= Number.parseInt(to, 16); glyph++, n++)
          meanings.set(glyph, String.fromCharCode(Number.parseInt(text, 16) + n))
    return meanings
  }
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of (/\/Font\s*<<([^>]*)>>/.exec(body)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    ))
      if (!fonts.has(name)) fonts.set(name, meaningsOf(id))
  let text = ''
  for (const [id, body] of objects) {
    if (!body.includes('/FlateDecode') || !body.includes('stream')) continue
    let font: Map<number, string> | undefined
    for (const [, name, hex = ''] of streamOf(id).matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
      if (name) font = fonts.get(name)
      else for (const glyph of hex.match(/../g) ?? []) text += font?.get(Number.parseInt(glyph, 16)) ?? ''
    }
  }
  return text.replace(/\s+/g, '')
}
