import { counted, findingText, formatProblem } from '../../check/problems.ts'
import { applyEdits, editOf } from '../../check/report/edits.ts'
import { clashesIn } from '../document/merge.ts'
import { Button } from './controls.tsx'
import { change, show, textOf, useWork } from './store.ts'

export function Findings() {
  const { findings, checked, file } = useWork()
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const rank = (finding: (typeof findings)[number]) =>
    (finding.file === file ? 0 : 2) + (finding.severity === 'error' ? 0 : 1)
  return (
    <section className="findings" aria-labelledby="findings">
      <h2 id="findings">The check</h2>
      <p role="status" data-checked={checked}>
        {checked === 'nothing'
          ? 'Reading …'
          : `${errors === 0 ? 'No errors' : counted(errors, 'error')}, advice: ${findings.length - errors}.`}
        {checked === 'part' && ' Some pages are still being read …'}
      </p>
      <ul
        onClickCapture={(click) => {
          // What has moved under the pointer is not meant by the second click of a double click.
          if (click.detail > 1) click.stopPropagation()
        }}
      >
        {findings
          .toSorted((a, b) => rank(a) - rank(b))
          .slice(0, 60)
          .map((finding) => {
            const edit = finding.fix?.automatic && editOf(textOf(finding.file), finding)
            const fix = () =>
              edit &&
              change(
                { [finding.file]: applyEdits(textOf(finding.file), [edit]) },
                `fix ${performance.now()}`,
              )
            return (
              <li key={formatProblem(finding)} className={finding.severity}>
                <p>
                  <strong>{finding.severity === 'error' ? 'Error' : 'Advice'}</strong>{' '}
                  <span className="hint">
                    {finding.file.replace('content/', '')}, line {finding.line}
                  </span>
                </p>
                <p>{findingText(finding)}</p>
                {!edit && finding.paste && <pre>{finding.paste}</pre>}
                <p className="row">
                  {edit && (
                    // Positions in a text that has not been checked yet are unknown.
                    <Button disabled={checked === 'nothing'} onClick={fix}>
                      Correct it
                    </Button>
                  )}
                  <Button onClick={() => show(finding)}>Show</Button>
                </p>
              </li>
            )
          })}
      </ul>
    </section>
  )
}

export function Clashes() {
  const { edits } = useWork()
  const clashes = Object.keys(edits).flatMap((file) =>
    clashesIn(textOf(file)).map((clash) => ({ file, clash })),
  )
  if (clashes.length === 0) return null
  return (
    <section aria-labelledby="clashes">
      <h2 id="clashes">Somebody else changed the same lines</h2>
      {clashes.map(({ file, clash: [whole, mine = '', theirs = ''] }) => (
        <div key={`${file} ${whole}`} className="clash">
          <h3>{file.replace('content/', '')}</h3>
          {Object.entries({ Yours: mine, Theirs: theirs, Both: mine + theirs }).map(
            ([whose, lines]) => (
              <div key={whose}>
                <h4>{whose}</h4>
                <pre>{lines || '(nothing)'}</pre>
                {/* If nothing is left of the file, one of the two deleted it. */}
                <Button
                  onClick={() =>
                    change({ [file]: textOf(file).replace(whole, () => lines) || null }, whole)
                  }
                >
                  Keep {whose.toLowerCase()}
                </Button>
              </div>
            ),
          )}
        </div>
      ))}
    </section>
  )
}
