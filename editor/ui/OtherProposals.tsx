import { useEffect, useState } from 'react'
import { longDay } from '../../lib/content/days.ts'
import { listedIn } from '../document/listed.ts'
import type { Pull } from '../server/protocol.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { changesIn, type ProposalChanges } from './changesIn.ts'
import { Button } from './controls.tsx'
import { nameOfProposal } from './labels.ts'

/** A proposal by its name, as a link to its page if it has one. */
export function NamedProposal({ title, url }: { title: string; url?: string | undefined }) {
  const name = nameOfProposal({ title })
  return url ? <a href={url}>{name}</a> : name
}

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** What a proposal changes, read only when somebody asks for it. */
function WhatItChanges({ proposal }: { proposal: Pull }) {
  const { head } = proposal
  const [isAsked, setAsked] = useState(false)
  const [changes, setChanges] = useState<ProposalChanges | null>()
  useEffect(() => {
    if (!isAsked) return
    changesIn(head).then(setChanges, () => setChanges(null))
  }, [isAsked, head])
  const count = changes ? listedIn(changes.before, changes.after).length : 0
  return (
    <details className="structure" onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
      <summary>
        What it changes<span className="unseen">: {proposal.title}</span>
      </summary>
      {changes === undefined && <p className="hint">Reading what is in it …</p>}
      {changes === null && <p className="hint">It cannot be read right now.</p>}
      {changes && (
        <>
          <p className="hint">{`Changed pages and facts: ${count}`}</p>
          <ul className="files">
            <ChangedFiles {...changes} />
          </ul>
        </>
      )}
    </details>
  )
}

type Props = {
  /** The open proposals but the one that is continued; nothing while they are looked for. */
  others: readonly Pull[] | undefined
  /** Whether one is continued. */
  isOther: boolean
  /** Whether something has changed here that is in no proposal yet. */
  hasChanges: boolean
  onContinue: (dialog: Element | null, proposal: Pull) => void
}

/** The author's other open proposals, each with what it changes and what happens to the changes here if it is continued. */
export const OtherProposals = ({ others, isOther, hasChanges, onContinue }: Props) => (
  <ul className="proposals">
    {!others && <li className="coming hint">Looking for your open proposals …</li>}
    {others?.length === 0 && (
      <li className="coming hint">{`You have no ${isOther ? 'other ' : ''}open proposal.`}</li>
    )}
    {others?.map((proposal) => (
      <li key={proposal.branch}>
        <span>
          Your {isOther && 'other '}open proposal <NamedProposal {...proposal} />, made on{' '}
          {longDay(proposal.day)}
          <span className="hint">, last changed {TIME.format(new Date(proposal.changedAt))}</span>
        </span>
        <span>
          <Button
            onClick={({ currentTarget }) => onContinue(currentTarget.closest('dialog'), proposal)}
          >
            Continue<span className="unseen">: {proposal.title}</span>
          </Button>
        </span>
        {hasChanges && (
          <span className="hint">
            If you continue it, what you have changed here becomes part of it.
          </span>
        )}
        <WhatItChanges proposal={proposal} />
      </li>
    ))}
  </ul>
)
