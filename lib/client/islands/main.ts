/**
 * The second small script of a page with islands. It fetches what hydrates each island, but only when needed.
 * Until then, or if that fails, the page is readable HTML and its forms post natively.
 */
import { fileLoader, keepClicks, whenNeeded } from './island.ts'

// Written by build.
const { files = '' } = (document.currentScript as HTMLScriptElement).dataset
const load = fileLoader(files.split(' '))

keepClicks()
for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
  whenNeeded(island, () => load(island.dataset.island))
window.loadIslands = load
