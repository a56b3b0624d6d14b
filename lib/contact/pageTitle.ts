/** Puts words in the place of the page's own in its title, after which the name of the site stands if there was room for it. */
export function retitle(words: string): void {
  const [, site] = document.title.split(' | ')
  document.title = site ? `${words} | ${site}` : words
}
