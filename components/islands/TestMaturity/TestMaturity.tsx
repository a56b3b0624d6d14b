'use client'

import { Frame } from '#components/islands/Tool/Frame.tsx'
import { Drawing } from '#components/islands/Tool/Plot.tsx'
import { ResultTable } from '#components/islands/Tool/ResultTable.tsx'
import { useTool } from '#components/islands/Tool/useTool.ts'
import { choice } from '#lib/tools/fields.ts'
import { AREAS, gaps, levelOf, QUESTIONS, rateAreas } from '#lib/tools/maturity.ts'

/** An organization that plans and designs its tests, and has little beyond its projects. */
const EXAMPLE = '122111121101101'

const FIELDS = Object.fromEntries(
  QUESTIONS.map(({ name, area, question, answers }, index) => [
    name,
    choice(`${area.id} ${question}`, Number(EXAMPLE[index]), answers),
  ]),
)

const LEVELS = { 1: 'Initial', 2: 'Managed', 3: 'Defined' }

/** A point of the radar, on a square of 200: the first area is at the top, and the others follow clockwise. */
const at = (index: number, share: number) => {
  const angle = (index / AREAS.length) * 2 * Math.PI
  return [100 + 76 * share * Math.sin(angle), 100 - 76 * share * Math.cos(angle)].map(Math.round)
}
const ring = (shares: readonly number[]) => `M${shares.map((share, index) => at(index, share)).join('L')}z`
const even = (share: number) => ring(AREAS.map(() => share))

/** Fifteen questions, their radar, and where to begin. */
export function TestMaturity() {
  const tool = useTool('test-maturity', FIELDS)
  const rated = rateAreas(QUESTIONS.map(({ name }) => Number(tool.values[name])))
  const level = levelOf(rated)
  const first = gaps(rated)
  const held = rated.filter(({ area, share }) => area.level === 2 && share <= 0.5).length
  const because =
    level === 1
      ? `${held} of the five areas of level 2 ${held === 1 ? 'is' : 'are'} not yet largely achieved`
      : level === 2
        ? 'all areas of level 2 are at least largely achieved, those of level 3 are not'
        : 'all areas of both levels are at least largely achieved'
  return (
    <Frame
      tool={tool}
      summary={`Your answers describe level ${level}, ${LEVELS[level]}: ${because}.`}
      help={[
        ['/services/test-transformation-services', 'Close the gaps in order'],
        ['/services/tcoe-assesment', 'When only the central group is in doubt'],
      ]}
    >
      <Drawing
        round
        title={`Ten process areas on a radar, ${rated.filter(({ share }) => share > 0.5).length} of them beyond half.`}
        caption="Share achieved by area; dashed, the half that a level needs more than"
      >
        <svg aria-hidden="true" viewBox="0 0 200 200">
          <path className="t" d={even(1)} />
          <path className="n d" d={even(0.5)} />
          <path className="a w" d={ring(rated.map(({ share }) => share))} />
        </svg>
        {AREAS.map(({ id }, index) => {
          const [x = 0, y = 0] = at(index, 1.16)
          return (
            <text key={id} x={`${x / 2}%`} y={`${y / 2 + 1}%`} textAnchor="middle">
              {id}
            </text>
          )
        })}
      </Drawing>
      <div>
        <h3>{first.length === 0 ? 'No gap in these answers' : 'The gaps that matter most'}</h3>
        <ol>
          {first.map(({ area, rating }) => (
            <li key={area.id}>
              <strong>
                {area.id} {area.name}
              </strong>
              , {rating} achieved. On Monday: {area.monday}
            </li>
          ))}
        </ol>
      </div>
      <ResultTable
        id="areas"
        caption="Process areas of TMMi, Release 1.2"
        head={['Area', 'Share', 'Achieved']}
        rows={rated.map(({ area, share, rating }) => [`${area.id} ${area.name}`, `${share * 100}%`, rating])}
      />
    </Frame>
  )
}
