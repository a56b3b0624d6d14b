/** Where words can lead to: pages, found by their titles and addresses, and addresses elsewhere. */

export interface Target {
  path: string
  title: string
}

const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s()<>]+$/
const MAILBOX = /^[^\s()<>@/:]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
/** The name of a website, with what stands behind it. */
const WEBSITE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:][^\s()<>]*)?$/i

/** The whole of an address elsewhere, of which people often type no more than its name; undefined if it is none. */
export function addressElsewhere(typed: string): string | undefined {
  if (ADDRESS.test(typed)) return typed.replace(/^http:/, 'https:')
  if (MAILBOX.test(typed)) return `mailto:${typed}`
  return WEBSITE.test(typed) ? `https://${typed}` : undefined
}

/** How many letters the words of a title and of a link have in common: `test data` is like `Test Data Management`. */
function likeness({ title }: Target, words: string): number {
  const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const wanted = words.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return wanted
    .filter((word) => word.length > 2 && own.includes(word))
    .reduce((sum, { length }) => sum + length, 0)
}

/** How well a title is what was typed: all of it, or its start, which may be what was typed so far. */
function fit({ title }: Target, typed: string): number {
  const start = title.toLowerCase().startsWith(typed) ? 1 : 0
  return typed === '' ? 0 : start + Number(title.length === typed.length && start)
}

/**
 * The targets that have the typed letters in their title or address. Those whose title is just that, or begins with it, come
 * first, then those that are called like the words of the link.
 */
export function targetsFor(pages: readonly Target[], typed: string, words: string): Target[] {
  const wanted = typed.toLowerCase()
  const outside = addressElsewhere(typed)
  const found = pages
    .filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted))
    .toSorted(
      (a, b) =>
        fit(b, wanted) - fit(a, wanted) ||
        likeness(b, words) - likeness(a, words) ||
        a.title.localeCompare(b.title, 'en'),
    )
  return outside ? [...found, { path: outside, title: 'This address' }] : found
}
