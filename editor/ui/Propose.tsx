import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Problem } from '../../check/problems.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { listedIn } from '../document/listed.ts'
import type { Part } from '../document/traces.ts'
import type { Pull } from '../server/protocol.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { Button, Dialog, Labeled, TextArea } from './controls.tsx'
import { describe } from './edits.ts'
import { inOrder } from './findingOrder.ts'
import { labelOfShow } from './findingPlace.ts'
import { findingWords } from './findingWords.ts'
import { InProposal } from './InProposal.tsx'
import { useKeptFocus } from './keptFocus.ts'
import { titleOfFile } from './labels.ts'
import { NamedProposal, OtherProposals } from './OtherProposals.tsx'
import { show } from './places.ts'
import { openProposal, propose } from './proposals.ts'
import { server } from './server.ts'
import { type State, set, useWork, work } from './store.ts'
import { takeBack } from './takeBack.ts'

/** Why nothing can be proposed, and the error that has to be corrected first. */
function obstacle(state: State) {
  const { edits, checked, contents } = state
  if (Object.keys(edits).length === 0) return { why: 'Nothing has changed yet.' }
  if (checked !== 'site') return { why: 'The check is still running.' }
  const error = inOrder(state).find(({ severity }) => severity === 'error')
  const title = error && titleOfFile(error.file, contents)
  return (
    error && { error, why: `There is an error in “${title}”: ${findingWords(error, contents)}` }
  )
}

/** What becomes of a proposal, said before and after. */
const REVIEWED =
  'It goes to those who look after the site first. Once they accept it, visitors see it.'

/** Proposes as Enter does in a field of a single line, though a long sentence stands in several. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

/** What has just appeared may stand above what one has scrolled to. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** A window in which one sees what has changed, says it in a sentence and proposes it. */
export function Propose() {
  const state = useWork()
  const { edits, original, branch, title, url, message, proposed, trouble } = state
  const [proposals, setProposals] = useState<Pull[]>()
  const [told, setTold] = useState('')
  const off = obstacle(state)
  const kept = useKeptFocus()
  const isFresh = Object.keys(edits).length === 0
  const isDone = proposed !== undefined && isFresh
  const titled = isDone ? 'Your proposal' : branch ? 'Add to your proposal' : 'Propose'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is proposed or left is one more
  useEffect(() => {
    server.proposals().then(setProposals, () => setProposals([]))
  }, [branch, proposed])
  // The same at each letter, so that the changes are not compared again.
  const ways = useMemo(() => {
    return {
      takeBack: (parts: readonly Part[]) => {
        takeBack(parts)
        setTold(work().trouble ? '' : 'Taken back. “Undo” makes the change again.')
      },
    }
  }, [])
  const goTo = async (dialog: Element | null, proposal?: Pull) => {
    await openProposal(proposal)
    setTold(work().news)
    // It has begun anew.
    if (dialog && work().news) dialog.scrollTop = 0
  }
  const others = proposals?.filter((proposal) => proposal.branch !== branch)
  const count = listedIn(original, edits).length
  const showError = (error: Problem) => {
    set({ dialog: undefined })
    show(error)
  }
  return (
    <Dialog
      title={titled}
      // Without a change there is nothing to say of it.
      submit={isFresh ? '' : 'Propose'}
      whyOff={off?.why}
      trouble={trouble}
      told={told}
      onSubmit={() => {
        setTold('')
        return propose()
      }}
    >
      {isDone && (
        <p ref={bringIntoSight} className="notice good" role="status" data-branch={proposed.branch}>
          {proposed.isAdded ? 'Added to' : 'Proposed as'}{' '}
          <NamedProposal title={title} url={proposed.url} />. {REVIEWED} What you change until then
          can be added to it.
        </p>
      )}
      {branch && !isDone && (
        <p className="hint">
          What you propose now is added to your proposal <NamedProposal title={title} url={url} />,
          which keeps that name.
        </p>
      )}
      {off && !isDone && (
        <p className={off.error ? 'notice' : 'hint'}>
          {off.why}{' '}
          {off.error && (
            <Button onClick={() => showError(off.error)}>
              {labelOfShow('Show', off.error.file, state)}
            </Button>
          )}
        </p>
      )}
      {!isFresh && (
        <Labeled
          label={branch ? 'What you add, in a sentence' : 'What you changed, in a sentence'}
          about={{ description: REVIEWED }}
        >
          {(common) => (
            <TextArea
              {...common}
              value={message}
              required
              minLength={3}
              onKeyDown={submitByEnter}
              onChange={({ target }) => describe(target.value)}
            />
          )}
        </Labeled>
      )}
      {!isFresh && <h3>{`Changed pages and facts: ${count}`}</h3>}
      <ul {...kept} className="files">
        <ChangedFiles before={original} after={edits} ways={ways} />
      </ul>
      {branch && <InProposal />}
      {branch && (
        <p className="row">
          <Button onClick={({ currentTarget }) => goTo(currentTarget.closest('dialog'))}>
            Start a new one
          </Button>
          <span className="hint">for what has nothing to do with this proposal</span>
        </p>
      )}
      {/* Last, and with room for one: what arrives late pushes no button from under the pointer. */}
      <OtherProposals
        others={others}
        isOther={branch !== undefined}
        hasChanges={!isFresh}
        onContinue={goTo}
      />
      {isFresh && !branch && others && others.length > 0 && (
        <p className="hint">
          The pages show the site without your open proposals. None of them is lost: continue one to
          see it again.
        </p>
      )}
    </Dialog>
  )
}
