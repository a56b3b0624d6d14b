/** The site's own faces for share images: text measured, broken into lines, and drawn as outlines. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

/** What titles may be written with: Latin with the accents of Western Europe, and typographic characters. */
const CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 0x160 }, (_, index) => index + 0x20))}–—‘’“”…•×−`

interface Line {
  /** Place of its first letter on the baseline, in pixels. */
  x: number
  y: number
  size: number
  /** Space after each letter, as a part of the size. */
  spacing?: number
  color: string
}

export interface Face {
  has(character: string): boolean
  /** As a multiple of the size. */
  width(text: string, spacing?: number): number
  /** The outlines of a line of text, as SVG. */
  outline(text: string, line: Line): string
}

/** Reads one weight of a variable font. */
export async function openFace(file: string, weight: number): Promise<Face> {
  const source = await readFile(resolve(`@fontsource-variable/${file}.woff2`))
  const font = create(
    await subsetFont(source, CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  ) as Font
  /** Each glyph is traced once for all images. */
  const traced = new Map<number, string>()

  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  /** Names, sections and labels stand on many images. */
  const layouts = new Map<string, ReturnType<Font['layout']>>()
  const layout = (text: string) => {
    const known = layouts.get(text)
    if (known) return known
    const missing = [...text].filter((character) => !has(character))
    if (missing.length > 0)
      throw new Error(
        `The share image of "${text}" needs ${missing.join(', ')}, which ${font.familyName} does not have. Write the title without it.`,
      )
    const fresh = font.layout(text)
    layouts.set(text, fresh)
    return fresh
  }

  return {
    has,
    width: (text, spacing = 0) => layout(text).advanceWidth / font.unitsPerEm + spacing * text.length,
    outline(text, { x, y, size, spacing = 0, color }) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = layout(text)
      let at = 0
      const paths = glyphs.map((glyph, index) => {
        const shape = traced.get(glyph.id) ?? glyph.path.toSVG()
        traced.set(glyph.id, shape)
        const path = `<path transform="translate(${at})" d="${shape}"/>`
        at += (positions[index]?.xAdvance ?? 0) + spacing * font.unitsPerEm
        return path
      })
      return `<g fill="${color}" transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})">${paths.join('')}</g>`
    },
  }
}

/**
 * Breaks a text at spaces and hyphens into as few lines as a width allows, and those as even as can be.
 *
 * @param measure gives the width of a part of the text.
 */
export function balancedLines(text: string, most: number, measure: (part: string) => number): string[] {
  const parts = text.split(/(?<=[\s-])/).map((part) => ({ part, width: measure(part) }))
  const fill = (limit: number) => {
    const lines: { text: string; width: number }[] = []
    for (const { part, width } of parts) {
      const line = lines.at(-1)
      if (line && line.width + width <= limit)
        Object.assign(line, { text: line.text + part, width: line.width + width })
      else lines.push({ text: part, width })
    }
    return lines
  }
  const fewest = fill(most).length
  let limit = Math.max(...parts.map(({ width }) => width))
  while (fill(limit).length > fewest) limit += 0.05
  return fill(limit).map((line) => line.text.trimEnd())
}
