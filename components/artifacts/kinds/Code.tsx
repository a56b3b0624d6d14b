import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Terms, withMark } from '../parts.tsx'

type Line = ArtifactOf<'code'>['blocks'][number]['lines'][number]

const CHANGES = {
  removed: { className: 'artifact-removed', sign: '- ' },
  added: { className: 'artifact-added', sign: '+ ' },
}

/** As wide as a sign. */
const INDENT = '\u00a0 '

function CodeLine({ text, mark, isIndented, change, more }: Line) {
  const { className, sign } = change ? CHANGES[change] : { sign: isIndented ? INDENT : '' }
  return (
    <p className={className}>
      {sign}
      {withMark(text, mark)}
      {more && (
        <>
          <br />
          {`${INDENT}${INDENT}${more}`}
        </>
      )}
    </p>
  )
}

export const Code = ({ blocks, terms }: ArtifactOf<'code'>) => (
  <>
    {blocks.map(({ lines }, block) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other name.
      <div key={block} className="artifact-code">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice.
          <CodeLine key={index} {...line} />
        ))}
      </div>
    ))}
    {terms && <Terms terms={terms} />}
  </>
)
