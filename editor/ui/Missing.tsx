import { useEffect, useState } from 'react'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Pull } from '../server/protocol.ts'
import { WayToPage } from './BesidePage.tsx'
import { Button, Notice } from './controls.tsx'
import { nameOfProposal } from './labels.ts'
import { openProposal } from './proposals.ts'
import { server } from './server.ts'
import { type InProposal, useWork } from './store.ts'

const Continue = ({ proposal }: { proposal: InProposal }) => (
  <Button onClick={() => openProposal(proposal)}>Continue {nameOfProposal(proposal)}</Button>
)

/** The author's other open proposals, one of which may have the page. */
function OpenProposals() {
  const { branch } = useWork()
  const [proposals, setProposals] = useState<readonly Pull[]>([])
  useEffect(() => {
    // Without them, there is nothing more to say.
    server.proposals().then(setProposals, () => undefined)
  }, [])
  const others = proposals.filter((proposal) => proposal.branch !== branch)
  if (others.length === 0) return null
  return (
    <div className="notice good" role="status">
      <p>It may be in an open proposal of yours:</p>
      <p className="row">
        {others.map((proposal) => (
          <Continue key={proposal.branch} proposal={proposal} />
        ))}
      </p>
    </div>
  )
}

/** What is said where nothing can be shown: that a page is in another proposal, or nowhere. */
export function Missing() {
  const { file, left } = useWork()
  if (left?.files.includes(file)) {
    const name = nameOfProposal(left.proposal)
    return (
      <div className="notice" role="status">
        <p>{`This page is in your proposal ${name}. What you see now is the site without that.`}</p>
        <Continue proposal={left.proposal} />
      </div>
    )
  }
  if (!isPageFile(file))
    return <Notice>The address names no page. Choose one from the list.</Notice>
  return (
    <>
      <Notice>{`There is no page at ${pathOfFile(file)}. Choose one from the list.`}</Notice>
      <WayToPage />
      <OpenProposals />
    </>
  )
}
