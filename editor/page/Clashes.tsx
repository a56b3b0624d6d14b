import type { Workspace } from './workspace.ts'

/** Lines that somebody else has changed meanwhile, both versions side by side. */
export function Clashes({ workspace }: { workspace: Workspace }) {
  const clashes = Object.entries(workspace.state().clashes)
  if (clashes.length === 0) return null
  return (
    <section className="clashes" aria-labelledby="clashes">
      <h2 id="clashes">Somebody has changed the same lines</h2>
      {clashes.map(([file, parts]) =>
        parts.map(
          (part, index) =>
            typeof part !== 'string' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
              <div key={`${file} ${index}`} className="clash">
                <h3>{file.replace('content/', '')}</h3>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <div key={whose}>
                    <h4>{whose === 'mine' ? 'Yours' : 'Theirs'}</h4>
                    <pre>{part[whose] || '(nothing)'}</pre>
                    <button type="button" onClick={() => workspace.settle(file, index, part[whose])}>
                      {whose === 'mine' ? 'Keep yours' : 'Take theirs'}
                    </button>
                  </div>
                ))}
              </div>
            ),
        ),
      )}
    </section>
  )
}
