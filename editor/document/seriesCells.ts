/** The cells of a series as a grid: one changes at a time, and all others keep their bytes. */
import { cellsOf, KEYS } from '../../lib/content/series.ts'

/** A cell by its line, of which the first names the columns, and by its column. */
export interface CellPlace {
  line: number
  column: number
}

const EMPTY_ROW = ','.repeat(KEYS.length - 1)

/** With commas between thousands, as spreadsheets show it. */
const WITH_THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** With a comma before its decimals, as it is written in many countries. */
const WITH_DECIMALS = /^(-?\d+),(\d*)$/

/** Words as a cell can hold them: a comma would end it. */
export function inCell(words: string): string {
  const plain = words.replace('−', '-').replace(/[\r\n\t]+/g, ' ')
  const text = plain.trim()
  if (!WITH_THOUSANDS.test(text) && WITH_DECIMALS.test(text))
    return text.replace(WITH_DECIMALS, '$1.$2')
  return plain.replaceAll(',', '')
}

/** Where the lines with cells stand, and where each ends. */
const linesOf = (source: string) =>
  Array.from(source.matchAll(/[^\r\n]+/g), ({ 0: line, index: start }) => ({
    start,
    end: start + line.length,
    line,
  })).filter(({ line }) => line.trim() !== '')

/** The text with an empty row behind a line. */
export function withRowBelow(source: string, line: number): string {
  const [newline] = /\r?\n/.exec(source) ?? ['\n']
  const end = linesOf(source)[line]?.end ?? source.length
  return source.slice(0, end) + newline + EMPTY_ROW + source.slice(end)
}

/** The text without a line. */
export function withoutRow(source: string, line: number): string {
  const lines = linesOf(source)
  const removed = lines[line]
  if (!removed) return source
  return source.slice(0, removed.start) + source.slice(removed.end).replace(/^\r?\n/, '')
}

/** The text with other words in a cell, which may be the first of a new row. */
export function withCell(source: string, { line, column }: CellPlace, words: string): string {
  const cells = cellsOf(source)[line]
  if (!cells && line > 0) return withCell(withRowBelow(source, line - 1), { line, column }, words)
  const cell = cells?.[column]
  if (cell) {
    const behind = source.slice(cell.start + cell.text.length)
    return source.slice(0, cell.start) + inCell(words) + behind
  }
  const end = linesOf(source)[line]?.end ?? 0
  const commas = ','.repeat(column - (cells?.length ?? 1) + 1)
  return source.slice(0, end) + commas + inCell(words) + source.slice(end)
}

/** The rows that were copied from a spreadsheet, or as lines of a series. */
function rowsPasted(text: string): string[][] {
  const lines = text.replace(/\s+$/, '').split(/\r?\n/)
  const isOfSeries = lines.every((line) => line.split(',').length === KEYS.length)
  const mark = !text.includes('\t') && isOfSeries ? ',' : '\t'
  return lines.map((line) => line.split(mark))
}

/** Whether a copied text has several cells. */
export const hasCells = (text: string): boolean => rowsPasted(text).flat().length > 1

/** The text with copied cells from a place on: over those that there are, and in new rows. */
export function withCells(source: string, from: CellPlace, copied: string): string {
  return rowsPasted(copied).reduce(
    (rows, cells, down) =>
      cells
        .slice(0, KEYS.length - from.column)
        .reduce(
          (text, words, right) =>
            withCell(text, { line: from.line + down, column: from.column + right }, words.trim()),
          rows,
        ),
    source,
  )
}

/** Copied cells of a spreadsheet as lines of a series. */
export const asLines = (text: string): string =>
  text.includes('\t')
    ? text.replace(/[^\r\n]+/g, (line) => line.split('\t').map(inCell).join(','))
    : text

/** The cell at a place in the file, or the first one behind it. */
export function placeOfCell(source: string, offset: number): CellPlace | undefined {
  const places = cellsOf(source).flatMap((cells, line) =>
    cells.map(({ start, text }, column) => ({ line, column, end: start + text.length })),
  )
  return places.find(({ end }) => offset <= end)
}
