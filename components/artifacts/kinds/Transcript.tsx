import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { Curve, Plot } from '../plot.tsx'

const HEIGHT = 48

/** A bar for each moment, as tall as it is loud. On wide screens the bars grow with the room between them. */
const waveOf = (loudness: string) =>
  Array.from(loudness, (digit, index) => {
    const half = 1 + 2.3 * Number(digit)
    const height = (2 * half).toFixed(1)
    return `M${(1.49 * index).toFixed(1)} ${(HEIGHT / 2 - half).toFixed(1)}h.8v${height}h-.8z`
  }).join('')

export const Transcript = ({ loudness, words, label, result }: ArtifactOf<'transcript'>) => (
  <>
    <Plot height={HEIGHT}>
      <Curve d={waveOf(loudness)} height={HEIGHT} className="ink filled" />
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
