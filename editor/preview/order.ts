/** The order of the texts that a page shows. */

/** Whether an element is part of the page itself, not of the menu or the footer, which all pages share. */
const isInPage = (element: Element) => element.closest('main') !== null

/** The elements around one, itself included, the outermost first. */
function withAncestors(element: Element): Element[] {
  const all = [element]
  for (let around = element.parentElement; around; around = around.parentElement)
    all.unshift(around)
  return all
}

/** Elements in the order in which the page shows them: a style sheet may have another than the markup. */
export function asShown<E extends Element>(elements: readonly E[]): E[] {
  const around = new Map(elements.map((element) => [element, withAncestors(element)]))
  const view = elements[0]?.ownerDocument.defaultView
  const orders = new Map(
    [...new Set([...around.values()].flat())].map((element) => [
      element,
      Number(view?.getComputedStyle(element).order) || 0,
    ]),
  )
  if ([...orders.values()].every((order) => order === 0)) return [...elements]
  /** The order of an element among those in the one that it and another stand in. */
  const orderBeside = (element: E, other: E) => {
    const others = around.get(other) ?? []
    return orders.get(around.get(element)?.find((one) => !others.includes(one)) ?? element) ?? 0
  }
  const isBefore = (a: E, b: E) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING
  return elements.toSorted(
    (a, b) => orderBeside(a, b) - orderBeside(b, a) || (isBefore(a, b) ? -1 : 1),
  )
}

/** The text that one is opened with: of a caption that of its photograph, else itself. */
function photographOf(element: HTMLElement): number {
  const photograph = element.closest<HTMLElement>('figure[data-spot]:has(img)')
  return Number((photograph ?? element).dataset.spot)
}

/**
 * The texts that one goes through from one of them, in their order, as `data-spot` counts them; none if the page does not show
 * that one. From a text of the page, one goes through those of the page, and from one of the menu or the footer through those.
 *
 * @param isOwn whether a text belongs to this page, and not to another that it shows
 */
export function orderAround(
  page: Document,
  here: number,
  isOwn: (spot: number) => boolean,
): number[] {
  // A drawing contains its words twice, for two widths.
  const visible = [...page.querySelectorAll<HTMLElement>('[data-spot]')].filter((element) =>
    element.checkVisibility(),
  )
  const elements = asShown(visible).map((element) => ({
    spot: Number(element.dataset.spot),
    with: photographOf(element),
    isListed: element.closest('nav') !== null,
    isInPage: isInPage(element),
  }))
  const isHereInPage = elements.some(({ spot, isInPage }) => spot === here && isInPage)
  const written = new Set(elements.filter(({ isListed }) => !isListed).map(({ spot }) => spot))
  const order = elements
    .filter(({ isInPage }) => isInPage === isHereInPage)
    .filter(({ spot }) => spot === here || isOwn(spot))
    // The list of a page's headings repeats what stands below it.
    .filter(({ spot, isListed }) => !isListed || !written.has(spot))
  const opened = elements.find(({ spot }) => spot === here)?.with
  const isStop = (element: { spot: number; with: number }) =>
    element.with === opened ? element.spot === here : element.spot === element.with
  const texts = [...new Set(order.filter(isStop).map(({ spot }) => spot))]
  return texts.includes(here) ? texts : []
}
