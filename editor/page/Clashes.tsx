import { clashesIn } from '../text/plain.ts'
import { Button } from './controls.tsx'
import { change, textOf, useWork } from './workspace.ts'

/** Conflicting lines changed by somebody else, with both versions side by side. */
export function Clashes() {
  const { edits } = useWork()
  const clashes = Object.keys(edits).flatMap((file) => clashesIn(textOf(file)).map((clash) => ({ file, clash })))
  if (clashes.length === 0) return null
  return (
    <section aria-labelledby="clashes">
      <h2 id="clashes">Somebody else changed the same lines</h2>
      {clashes.map(({ file, clash: [whole, mine = '', theirs = ''] }) => (
        <div key={`${file} ${whole}`} className="clash">
          <h3>{file.replace('content/', '')}</h3>
          {[['Yours', mine, 'Keep yours'] as const, ['Theirs', theirs, 'Take theirs'] as const].map(
            ([whose, lines, button]) => (
              <div key={whose}>
                <h4>{whose}</h4>
                <pre>{lines || '(nothing)'}</pre>
                {/* If nothing is left of the file, one of the two deleted it. */}
                <Button onClick={() => change({ [file]: textOf(file).replace(whole, () => lines) || null }, whole)}>
                  {button}
                </Button>
              </div>
            ),
          )}
        </div>
      ))}
    </section>
  )
}
