import { Drawing } from './Drawing.tsx'

/** A lens over one wall of a plan. */
export function SpecializedTesting() {
  return (
    <Drawing label="The plan of a building. A lens over one of its walls shows a crack that the plan does not.">
      <path className="s" d="M8 32h336v256H216v-8h120V40H16v240h136v8H8z" />
      <path className="s" d="M152 40h8v64h-8zM16 168h48v8H16zM112 168h48v112h-8V176h-40zM152 144h8v24h-8z" />
      <path className="n" d="M156 104a40 40 0 0 1-40 40h40M64 172v-48a48 48 0 0 1 48 48" />
      <path className="n" d="M152 284a64 64 0 0 1 64-64v64" />
      <path className="n" d="M32 192h40v72H32zM32 208h40M16 64h32v64H16M240 248h72v32h-72z" />
      <path className="s" d="M160 148h176v8H160zM260 40h8v108h-8z" />
      <g className="g">
        <path className="a s" d="M320 220l64 64 12-12-64-64z" />
        <circle className="s" cx="264" cy="152" r="88" />
        <path
          className="w"
          d="M178 136h70V65.500a88 88 0 0 1 32 0V136h70.500a88 88 0 0 1 0 32H178a88 88 0 0 1 0-32z"
        />
        <path className="a" d="M304 136l6 10-12 6 10 8-6 8m4-14 16 6" />
        <circle className="a" cx="264" cy="152" r="88" />
        <path className="a" d="M200 128a68 68 0 0 1 24-32" />
      </g>
    </Drawing>
  )
}
