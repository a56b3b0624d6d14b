/** Pictures among pasted words, which no text of a page can hold, so that the author is told. */
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import { EXIT, visit } from 'unist-util-visit'
import { readOffice } from './office.ts'

/** Whether some pasted HTML shows pictures. */
export function hasPictures(html: string): boolean {
  const tree = fromParse5(parse(html)) as Root
  // What is hidden was never seen, and goes here.
  readOffice(tree)
  let isFound = false
  visit(tree, { tagName: 'img' }, () => {
    isFound = true
    return EXIT
  })
  return isFound
}
