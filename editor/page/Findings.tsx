import { editOf } from '#tools/lint/fix.ts'
import { counted, findingText, formatProblem, type Problem } from '#tools/lint/problems.ts'
import { Button } from './controls.tsx'
import type { State } from './workspace.ts'

type Props = { state: State; file: string; onFix: (finding: Problem) => void; onShow: (finding: Problem) => void }

/** The check's findings, for this file first. */
export function Findings({ state: { texts, findings, checked }, file, onFix, onShow }: Props) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const sorted = findings.toSorted(
    (a, b) =>
      Number(b.file === file) - Number(a.file === file) ||
      Number(a.severity === 'advice') - Number(b.severity === 'advice'),
  )
  return (
    <section className="findings" aria-labelledby="findings">
      <h2 id="findings">The check</h2>
      <p role="status" data-checked={checked}>
        {checked === 'nothing'
          ? 'Reading …'
          : `${errors === 0 ? 'No errors' : counted(errors, 'error')}, advice: ${findings.length - errors}.`}
        {checked === 'part' && ' Some pages are still being read …'}
      </p>
      <ul>
        {sorted.slice(0, 60).map((one) => {
          // Of a text that is not checked yet, the places are not known.
          const isSure = one.fix?.sure && (checked === 'nothing' || editOf(texts[one.file] ?? '', one))
          return (
            <li key={formatProblem(one)} className={one.severity}>
              <p>
                <strong>{one.severity === 'error' ? 'Error' : 'Advice'}</strong>{' '}
                <span className="hint">
                  {one.file.replace('content/', '')}, line {one.line}
                </span>
              </p>
              <p>{findingText(one)}</p>
              {!isSure && one.paste && <pre>{one.paste}</pre>}
              <p className="row">
                {isSure && (
                  <Button disabled={checked === 'nothing'} onClick={() => onFix(one)}>
                    Correct it
                  </Button>
                )}
                <Button onClick={() => onShow(one)}>Show</Button>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
