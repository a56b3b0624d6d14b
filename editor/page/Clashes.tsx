import { clashesIn } from '../text/plain.ts'
import { Button } from './controls.tsx'
import type { Workspace } from './workspace.ts'

/** Conflicting lines changed by somebody else, with both versions side by side. */
export function Clashes({ workspace }: { workspace: Workspace }) {
  const { texts, edits } = workspace.state()
  const clashes = Object.keys(edits).flatMap((file) => clashesIn(texts[file]).map((clash) => ({ file, clash })))
  if (clashes.length === 0) return null
  return (
    <section className="clashes" aria-labelledby="clashes">
      <h2 id="clashes">Somebody else changed the same lines</h2>
      {clashes.map(({ file, clash: [whole, mine = '', theirs = ''] }) => {
        // If nothing is left of the file, one of the two deleted it.
        const keep = (lines: string) =>
          workspace.change({ [file]: texts[file]?.replace(whole, () => lines) || null }, `keep ${whole}`)
        return (
          <div key={`${file} ${whole}`} className="clash">
            <h3>{file.replace('content/', '')}</h3>
            {[['Yours', mine, 'Keep yours'] as const, ['Theirs', theirs, 'Take theirs'] as const].map(
              ([whose, lines, button]) => (
                <div key={whose}>
                  <h4>{whose}</h4>
                  <pre>{lines || '(nothing)'}</pre>
                  <Button onClick={() => keep(lines)}>{button}</Button>
                </div>
              ),
            )}
          </div>
        )
      })}
    </section>
  )
}
