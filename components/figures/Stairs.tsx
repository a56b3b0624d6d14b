import type { FigurePropsOf } from '#lib/content/figures.ts'
import { head, indexIn, round, widthOf } from './geometry.ts'
import { Texts } from './Texts.tsx'

export function Stairs({ levels, at, aim }: FigurePropsOf<'stairs'>) {
  const [reached, wanted] = [indexIn(levels, at, 'stairs at'), indexIn(levels, aim, 'stairs aim')]
  // Words run on under the steps above them; only the top step has to be as wide as its own.
  const even = 424 / levels.length
  const wide = (424 - Math.max(even, widthOf(levels.at(-1) ?? '') + 24)) / (levels.length - 1)
  const rise = 208 / levels.length
  const steps = levels.map((text, index) => {
    const x = round(8 + wide * index)
    const end = index === levels.length - 1 ? 432 : round(8 + wide * (index + 1))
    const y = round(284 - rise * (index + 1))
    return {
      x,
      y,
      middle: round(x + (end - x) / 2),
      end,
      label: { x: x + 12, y: y + 24, text },
    }
  })
  const [here, there] = [steps[reached], steps[wanted]]
  const climb = steps
    .slice(reached + 1, wanted + 1)
    .map(({ x, y }) => `H${x - 16}V${y - 20}`)
    .join('')
  return (
    <>
      <path className="t" d={steps.map(({ y }) => `M8 ${y}h424`).join('')} />
      {here && <path className="w f" d={`M${here.x} ${here.y}H${here.end}V284H${here.x}z`} />}
      <path d={`M8 284${steps.map(({ y, end }) => `V${y}H${end}`).join('')}V284z`} />
      <g className="a">
        {here && there && climb !== '' && (
          <>
            <path d={`M${here.middle} ${here.y - 20}${climb}H${there.middle - 8}`} pathLength="1" />
            <path className="f" d={head(there.middle, there.y - 20)} />
          </>
        )}
        {there && (
          <path className="w" d={`M${there.middle + 8} ${there.y}V${there.y - 48}h24l-6 8 6 8h-24`} />
        )}
        {here && <path d={`M${here.x} ${here.y}H${here.end}`} />}
        {here && (
          <circle
            className="f"
            cx={reached === wanted ? here.middle - 16 : here.middle}
            cy={here.y - 20}
            r="6"
          />
        )}
      </g>
      <g className="k">
        <Texts at={steps.map(({ label }) => label)} />
      </g>
    </>
  )
}
