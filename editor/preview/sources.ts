/**
 * Which facts of other files a page shows where. Their words alone do not tell: a button may say what an entry of the menu says,
 * too. So the page is made of facts with a mark behind each, which is taken out again.
 */
import { CLAIMS } from '../document/claims.ts'
import type { Spot } from '../document/texts.ts'
import type { Telling } from './contents.ts'

/** The figures of claims are sought in their wordings, where a mark would keep them from being found. */
export const isUntold = ({ file }: Spot): boolean => file === CLAIMS

/** Begins a mark. It and the digits behind it are characters that no font has, and no author types. */
const MARK = '\uE000'
const ZERO = 0xe001
const MARKS = /\uE000([\uE001-\uE00A]+)/g

const markOf = (index: number) =>
  MARK + [...String(index)].map((digit) => String.fromCharCode(ZERO + Number(digit))).join('')

const indexIn = (digits: string) =>
  Number([...digits].map((digit) => digit.charCodeAt(0) - ZERO).join(''))

/** Facts with something written behind some of their texts. */
function withMarks(facts: unknown, texts: ReadonlyMap<string, number>, path = ''): unknown {
  const inner = (part: unknown, key: string | number) =>
    withMarks(part, texts, path === '' ? `${key}` : `${path},${key}`)
  if (Array.isArray(facts)) return facts.map(inner)
  if (typeof facts === 'object' && facts !== null)
    return Object.fromEntries(Object.entries(facts).map(([key, part]) => [key, inner(part, key)]))
  const index = typeof facts === 'string' ? texts.get(path) : undefined
  return index === undefined ? facts : `${facts}${markOf(index)}`
}

/** Has the facts of all files but the page's own tell which of the texts they are. */
export function tellSources(spots: readonly Spot[], file: string): Telling {
  const byFile = new Map<string, Map<string, number>>()
  for (const [index, spot] of spots.entries()) {
    if (spot.file === file || spot.kind !== 'field' || spot.isNumber || isUntold(spot)) continue
    const texts = byFile.get(spot.file) ?? new Map()
    byFile.set(spot.file, texts.set(spot.path.join(), index))
  }
  return (name, facts) => {
    const texts = byFile.get(name)
    return texts ? withMarks(facts, texts) : facts
  }
}

const without = (words: string) => words.replaceAll(MARKS, '')

/** The indexes of the texts of other files that an element shows. */
export type Sources = ReadonlyMap<Element, ReadonlySet<number>>

/** Takes the marks out of a page, and tells what they told; undefined of one that was made without them. */
export function takeSources(root: Element): Sources | undefined {
  const sources = new Map<Element, Set<number>>()
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? ''
    if (!words.includes(MARK)) continue
    const told = Array.from(words.matchAll(MARKS), ([, digits = '']) => indexIn(digits))
    for (let around = text.parentElement; around; around = around.parentElement)
      sources.set(around, new Set([...(sources.get(around) ?? []), ...told]))
    text.nodeValue = without(words)
  }
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (value.includes(MARK)) element.setAttribute(name, without(value))
  return sources.size === 0 ? undefined : sources
}
