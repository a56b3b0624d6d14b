/** Which text of which file each element of the previewed page shows, so that a click opens just that. */
import type { Root } from 'mdast'
import { folded, REPLACE } from '../../check/parse/passages.ts'
import { fileOfArtifact, pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { dayOf, isDay, longDay } from '../../lib/content/days.ts'
import { fileOfPath, isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { publishedFrom } from '../../lib/content/schema.ts'
import { namesOf } from '../../lib/site/redirects.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf, type Spot, spotsOf, spotsOfYaml, visitTexts } from '../document/texts.ts'
import { markNumbers } from './artifactNumbers.ts'
import { currentContents } from './contents.ts'
import { markFigureNumbers } from './figureNumbers.ts'
import {
  ANYWHERE,
  byDrawing,
  byTextBefore,
  drawingsIn,
  isInDrawing,
  isPartOf,
  type Places,
  shownWords,
} from './sameWords.ts'
import { isUntold, type Sources } from './sources.ts'

/** Shorter words also stand in texts that have nothing to do with them. */
const MIN_PART = 5

/** Whether words may be a part of others. Those of a drawing are sought in it alone, such as its unit. */
const isLong = (words: string, isDrawn: boolean) => isDrawn || words.length >= MIN_PART

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

/** The words of a text before and after the address of a mailbox, which the layout puts in. */
const piecesOf = (spot: Spot) =>
  shownWords(spot)
    .split('{email}')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** Marks the Markdown texts of a page's body, which begins at an offset of its file, before it is rendered. */
export function markMarkdown(tree: Root, spots: readonly Spot[], bodyStart: number): void {
  const indexes = new Map<number, number>()
  for (const [index, { path, start }] of spots.entries())
    if (path.length === 0) indexes.set(start, index)
  visitTexts(tree, (node, _, start) => {
    const index = indexes.get(bodyStart + start)
    node.data = {
      ...node.data,
      hProperties: { ...node.data?.hProperties, 'data-spot': index },
    }
  })
}

const isInArtifact = ({ file }: Spot) => pathOfArtifact(file) !== undefined

/** Whether a text is one of a drawing or of a document. */
const isDrawn = (spot: Spot) => isInDrawing(spot) || isInArtifact(spot)

/** Words to find, with the text that they belong to and its index. */
interface Asked {
  index: number
  spot: Spot
  words: string
}

/** What is sought on a page, by where it can be. */
function kindsOf(spots: readonly Spot[], file: string) {
  const written = [...spots.entries()].flatMap(([index, spot]) =>
    piecesOf(spot).map((words): Asked => ({ index, spot, words })),
  )
  // What says what a picture shows is not shown itself.
  const isTold = (spot: Spot) => spot.path[2] === (isInDrawing(spot) ? 'title' : 'alt')
  const isOfArtifact = ({ spot }: Asked) => isInArtifact(spot)
  // Numbers are not found by their words.
  const facts = written.filter(
    ({ spot }) => spot.path.length > 0 && !spot.isNumber && !isTold(spot),
  )
  const ofPage = facts.filter(({ spot }) => spot.file === file)
  return {
    ofPage,
    inBlocks: ofPage.filter(({ spot }) => spot.kind === 'prop' && !isInDrawing(spot)),
    ofArtifact: facts.filter(isOfArtifact),
    ofData: facts.filter((fact) => !isPageFile(fact.spot.file) && !isOfArtifact(fact)),
    ofOthers: facts.filter(({ spot }) => spot.file !== file && isPageFile(spot.file)),
    headings: written.filter(({ spot }) => spot.kind === 'heading' && spot.file === file),
  }
}

/**
 * Maps elements to the texts they show. `data-spot` holds indexes into `spots`; Markdown texts already have theirs.
 *
 * @param sources which facts of other files the elements show; without them, their words decide
 */
export function markSpots(
  root: Element,
  spots: readonly Spot[],
  file: string,
  sources?: Sources,
): void {
  /** Elements of which only some words are a text of a file: `Contact Us<span> about ETL testing</span>`. */
  const partly = new Set<Element>()
  /** The indexes of the texts that some element shows. */
  const shown = new Set<number>()
  const drawings = drawingsIn(root, spots)
  const drawing = byDrawing(drawings)
  const isMarked = (element: Element) => element.hasAttribute('data-spot')
  const mark = (element: Element, words: string, index: number) => {
    if (index === -1 || isMarked(element)) return
    element.setAttribute('data-spot', `${index}`)
    shown.add(index)
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

  const elementsByText = (where: string, { ofElement }: Places) => {
    const found = new Map<string, Element[]>()
    for (const { element, texts } of unmarked(where))
      for (const words of texts) {
        const key = `${ofElement(element)} ${words}`
        const others = found.get(key)
        if (others) others.push(element)
        else found.set(key, [element])
      }
    return found
  }

  const indexes = new Map(spots.map((spot, index) => [spot, index]))
  const isFrom = (element: Element, index: number) =>
    !sources || (sources.get(element)?.has(index) ?? false)
  const bySource: Places = sources
    ? {
        ofSpot: (spot) => String(indexes.get(spot)),
        // One that shows several shows none as a whole.
        ofElement: (element) => [...(sources.get(element) ?? [])].join(),
      }
    : ANYWHERE
  const { ofPage, inBlocks, ofArtifact, ofData, ofOthers, headings } = kindsOf(spots, file)

  const markWhole = (asked: readonly Asked[], where: string, places = ANYWHERE) => {
    const found = elementsByText(where, places)
    const groups = Map.groupBy(asked, ({ spot, words }) => `${places.ofSpot(spot)} ${words}`)
    for (const [key, all] of groups) {
      const left = all.filter(({ index }) => !shown.has(index))
      const group = left.length > 0 ? left : all
      // A drawing contains its words once for each width.
      const copies = Map.groupBy(found.get(key) ?? [], (element) => element.closest('svg'))
      for (const elements of copies.values())
        for (const [nth, element] of elements.entries()) {
          const { words = '', index = -1 } = group[nth % group.length] ?? {}
          mark(element, words, index)
        }
    }
  }
  markWhole(ofArtifact, '.artifact *')
  // The words of a page may also be in the menu, whose own they are there.
  markWhole(inBlocks, 'main *:not(nav *, .figure *)', byTextBefore(root, spots, file))
  // What is drawn has words of its own, which may be those of other texts, as 50% may be on a scale.
  const ofSite = 'header *, footer *, main *:not(.artifact *, .figure-drawing *)'
  markWhole(ofPage, 'main *:not(nav *, .artifact *)', drawing)
  const { untold = [], told = [] } = Object.groupBy(ofData, ({ spot }) =>
    isUntold(spot) ? 'untold' : 'told',
  )
  markWhole(untold, ofSite)
  markWhole(told, ofSite, bySource)
  markWhole([...ofPage, ...headings], 'main nav *')
  markWhole(ofOthers, 'main *:not(.artifact *, .figure-drawing *)', bySource)

  const markParts = (asked: readonly Asked[], where: string) => {
    const longestFirst = asked
      .filter(({ words, spot }) => isLong(words, isDrawn(spot)) && !spot.isListed)
      .sort((a, b) => b.words.length - a.words.length)
    for (const { element } of unmarked(where))
      for (const text of textsIn(element)) {
        const place = drawing.ofElement(element)
        if (!isLong(text, place !== '' || element.closest('.artifact') !== null)) continue
        const isHere = ({ spot, index }: Asked) => {
          if (spot.file === file) return drawing.ofSpot(spot) === place
          return isInArtifact(spot) || isUntold(spot) || isFrom(element, index)
        }
        const part = longestFirst.find((asked) => isPartOf(text, asked.words) && isHere(asked))
        if (part) mark(element, part.words, part.index)
      }
  }
  // A label with the number that an artifact computes: `retry storm, 12%`.
  markParts(ofArtifact, '.artifact *')
  // A sentence of the layout around the words of a fact: `Ask about ETL testing`.
  markParts([...ofPage, ...ofData], 'main *:not(.artifact *), footer *')

  for (const image of root.querySelectorAll('main :is([role=img], img)')) {
    const around = image.closest('figure') ?? image
    const place = drawings.get(around)
    const isIts = ({ kind, path: [, start, prop], value }: Spot) =>
      place === undefined
        ? kind === 'photograph' && prop === 'alt' && value === image.getAttribute('alt')
        : start === place && prop === 'title'
    mark(
      around,
      '',
      spots.findIndex((spot, index) => isIts(spot) && !shown.has(index)),
    )
  }

  for (const [figure, start] of drawings) markFigureNumbers(figure, spots, start)
  for (const body of root.querySelectorAll('main .artifact-body')) markNumbers(body, spots)

  // What an artifact computes by itself opens its name.
  const [named] = ofArtifact.filter(({ spot }) => spot.path[0] === 'name')
  for (const artifact of root.querySelectorAll('main .artifact'))
    mark(artifact, '', named?.index ?? -1)
  markUnwritten(root, spots)
  markHidden(root)
}

/** What leads to a page, and is not shown as long as that is hidden. */
const LEADING = '.card-grid-card, :is(header, footer) li'

/** Marks the cards, menu items and links of drafts and of pages whose day is still to come, which visitors do not see. */
function markHidden(root: Element): void {
  const today = dayOf(new Date())
  for (const link of root.querySelectorAll(':is(.card-grid-card, header, footer) a[href^="/"]')) {
    const file = fileOfPath(link.getAttribute('href') ?? '')
    const { value } = readYamlOf(file, String(currentContents()[file] ?? ''))
    const from = publishedFrom(Object(value), today)
    const until = isDay(from) ? longDay(from) : 'its page is published'
    if (from) link.closest(LEADING)?.setAttribute('data-hidden', `Hidden until ${until}`)
  }
}

/** Marks the texts that say what is to be written there. */
function markUnwritten(root: Element, spots: readonly Spot[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const isUnwritten = spots[Number(element.dataset.spot)]?.value.includes(REPLACE)
    if (isUnwritten) element.setAttribute('data-unwritten', '')
  }
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
