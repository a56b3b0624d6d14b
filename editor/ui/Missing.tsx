import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { Button, Notice } from './controls.tsx'
import { nameOfProposal } from './labels.ts'
import { openProposal } from './proposals.ts'
import { useWork } from './store.ts'

/** What is said where nothing can be shown: that a page is in another proposal, or nowhere. */
export function Missing() {
  const { file, left } = useWork()
  if (!left?.files.includes(file))
    return (
      <Notice>
        {isPageFile(file)
          ? `There is no page at ${pathOfFile(file)}. Choose one from the list.`
          : 'The address names no page. Choose one from the list.'}
      </Notice>
    )
  const name = nameOfProposal(left.proposal)
  return (
    <div className="notice" role="status">
      <p>{`This page is in your proposal ${name}. What you see now is the site without that.`}</p>
      <Button onClick={() => openProposal(left.proposal)}>Continue {name}</Button>
    </div>
  )
}
