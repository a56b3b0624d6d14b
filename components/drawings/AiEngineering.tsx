import { Drawing } from './Drawing.tsx'

/** Half the heights of the bars of a sound. */
const SOUND = [4, 12, 24, 16, 32, 20, 8, 28, 14, 22, 10, 4]

/** Text, sound and a picture run into one node, which has an exit of its own for what it cannot answer. */
export function AiEngineering() {
  return (
    <Drawing label="Text, a sound wave and a picture run into one node. It has two exits: an answer, and no answer.">
      <path d="M16 40h96M16 56h72M16 72h88M16 88h48" />
      <path d={SOUND.map((half, index) => `M${16 + 8 * index} ${160 - half}v${2 * half}`).join('')} />
      <path className="s" d="M16 224h96v72H16z" />
      <path className="n" d="M16 280l32-32 24 24 16-16 24 24" />
      <circle className="n" cx="88" cy="242" r="6" />
      <path className="n" d="M128 64c56 0 40 96 80 96M128 160h80M128 260c56 0 40-100 80-100" />
      <g className="g">
        <path d="M268 144c32-12 24-56 64-56h72m-10-8 10 8-10 8" />
        <path className="a d" d="M268 176c32 12 24 56 64 56h72" />
        <path className="a" d="M404 220v24" />
      </g>
      <circle className="a w" cx="240" cy="160" r="32" />
      <path className="p" d="M240 128v24" />
      <path className="f" d="M240 150l8 8-8 22-8-22z" />
      <text x="404" y="72" textAnchor="end">
        answer
      </text>
      <text x="404" y="272" textAnchor="end">
        no answer
      </text>
    </Drawing>
  )
}
