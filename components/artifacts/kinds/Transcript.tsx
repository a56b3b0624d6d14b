import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Curve, Plot } from '../plot.tsx'

const HEIGHT = 48

/** A line for each moment, as long as it is loud. */
const waveOf = (loudness: string) =>
  Array.from(loudness, (digit, index) => {
    const half = 1 + 2.3 * Number(digit)
    const x = (0.8 + 1.49 * index).toFixed(1)
    return `M${x} ${(HEIGHT / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  }).join('')

export const Transcript = ({ loudness, words, label, result }: ArtifactOf<'transcript'>) => (
  <>
    <Plot height={HEIGHT}>
      <Curve d={waveOf(loudness)} height={HEIGHT} />
    </Plot>
    <div className="artifact-words artifact-large" role="img" aria-label={label}>
      {words.map(({ spoken, written = spoken }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may be said twice.
        <span key={index}>
          <span>{spoken}</span>
          {spoken === written ? written : <mark>{written || '–'}</mark>}
        </span>
      ))}
    </div>
    <p className="artifact-sum artifact-mono">{result}</p>
  </>
)
