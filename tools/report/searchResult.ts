/** How a search engine would show a page. The limits are those seen in results on a wide screen; none is promised. */

export interface SearchResult {
  site: string
  /** Names of the path, from the site down. */
  trail: string[]
  title: string
  /** Whether the title or the description is longer than what is shown. */
  cut: { title: boolean; description: boolean }
  description: string
}

/** Pixels for a title, set in Arial at 20 pixels. */
const TITLE_WIDTH = 580
const TITLE_SIZE = 20

/** Signs for a description. */
const DESCRIPTION_LENGTH = 160

/** Widths of Arial from the space to the tilde, in thousandths of its size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

/** A sign that the table lacks is taken for a letter, and from the Hangul on for one as wide as it is high. */
const widthOfSign = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return WIDTHS[code - 32] ?? (code < 0x1100 ? 556 : 1000)
}

/** Width of a title in pixels. */
export function titleWidth(text: string): number {
  return ([...text].reduce((sum, sign) => sum + widthOfSign(sign), 0) * TITLE_SIZE) / 1000
}

/** The longest beginning, in whole words, that fits together with the sign for what is left out. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const words = text.split(' ')
  while (words.length > 1) {
    words.pop()
    const shorter = `${words.join(' ')} …`
    if (fits(shorter)) return shorter
  }
  const signs = [...text]
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs.pop()
  return `${signs.join('')}…`
}

/**
 * Cuts title and description as a result would.
 *
 * @param address full address of the page; an unusable one is shown as it is
 */
export function searchResult(page: { address: string; title: string; description: string }): SearchResult {
  const url = URL.parse(page.address)
  const title = cutTo(page.title, (text) => titleWidth(text) <= TITLE_WIDTH)
  const description = cutTo(page.description, (text) => [...text].length <= DESCRIPTION_LENGTH)
  return {
    site: url?.host ?? page.address,
    trail: (url?.pathname ?? '').split('/').filter((name) => name !== ''),
    title,
    description,
    cut: { title: title !== page.title, description: description !== page.description },
  }
}
