/**
 * The second small script of a page with islands: it fetches what brings them to life, and not before it is of use.
 * Until then, and if it never comes, the page is HTML that can be read, and forms post by themselves.
 */
import { keepClicks } from './clicks.ts'
import { fileLoader } from './loadFiles.ts'
import { showNotices } from './notice.ts'
import { whenNeeded } from './whenNeeded.ts'

// Paths and integrity of the files by turns, the one that starts everything last; written by lib/postbuild/head.ts.
const loadFiles = fileLoader(document.currentScript?.dataset.files?.split(' ') ?? [])
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]

const load = () => loadFiles().catch((file) => showNotices(islands, file, load))

keepClicks(islands)
whenNeeded(islands, load)
