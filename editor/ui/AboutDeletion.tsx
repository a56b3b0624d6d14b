import { readYamlOf } from '../document/texts.ts'
import { LinksToDeleted } from './LinksToPage.tsx'
import { pagesIn, textOf, useWork } from './store.ts'

/** What the deletion of a page will do, said before it is done. */
export function AboutDeletion({ file, hasReaders }: { file: string; hasReaders: boolean }) {
  const pages = pagesIn(useWork().contents)
  const page = pages.find((candidate) => candidate.file === file)
  if (!page) return null
  const { parent } = Object(readYamlOf(file, textOf(file)).value)
  const above = pages.find(({ path }) => path === (parent ?? '/'))?.title
  const heir = hasReaders ? 'the page that you choose below' : `“${above}”, the page above it`
  return (
    <>
      <p>
        {`“${page.title}” (${page.path}) goes, with its entries in the menu, the words that the search finds it by, and the numbers, photographs and documents that no other page shows. Undo brings it back.`}
      </p>
      <LinksToDeleted path={page.path} heir={heir} hasReaders={hasReaders} />
    </>
  )
}
