import { counted } from '#tools/lint/problems.ts'
import type { Finding } from '../check/messages.ts'
import { Button } from './controls.tsx'
import type { State } from './workspace.ts'

type Props = {
  state: State
  file: string
  onFix: (finding: Finding) => void
  onShow: (finding: Finding) => void
}

/** The check's findings, for this file first. */
export function Findings({ state: { findings, checked }, file, onFix, onShow }: Props) {
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
        {sorted.slice(0, 60).map((one) => (
          <li key={`${one.file} ${one.offset} ${one.rule} ${one.text}`} className={one.severity}>
            <p>
              <strong>{one.severity === 'error' ? 'Error' : 'Advice'}</strong>{' '}
              <span className="hint">
                {one.file.replace('content/', '')}, line {one.line}
              </span>
            </p>
            <p>{one.text}</p>
            {!one.fix && one.paste && <pre>{one.paste}</pre>}
            <p className="row">
              {/* Its place is that in the text that was checked: a second click would change the letters after it. */}
              {one.fix && (
                <Button disabled={checked === 'nothing'} onClick={() => onFix(one)}>
                  Correct it
                </Button>
              )}
              <Button onClick={() => onShow(one)}>Show</Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
