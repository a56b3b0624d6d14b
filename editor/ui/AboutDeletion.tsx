import { readYamlOf } from '../document/texts.ts'
import { pagesIn, textOf, useWork } from './store.ts'

/** What the deletion of a page will do, said before it is done. */
export function AboutDeletion({ file, hasReaders }: { file: string; hasReaders: boolean }) {
  const pages = pagesIn(useWork().contents)
  const page = pages.find((candidate) => candidate.file === file)
  if (!page) return null
  const { parent } = Object(readYamlOf(file, textOf(file)).value)
  const above = pages.find(({ path }) => path === (parent ?? '/'))?.title
  const heir = hasReaders
    ? 'Its address and all links to it lead to the page that you choose'
    : `Links to it lead to “${above}”, the page above it`
  return (
    <p>
      {`“${page.title}” (${page.path}) goes, with its menu items, search words and what only it shows. ${heir}. Undo brings it back.`}
    </p>
  )
}
