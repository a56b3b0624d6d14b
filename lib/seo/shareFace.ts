/** Measures text in the site's own fonts for share images, breaks it into lines, and draws it as outlines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { ExplainedError } from '#lib/explainedError.ts'

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

/** A glyph of a line, in the units of the font. */
interface Placed {
  shape: string
  advance: number
}

/** Opens one of the fonts that `scripts/fonts.ts` cuts for these images, whose letters are in two files. */
export function openFace(name: string) {
  const fonts = ['', '-ext'].map(
    (end) => create(readFileSync(join(import.meta.dirname, `fonts/${name}${end}.ttf`))) as Font,
  )
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const { unitsPerEm = 0, familyName } = fonts[0] ?? {}
  /** Names, sections and labels appear on many images. */
  const lines = new Map<string, Placed[]>()

  function place(text: string): Placed[] {
    const runs: { font: Font; text: string }[] = []
    for (const character of text) {
      const font = fontOf(character)
      if (!font)
        throw new ExplainedError(
          `The share image for "${text}" needs ${character}, missing from ${familyName}. Change the text.`,
        )
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs.flatMap(({ font, text: part }) => {
      const { glyphs, positions } = font.layout(part)
      return glyphs.map((glyph, index) => {
        return { shape: glyph.path.toSVG(), advance: positions[index]?.xAdvance ?? 0 }
      })
    })
  }

  const layout = (text: string) => {
    const known = lines.get(text) ?? place(text)
    lines.set(text, known)
    return known
  }

  return {
    has: (character: string) => fontOf(character) !== undefined,
    /** Returns the width as a multiple of the size. */
    width: (text: string, spacing = 0) =>
      layout(text).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm +
      spacing * text.length,
    /** Returns the outlines of a line of text as SVG. */
    outline(text: string, { x, y, size, spacing = 0, color }: Line) {
      const scale = size / unitsPerEm
      let start = 0
      const paths = layout(text).map(({ shape, advance }) => {
        const path = `<path transform="translate(${start})" d="${shape}"/>`
        start += advance + spacing * unitsPerEm
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
