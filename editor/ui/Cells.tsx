import { SIGNS } from '../../lib/content/figureRules.ts'
import { Button, Glyph } from './controls.tsx'

/** In the order in which a button goes through them. */
const CHARACTERS = Object.keys(SIGNS)

const GLYPHS = { tick: 'Tick', mark: 'Mark', dash: 'Dash' } as const

type Props = {
  cells: string
  /** The heads of the columns. */
  columns: readonly string[]
  onCells: (cells: string) => void
}

/** The cells of a row in a grid, each a button that puts the next sign into it. */
export function Cells({ cells, columns, onCells }: Props) {
  const signs = columns.map((_, index) => cells[index] ?? '.')
  return (
    <span className="row cells">
      {signs.map((sign, index) => {
        const next = CHARACTERS[(CHARACTERS.indexOf(sign) + 1) % CHARACTERS.length] ?? '.'
        const name = SIGNS[sign] ?? 'dash'
        const label = `${columns[index]}: ${name}`
        return (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
            key={index}
            className="icon"
            title={label}
            aria-label={label}
            onClick={() => onCells(signs.with(index, next).join(''))}
          >
            <Glyph name={GLYPHS[name]} />
          </Button>
        )
      })}
    </span>
  )
}
