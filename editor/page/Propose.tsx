import { useEffect, useRef, useState } from 'react'
import type { OpenProposal } from '../protocol.ts'
import { server } from './server.ts'
import type { State, Workspace } from './workspace.ts'

type Props = { state: State; workspace: Workspace; onShow: (file: string) => void; onClose: () => void }

/** Why nothing can be proposed at the moment, in a sentence. */
export function obstacle({ edits, findings, checked, clashes }: State): string | undefined {
  const error = findings.find(({ severity }) => severity === 'error')
  if (Object.keys(edits).length === 0) return 'Nothing is changed yet.'
  if (Object.keys(clashes).length > 0) return 'Somebody has changed the same lines. Choose what holds.'
  if (!checked) return 'The check is still reading.'
  return (
    error && `An error stands in ${error.file.replace('content/', '')}, line ${error.line}: ${error.text}`
  )
}

/** The change set, the author's own sentence for it, and the proposals that can be continued. */
export function Propose({ state, workspace, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [proposals, setProposals] = useState<OpenProposal[]>([])
  useEffect(() => {
    dialog.current?.showModal()
    server.proposals().then(setProposals, () => setProposals([]))
  }, [])
  const { edits, original, branch, message, proposed, trouble } = state
  const why = obstacle(state)
  const files = Object.keys(edits)
  const what = (file: string) => (edits[file] === null ? 'deleted' : file in original ? 'changed' : 'new')
  return (
    <dialog ref={dialog} aria-labelledby="propose" onClose={onClose}>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          setBusy(true)
          await workspace.propose()
          setBusy(false)
        }}
      >
        <h2 id="propose">{branch ? 'Add to your proposal' : 'Propose'}</h2>
        <ul className="files">
          {files.map((file) => (
            <li key={file}>
              <button type="button" onClick={() => onShow(file)}>
                {file.replace('content/', '')}
              </button>{' '}
              {what(file)}{' '}
              <button type="button" onClick={() => workspace.discard(file)}>
                Take back<span className="unseen"> {file}</span>
              </button>
            </li>
          ))}
        </ul>
        {why && <p className="notice">{why}</p>}
        {proposed && files.length === 0 && (
          <p className="notice good" role="status">
            Proposed as {proposed.url ? <a href={proposed.url}>{proposed.branch}</a> : proposed.branch}. What
            you change now can be added to it.
          </p>
        )}
        {trouble && (
          <p className="notice" role="alert">
            {trouble}
          </p>
        )}
        <label>
          What you changed, in a sentence
          <textarea
            rows={2}
            value={message}
            required
            minLength={3}
            onChange={({ target }) => workspace.say(target.value)}
          />
        </label>
        <p className="row">
          <button type="submit" className="primary" disabled={why !== undefined || isBusy}>
            Propose
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Go on writing
          </button>
        </p>
        {files.length === 0 && (proposals.length > 0 || branch) && (
          <>
            <h3>Your open proposals</h3>
            <ul className="files">
              {proposals.map((one) => (
                <li key={one.branch}>
                  <button
                    type="button"
                    onClick={() => workspace.open(one.branch)}
                    disabled={one.branch === branch}
                  >
                    Continue<span className="unseen">: {one.title}</span>
                  </button>{' '}
                  {one.title}
                </li>
              ))}
              {branch && (
                <li>
                  <button type="button" onClick={() => workspace.open()}>
                    Begin a new one
                  </button>
                </li>
              )}
            </ul>
          </>
        )}
      </form>
    </dialog>
  )
}
