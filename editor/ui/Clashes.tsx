import { clashesIn } from '../document/merge.ts'
import { Button } from './controls.tsx'
import { change, pressing } from './edits.ts'
import { titleOfFile } from './labels.ts'
import { set, textOf, useWork } from './store.ts'

/** Lines that somebody else changed, too, and which version of them to keep. */
export function Clashes() {
  const { edits, contents } = useWork()
  const clashes = Object.keys(edits).flatMap((file) =>
    clashesIn(textOf(file)).map((clash) => ({ file, clash })),
  )
  if (clashes.length === 0) return null
  return (
    <section aria-labelledby="clashes">
      <h2 id="clashes">Somebody else changed the same lines</h2>
      {clashes.map(({ file, clash: [whole, mine = '', theirs = ''] }) => (
        <div key={`${file} ${whole}`} className="clash">
          <h3>{titleOfFile(file, contents)}</h3>
          {Object.entries({ Yours: mine, Theirs: theirs, Both: mine + theirs }).map(
            ([whose, lines]) => (
              <div key={whose}>
                <h4>{whose}</h4>
                <pre>{lines || '(nothing)'}</pre>
                {/* If nothing is left of the file, one of the two deleted it. */}
                <Button
                  onClick={() => {
                    const text = textOf(file).replace(whole, () => lines)
                    change({ [file]: text || null }, whole, pressing(`Keep ${whose.toLowerCase()}`))
                    set({ trouble: '' })
                  }}
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
