/** The order of the texts that a page shows. */

/** Whether an element is part of the page itself, not of the menu or the footer, which all pages share. */
const isInPage = (element: Element) => element.closest('main') !== null

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
  const elements = [...page.querySelectorAll<HTMLElement>('[data-spot]')]
    // A drawing contains its words twice, for two widths.
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      spot: Number(element.dataset.spot),
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
  const texts = [...new Set(order.map(({ spot }) => spot))]
  return texts.includes(here) ? texts : []
}
