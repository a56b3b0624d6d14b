import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'

/** As loud as nothing else, in pixels. */
const LOUDEST = 45

/** A bar for each moment of a word, as tall as it is loud, in one unit of width. */
const waveOf = (loudness: string) =>
  Array.from(loudness, (digit, moment) => {
    const height = (LOUDEST * Number(digit)) / 9
    return `M${moment + 0.25} ${(LOUDEST - height) / 2}h.5v${height}h-.5z`
  }).join('')

export const Transcript = ({ words, label, result }: ArtifactOf<'transcript'>) => (
  <div>
    <div className="artifact-words artifact-large" role="img" aria-label={label}>
      {words.map(({ spoken, loudness, written = spoken }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may be said twice.
        <span key={index}>
          <svg
            viewBox={`0 0 ${loudness.length} ${LOUDEST}`}
            height={LOUDEST}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d={waveOf(loudness)}
              className={spoken === written ? 'ink filled' : 'accent filled'}
            />
          </svg>
          <span>{spoken}</span>
          {/* As its own block, a mark would lose its color behind the words in forced colors. */}
          <span>{spoken === written ? written : <mark>{written || '–'}</mark>}</span>
        </span>
      ))}
    </div>
    <p className="artifact-sum artifact-mono">{result}</p>
  </div>
)
