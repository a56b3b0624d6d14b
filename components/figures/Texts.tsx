import type { Label } from './geometry.ts'

/** Labels at their places; group them for tone and anchor. */
export function Texts({ at }: { at: readonly Label[] }) {
  return at.map(({ x, y, text }) => (
    <text key={`${x} ${y}`} x={x} y={y}>
      {text}
    </text>
  ))
}
