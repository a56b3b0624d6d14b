/** Where each page was scrolled to when it was last shown, such as before a look at the numbers of a drawing. */
import { work } from './store.ts'

/** By the files of the pages, in pixels. */
export const scrolled = new Map<string, number>()

// It is kept while the window is loaded anew, in a browser that may store anything.
try {
  const [file, top] = JSON.parse(sessionStorage.getItem('scrolled') ?? '[]')
  scrolled.set(file, top)
  window.addEventListener('pagehide', () => {
    const { file } = work()
    sessionStorage.setItem('scrolled', JSON.stringify([file, scrolled.get(file)]))
  })
} catch {
  // Then it begins at its top.
}
