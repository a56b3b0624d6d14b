/** Measures text in the site's own fonts for share images, breaks it into lines, and draws it as outlines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

interface Line {
  /** Start of the baseline in pixels. */
  x: number
  y: number
  size: number
  /** Letter spacing as a fraction of the size. */
  spacing?: number
  color: string
}

export type Face = ReturnType<typeof openFace>

/** Opens one of the fonts that `scripts/fonts.ts` cuts for these images. */
export function openFace(name: string) {
  const font = create(readFileSync(join(import.meta.dirname, `fonts/${name}.ttf`))) as Font
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  /** Outlines of glyphs, and layouts of texts: names, sections and labels appear on many images. */
  const outlines = new Map<number, string>()
  const layouts = new Map<string, ReturnType<Font['layout']>>()

  const layout = (text: string) => {
    const missing = [...text].filter((character) => !has(character)).join(', ')
    if (missing)
      throw new Error(
        `The share image for "${text}" needs ${missing}, missing from ${font.familyName}. Change the title.`,
      )
    const known = layouts.get(text) ?? font.layout(text)
    layouts.set(text, known)
    return known
  }

  return {
    has,
    /** Returns the width as a multiple of the size. */
    width: (text: string, spacing = 0) =>
      layout(text).advanceWidth / font.unitsPerEm + spacing * text.length,
    /** Returns the outlines of a line of text as SVG. */
    outline(text: string, { x, y, size, spacing = 0, color }: Line) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = layout(text)
      let advance = 0
      const paths = glyphs.map((glyph, index) => {
        const shape = outlines.get(glyph.id) ?? glyph.path.toSVG()
        outlines.set(glyph.id, shape)
        const path = `<path transform="translate(${advance})" d="${shape}"/>`
        advance += (positions[index]?.xAdvance ?? 0) + spacing * font.unitsPerEm
        return path
      })
      return `<g fill="${color}" transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})">${paths.join('')}</g>`
    },
  }
}

/**
 * Breaks text at spaces and hyphens into as few lines as the width allows, as even as possible.
 *
 * @param measure returns the width of a part of the text.
 */
export function balancedLines(
  text: string,
  maxWidth: number,
  measure: (part: string) => number,
): string[] {
  const parts = text.split(/(?<=[\s-])/)
  const fill = (limit: number) => {
    const lines: string[] = []
    let width = Number.POSITIVE_INFINITY
    for (const part of parts) {
      width += measure(part)
      if (width <= limit) lines.push(`${lines.pop()}${part}`)
      else {
        lines.push(part)
        width = measure(part)
      }
    }
    return lines
  }
  const fewest = fill(maxWidth).length
  let limit = Math.max(...parts.map(measure))
  while (fill(limit).length > fewest) limit += 0.05
  return fill(limit).map((line) => line.trimEnd())
}
