/** The order of the texts that a page shows. */

/** The text after or before another, as `data-spot` counts them; undefined at the ends of the page. */
export function textBeside(page: Document, here: number, step: -1 | 1): number | undefined {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-spot]')]
    // A drawing contains its words twice, for two widths.
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      spot: Number(element.dataset.spot),
      isListed: element.closest('nav') !== null,
    }))
  const written = new Set(elements.filter(({ isListed }) => !isListed).map(({ spot }) => spot))
  // The list of a page's headings repeats what stands below it.
  const order = elements.filter(({ spot, isListed }) => !isListed || !written.has(spot))
  const texts = [...new Set(order.map(({ spot }) => spot))]
  const index = texts.indexOf(here)
  return index === -1 ? undefined : texts[index + step]
}
