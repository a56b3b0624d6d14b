import { Artifact } from '../Artifact.tsx'
import { percent } from '../numbers.ts'
import { Curve, Plot } from '../plot.tsx'

/** What was said, and what the model wrote; nothing where a word was lost. */
const WORDS = [
  ['unit'],
  ['four', 'for'],
  ['to'],
  ['dock'],
  ['nine'],
  ['not', ''],
  ['dock'],
  ['five'],
  ['the'],
  ['gate', 'great'],
  ['code'],
  ['is'],
  ['two'],
  ['eight'],
].map(([spoken = '', written = spoken]) => ({ spoken, written }))

const errors = WORDS.filter(({ spoken, written }) => spoken !== written).length

/** How loud each moment is, from 0 to 9. */
const LOUDNESS = '0147862014886304785301475821036885410268752013576420158873104785320'
const wave = Array.from(LOUDNESS, (digit, index) => {
  const half = 1 + 2.3 * Number(digit)
  return `M${(0.8 + 1.49 * index).toFixed(1)} ${(24 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
}).join('')

export const Transcript = () => (
  <Artifact
    name="Open truck radio, case 12"
    about="spoken, and below it written"
    caption="One case of a test set (example). The lost “not” counts like any other error, and sends the truck to the wrong dock."
  >
    <Plot height={48}>
      <Curve d={wave} height={48} />
    </Plot>
    <div
      className="artifact-words artifact-large"
      role="img"
      aria-label="The dispatcher says “unit four to dock nine not dock five the gate code is two eight”. The model writes “for” instead of “four” and “great” instead of “gate”, and loses “not”."
    >
      {WORDS.map(({ spoken, written }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may be said twice.
        <span key={index}>
          <span>{spoken}</span>
          {spoken === written ? written : <mark>{written || '–'}</mark>}
        </span>
      ))}
    </div>
    <p className="artifact-sum artifact-mono">
      {errors} errors in {WORDS.length} words: word error rate {percent(errors / WORDS.length)}
    </p>
  </Artifact>
)
