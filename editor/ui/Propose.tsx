import { useEffect, useState } from 'react'
import { findingText } from '../../check/problems.ts'
import type { Pull } from '../server/protocol.ts'
import { Changes } from './Changes.tsx'
import { Button, Dialog, Labeled, TextArea } from './controls.tsx'
import { describe, discard } from './edits.ts'
import { openProposal, propose } from './proposals.ts'
import { server } from './server.ts'
import { open, type State, useWork } from './store.ts'

function obstacle({ edits, findings, checked }: State): string | undefined {
  if (Object.keys(edits).length === 0) return 'Nothing has changed yet.'
  if (checked !== 'site') return 'The check is still running.'
  const error = findings.find(({ severity }) => severity === 'error')
  return (
    error &&
    `There is an error in ${error.file.replace('content/', '')}, line ${error.line}: ${findingText(error)}`
  )
}

export function Propose() {
  const state = useWork()
  const { edits, original, branch, title, url, message, proposed, trouble } = state
  const [proposals, setProposals] = useState<Pull[]>([])
  const why = obstacle(state)
  const files = Object.keys(edits)
  const isFresh = files.length === 0
  useEffect(() => {
    if (isFresh) server.proposals().then(setProposals, () => setProposals([]))
  }, [isFresh])
  const linked = (words: string, url?: string) => (url ? <a href={url}>{words}</a> : words)
  const what = (file: string) =>
    edits[file] === null ? 'deleted' : file in original ? 'changed' : 'new'
  return (
    <Dialog
      title={branch ? 'Add to your proposal' : 'Propose'}
      submit="Propose"
      isOff={why !== undefined}
      trouble={trouble}
      onSubmit={propose}
    >
      {branch && (
        <p className="hint">Your words are added to your proposal {linked(`“${title}”`, url)}.</p>
      )}
      <ul className="files">
        {files.map((file) => (
          <li key={file}>
            <Button onClick={() => open(file)}>{file.replace('content/', '')}</Button> {what(file)}{' '}
            <Button onClick={() => discard(file)}>
              Discard<span className="unseen"> {file}</span>
            </Button>
            <Changes file={file} original={original} edits={edits} />
          </li>
        ))}
        {isFresh &&
          proposals.map((proposal) => (
            <li key={proposal.branch}>
              Your open proposal {linked(`“${proposal.title}”`, proposal.url)}{' '}
              {proposal.branch !== branch && (
                <Button onClick={() => openProposal(proposal)}>
                  Continue<span className="unseen">: {proposal.title}</span>
                </Button>
              )}
            </li>
          ))}
        {branch && (
          <li>
            <Button onClick={() => openProposal()}>Start a new one</Button>
          </li>
        )}
      </ul>
      {proposed && isFresh ? (
        <p className="notice good" role="status">
          Proposed as {linked(proposed.branch, proposed.url)}. What you change now can be added to
          it.
        </p>
      ) : (
        why && <p className="notice">{why}</p>
      )}
      <Labeled label="What you changed, in a sentence">
        {(common) => (
          <TextArea
            {...common}
            value={message}
            required
            minLength={3}
            onChange={({ target }) => describe(target.value)}
          />
        )}
      </Labeled>
    </Dialog>
  )
}
