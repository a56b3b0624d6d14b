/**
 * The second small script of a page with islands: it fetches what brings each to life, and not before it is of use.
 * Until then, and if it never comes, the page is HTML that can be read, and forms post by themselves.
 */
import type { Retrying } from '../islandNotice.ts'
import { fileLoader, keepClicks, whenNeeded } from './island.ts'

// Written by lib/postbuild.
const { files = '' } = (document.currentScript as HTMLScriptElement).dataset
const load = fileLoader(files.split(' '))

keepClicks()
for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
  whenNeeded(island, () => load(island.dataset.island))
;(window as Retrying).loadIslands = load
