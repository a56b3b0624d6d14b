/** What stands at a place in a file, and how it is shown. */
import { lineEnd } from '../../check/parse/lines.ts'
import type { Problem } from '../../check/problems.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { partsOf } from '../../lib/content/frontMatter.ts'
import { cellsOf, seriesOfFile } from '../../lib/content/series.ts'
import { innermostBlock } from '../document/structure.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import { type Path, pathsIn } from '../document/yaml.ts'
import { choose } from './choice.ts'
import { type Found, foundWords, placeOfWords } from './foundWords.ts'
import { open, set, showFact, textOf, work } from './store.ts'

/** The path of the fact at a place in a file, whether it is a text, a choice or a group of facts. */
export function factAt({ file, offset }: Pick<Problem, 'file' | 'offset'>): Path | undefined {
  const { texts, value, at } = readYamlOf(file, textOf(file))
  const text = texts.find(({ range: [start, end] }) => start <= offset && offset <= end)
  // What is about the whole file is at its start.
  if (text || offset === 0) return text?.path
  const isAt = (path: Path, part: 'key' | 'value') => at(path, part).offset === offset
  return pathsIn(value).find((path) => isAt(path, 'key') || isAt(path, 'value'))
}

/** The text at a place in a file, or the first one behind it on its line, such as that of an item behind its mark. */
export function spotAt({ file, offset }: Pick<Problem, 'file' | 'offset'>): Spot | undefined {
  const source = textOf(file)
  const spots = spotsOf(file, source)
  const around = spots.find(({ start, end }) => start <= offset && offset <= end)
  // What is about the whole file is at its start.
  if (around || offset === 0) return around
  const end = lineEnd(source, offset)
  const behind = spots.filter(({ start }) => offset < start && start <= end)
  return behind.toSorted((a, b) => a.start - b.start)[0]
}

/** Opens a file that a page takes words from, at them if they stand there as they are shown. */
export function showWords(file: string, words: string): void {
  open(file)
  const cell = seriesOfFile(file) === undefined ? undefined : cellIn(textOf(file), words)
  if (cell) set({ offset: cell.start })
  const spot = spotsOf(file, textOf(file)).find(({ value }) => value === words)
  if (spot) showFact(file, spot.path)
}

/** The cell of a series that is shown as some words, without its unit. */
const cellIn = (source: string, words: string) =>
  cellsOf(source)
    .flat()
    .find(({ text }) => text === words || text.startsWith(`${words} (`))

/** The text of a page's body that is nearest to a place among blocks: of the block there, such as the heading of a section, if it has any. */
function spotNear({ file, offset }: Pick<Problem, 'file' | 'offset'>): Spot | undefined {
  const source = textOf(file)
  const isInBody = offset >= source.length - (partsOf(source)?.body ?? source).length
  if (offset === 0 || !isInBody) return undefined
  const spots = spotsOf(file, source)
    .filter(({ kind }) => kind !== 'field')
    .toSorted((a, b) => a.start - b.start)
  const [from, to] = innermostBlock(source, offset).range ?? [0, source.length]
  const inBlock = spots.filter(({ start }) => from <= start && start < to)
  const nearest = inBlock.length > 0 ? inBlock : spots
  return nearest.find(({ start }) => start > offset) ?? nearest.at(-1)
}

/** What is enough to show a place: a finding, or another place that it is about. */
export type Shown = Pick<Problem, 'file'> & Found

/** Opens a text with the words selected that a finding is about, or the caret at its place, as far as these are known. */
function chooseIn(spot: Spot, finding: Shown): void {
  const { value, start, end, file } = spot
  const { offset } = finding
  const { words, nth } = foundWords(finding, spot) ?? { words: '', nth: 0 }
  const place = words === '' ? -1 : placeOfWords(value, words, nth)
  if (place !== -1) choose(spot, value, place, words.length)
  else if (textOf(file).slice(start, end) === value && start <= offset && offset <= end)
    choose(spot, value, offset - start)
  else choose(spot)
}

/**
 * Shows what was found: its words in their text next to its page or among the facts of its file. Only who looks at the source, and
 * what nothing else shows, is shown there.
 */
export function show(finding: Shown): void {
  const { file, offset } = finding
  const { view, file: last } = work()
  const isInWords = view !== 'Source'
  const spot = isInWords && isPageFile(file) ? (spotAt(finding) ?? spotNear(finding)) : undefined
  const fact = isInWords ? factAt(finding) : undefined
  const isWhole = isInWords && offset === 0 && spotsOf(file, textOf(file)).length > 0
  if (file !== last) open(file)
  if (spot && (view === 'Page' || !fact)) {
    set({ view: 'Page' })
    chooseIn(spot, finding)
  } else if (fact) showFact(file, fact)
  else if (seriesOfFile(file)) set({ offset })
  else if (!isWhole) set({ view: 'Source', offset })
}
