/** Where a text stands that is not the page's own. */
import { counted } from '../../check/problems.ts'
import { pagesShowing } from '../document/shownOn.ts'
import type { Spot } from '../document/texts.ts'
import { titleOfFile } from './labels.ts'
import { work } from './store.ts'

const list = new Intl.ListFormat('en')

/** More would not be read. */
const MAX_NAMED = 3

/** Says where a text stands that is not the open page's own, and the pages that change with it, as far as these are known. */
export function otherHome(spot: Spot): string {
  const { file: opened, contents } = work()
  if (spot.file === opened) return ''
  const pages = pagesShowing(contents, spot)
  const home = `It stands in “${titleOfFile(spot.file, contents)}”`
  if (!pages) return `${home}, and changes wherever it is shown.`
  if (pages.length === 1 && pages[0] === opened) return `${home}, which only this page shows.`
  const titles = pages.map((page) => `“${titleOfFile(page, contents)}”`)
  const names = titles.length > MAX_NAMED ? '' : `: ${list.format(titles)}`
  return `${home}, and changes on ${counted(titles.length, 'page')}${names}.`
}
