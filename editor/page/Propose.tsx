import { useEffect, useState } from 'react'
import { findingText } from '#tools/lint/problems.ts'
import type { OpenProposal } from '../server/protocol.ts'
import { Button, Dialog, Labeled, TextArea } from './controls.tsx'
import { server } from './server.ts'
import type { State, Workspace } from './workspace.ts'

type Props = { state: State; workspace: Workspace; onShow: (file: string) => void; onClose: () => void }

/** Why nothing can be proposed right now, in a sentence. */
export function obstacle({ edits, findings, checked }: State): string | undefined {
  if (Object.keys(edits).length === 0) return 'Nothing has changed yet.'
  if (checked !== 'site') return 'The check is still running.'
  const error = findings.find(({ severity }) => severity === 'error')
  return (
    error && `There is an error in ${error.file.replace('content/', '')}, line ${error.line}: ${findingText(error)}`
  )
}

/** The change set, the author's description of it, and the proposals that can be continued. */
export function Propose({ state, workspace, onShow, onClose }: Props) {
  const [proposals, setProposals] = useState<OpenProposal[]>([])
  const { edits, original, branch, message, proposed, trouble } = state
  const why = obstacle(state)
  const files = Object.keys(edits)
  const isListed = files.length === 0
  useEffect(() => {
    if (!isListed) return
    const ask = () => server.proposals().then(setProposals, () => setProposals([]))
    void ask()
    const again = setInterval(ask, 20_000)
    return () => clearInterval(again)
  }, [isListed])
  const what = (file: string) => (edits[file] === null ? 'deleted' : file in original ? 'changed' : 'new')
  return (
    <Dialog
      title={branch ? 'Add to your proposal' : 'Propose'}
      submit="Propose"
      isOff={why !== undefined}
      trouble={trouble}
      onSubmit={workspace.propose}
      onClose={onClose}
    >
      <ul className="files">
        {files.map((file) => (
          <li key={file}>
            <Button onClick={() => onShow(file)}>{file.replace('content/', '')}</Button> {what(file)}{' '}
            <Button onClick={() => workspace.discard(file)}>
              Discard<span className="unseen"> {file}</span>
            </Button>
          </li>
        ))}
        {isListed &&
          proposals.map((one) => (
            <li key={one.branch}>
              Your open proposal {one.url ? <a href={one.url}>“{one.title}”</a> : `“${one.title}”`}
              {one.checks && `, whose checks ${one.checks}`}{' '}
              {one.branch !== branch && (
                <Button onClick={() => workspace.open(one.branch)}>
                  Continue<span className="unseen">: {one.title}</span>
                </Button>
              )}
            </li>
          ))}
        {branch && (
          <li>
            <Button onClick={() => workspace.open()}>Start a new one</Button>
          </li>
        )}
      </ul>
      {proposed && isListed ? (
        <p className="notice good" role="status">
          Proposed as {proposed.url ? <a href={proposed.url}>{proposed.branch}</a> : proposed.branch}. What you change
          now can be added to it.
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
            onChange={({ target }) => workspace.say(target.value)}
          />
        )}
      </Labeled>
    </Dialog>
  )
}
