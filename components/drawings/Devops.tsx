import { Drawing } from './Drawing.tsx'

/** A track that leads round, with a bell in its far bend and a short way back. */
export function Devops() {
  return (
    <Drawing label="A railway track in a loop, with a wagon on it. A bell rings at the far bend, and a second curve leads from there straight back.">
      <path
        className="t"
        strokeWidth="32"
        strokeDasharray="2 14"
        d="M136 64h144a96 96 0 0 1 0 192H136a96 96 0 0 1 0-192z"
      />
      <path d="M136 56h144a104 104 0 0 1 0 208H136a104 104 0 0 1 0-208z" />
      <path d="M136 72h144a88 88 0 0 1 0 176H136a88 88 0 0 1 0-176z" />
      <path className="a" d="M280 264a104 104 0 0 1 0-208M280 248a88 88 0 0 1 0-176" />
      <path className="a" d="M174 168l10-12 10 12" />
      <path className="s" d="M120 44h64v40h-64z" />
      <path d="M120 64h-8M136 44v40M168 44v40M184 64h8" />
      <g className="r">
        <path className="a w" d="M312 184h-64c8-8 8-16 8-28a24 24 0 0 1 48 0c0 12 0 20 8 28z" />
        <path className="a" d="M272 184a8 8 0 0 0 16 0M280 132v-12" />
      </g>
      <path className="a" d="M236 136a48 48 0 0 0 0 40M324 136a48 48 0 0 1 0 40" />
    </Drawing>
  )
}
