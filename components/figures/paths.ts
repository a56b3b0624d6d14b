/** Path pieces shared by many drawings. */
import { type Frame, round } from './room.ts'

type Piece = number | string | false | undefined
export type Pieces = Piece | readonly Piece[]

export const joined = (piece: Pieces) =>
  typeof piece === 'number' ? `${round(piece)}` : [piece].flat().filter(Boolean).join('')

/** Builds path data, named like the attribute that takes it, from a template: rounds numbers and joins lists. */
export const d = (strings: TemplateStringsArray, ...pieces: Pieces[]) =>
  strings.reduce((path, text, index) => path + joined(pieces[index - 1]) + text)

export const box = (x: number, y: number, wide: number, high: number) =>
  d`M${x} ${y}h${wide}v${high}h${-wide}z`

export const ring = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`

/** A filled arrowhead with its tip at a point; 0 degrees points right, 90 down. */
export const head = (x: number, y: number, degrees = 0) => {
  const turn = (degrees * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const corner = (side: number) => d`${x - 8 * cos - side * sin} ${y - 8 * sin + side * cos}`
  return d`M${x} ${y}L${corner(4)} ${corner(-4)}z`
}

/** The bob of the plumb line, hanging from a point. */
export const bob = (x: number, y: number, size = 1) =>
  d`M${x} ${y}l${5 * size} ${6 * size}${-5 * size} ${14 * size}${-5 * size}${-14 * size}z`

export const cross = (x: number, y: number) => d`M${x - 5} ${y - 5}l10 10m0-10l-10 10`

export const tick = (x: number, y: number) => d`M${x - 5} ${y}l4 4 7-8`

export const rules = ({ width }: Frame, ys: readonly number[]) =>
  ys.map((y) => d`M8 ${y}H${width - 8}`).join('')
