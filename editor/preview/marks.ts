/** Which text of which file each element of the previewed page shows, so that a click opens just that. */
import { folded } from '../../check/parse/passages.ts'
import { perObject } from '../../check/parse/source.ts'
import { fileOfArtifact, pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { namesOf } from '../../lib/site/redirects.ts'
import type { Contents } from '../background/messages.ts'
import { wordsShown } from '../document/markdown.ts'
import { type Spot, spotsOf, spotsOfYaml } from '../document/texts.ts'

/** Shorter words also stand in texts that have nothing to do with them. */
const MIN_PART = 5

/** Data files whose words no page shows. */
const UNSEEN = [fileOfData('synonyms'), fileOfData('dictionary')]

/** The texts that a page may show: its own, those of its artifact and of the data files, and the facts of other pages, which cards show. */
export function spotsShownBy(
  contents: Contents,
  file: string,
  dataFiles: Iterable<string>,
): Spot[] {
  const textOf = (name: string) => String(contents[name] ?? '')
  const others = Object.keys(contents).filter((name) => isPageFile(name) && name !== file)
  return [
    ...[file, ...dataFiles]
      .filter((name) => name === file || !UNSEEN.includes(name))
      .flatMap((name) => spotsOf(name, textOf(name))),
    ...spotsOfArtifact(contents, file),
    ...others.flatMap((name) => spotsOfYaml(name, textOf(name))),
  ]
}

/** The texts of the artifact that a page shows: that in its own file, or in one with a former address. */
function spotsOfArtifact(contents: Contents, file: string): Spot[] {
  const name = namesOf(pathOfFile(file))
    .map(fileOfArtifact)
    .find((artifact) => typeof contents[artifact] === 'string')
  if (name === undefined) return []
  return spotsOfYaml(name, String(contents[name]))
}

/** The texts that stand directly in an element, beside those of the elements in it. */
const textsIn = (element: Element): string[] =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => folded(node.textContent))
    .filter((words) => words !== '')

/** Leaves out elements whose text is that of one of their children, or empty. */
function innermost(elements: readonly Element[]): { element: Element; texts: Set<string> }[] {
  const wholes = new Map(elements.map((element) => [element, folded(element.textContent)]))
  return elements
    .filter((element) => {
      const whole = wholes.get(element)
      return whole !== '' && ![...element.children].some((child) => wholes.get(child) === whole)
    })
    .map((element) => {
      return { element, texts: new Set([wholes.get(element) ?? '', ...textsIn(element)]) }
    })
}

/** Whether words stand in a text, not only as a part of other words. */
export function isPartOf(text: string, words: string): boolean {
  if (words.length > text.length) return false
  const start = text.indexOf(words)
  const around = text.charAt(start - 1) + text.charAt(start + words.length)
  return start !== -1 && !/[\p{L}\p{N}]/u.test(around)
}

/** The words of a text as they are shown, without the syntax of bold words, code and links. */
export const shownWords = perObject(({ value, path }: Spot) =>
  folded(path.length > 0 ? value : wordsShown(value)),
)

/** The words of a text before and after the address of a mailbox, which the layout puts in. */
const piecesOf = (spot: Spot) =>
  shownWords(spot)
    .split('{email}')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** Maps elements to the texts they show. `data-spot` holds indexes into `spots`; Markdown texts already have theirs. */
export function markSpots(root: Element, spots: readonly Spot[], file: string): void {
  /** Elements of which only some words are a text of a file: `Contact Us<span> about ETL testing</span>`. */
  const partly = new Set<Element>()
  const isMarked = (element: Element) => element.hasAttribute('data-spot')
  const mark = (element: Element, words: string, index: number) => {
    if (index === -1 || isMarked(element)) return
    element.setAttribute('data-spot', `${index}`)
    if (folded(element.textContent) !== words) partly.add(element)
  }

  /** The innermost elements with some words, with their text and those that stand directly in them. */
  const elements = innermost([...root.querySelectorAll('header *, footer *, main *')])

  /** Those found by a selector that belong to no text yet. */
  const unmarked = (where: string) =>
    elements.filter(({ element }) => {
      if (!element.matches(where)) return false
      const around = element.closest('[data-spot]')
      return !around || (around !== element && partly.has(around))
    })

  const elementsByText = (where: string) => {
    const found = new Map<string, Element[]>()
    for (const { element, texts } of unmarked(where))
      for (const words of texts) {
        const others = found.get(words)
        if (others) others.push(element)
        else found.set(words, [element])
      }
    return found
  }

  const written = [...spots.entries()].flatMap(([index, spot]) =>
    piecesOf(spot).map((words) => ({ index, spot, words })),
  )
  // The alt text of a photograph is not shown.
  const facts = written.filter(({ spot: { path } }) => path.length > 0 && path[2] !== 'alt')
  const ofPage = facts.filter(({ spot }) => spot.file === file)
  const isOfArtifact = ({ spot }: (typeof facts)[number]) => pathOfArtifact(spot.file) !== undefined
  const ofArtifact = facts.filter(isOfArtifact)
  const ofData = facts.filter((fact) => !isPageFile(fact.spot.file) && !isOfArtifact(fact))
  const ofOthers = facts.filter(({ spot }) => spot.file !== file && isPageFile(spot.file))
  const headings = written.filter(({ spot }) => spot.kind === 'heading' && spot.file === file)

  const markWhole = (asked: typeof written, where: string) => {
    const found = elementsByText(where)
    // A drawing contains its words twice, for two widths.
    for (const [words, group] of Map.groupBy(asked, ({ words }) => words))
      for (const [index, element] of (found.get(words) ?? []).entries())
        mark(element, words, group[index % group.length]?.index ?? -1)
  }
  markWhole(ofArtifact, '.artifact *')
  // The words of a page may also be in the menu, whose own they are there.
  markWhole(ofPage, 'main *:not(nav *)')
  markWhole(ofData, 'header *, footer *, main *')
  markWhole([...ofPage, ...headings], 'main nav *')
  markWhole(ofOthers, 'main *')

  const markParts = (asked: typeof written, where: string) => {
    const longestFirst = asked
      .filter(({ words }) => words.length >= MIN_PART)
      .sort((a, b) => b.words.length - a.words.length)
    for (const { element } of unmarked(where))
      for (const text of textsIn(element)) {
        const part = longestFirst.find(({ words }) => isPartOf(text, words))
        if (part) mark(element, part.words, part.index)
      }
  }
  // A label with the number that an artifact computes: `retry storm, 12%`.
  markParts(ofArtifact, '.artifact *')
  // A sentence of the layout around the words of a fact: `Ask about ETL testing`.
  markParts([...ofPage, ...ofData], 'main *, footer *')

  for (const image of root.querySelectorAll('main :is([role=img], img)')) {
    const words = image.getAttribute('aria-label') ?? image.getAttribute('alt')
    const isIts = ({ kind, path: [block, , prop], value }: Spot) =>
      kind === 'photograph'
        ? prop === 'alt' && value === words
        : block === 'Figure' && prop === 'title' && value === words
    mark(image.closest('figure') ?? image, '', spots.findIndex(isIts))
  }

  // What an artifact computes by itself opens its name.
  const [named] = ofArtifact.filter(({ spot }) => spot.path[0] === 'name')
  for (const artifact of root.querySelectorAll('main .artifact'))
    mark(artifact, '', named?.index ?? -1)
}

/** The page's links do nothing here, and it has too many texts to tab through: arrow keys go on from the first one. */
export function makeTabStop(root: Element): void {
  for (const element of root.querySelectorAll(
    'a, button, summary, input, textarea, [tabindex], [data-spot]',
  ))
    element.setAttribute('tabindex', '-1')
  root.querySelector('main [data-spot]')?.setAttribute('tabindex', '0')
  for (const element of root.querySelectorAll('main details')) element.setAttribute('open', '')
}
