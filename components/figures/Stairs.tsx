import type { FigurePropsOf } from '#lib/content/figures.ts'
import { d, type Framed, head, ring, rules, Words, widthOf } from './kit.tsx'

export function Stairs({ frame, levels, at, aim }: Framed<FigurePropsOf<'stairs'>>) {
  const [reached, wanted] = [levels.indexOf(at), levels.indexOf(aim)]
  const right = frame.width - 8
  // Words run on under the steps above them; only the top step has to be as wide as its own.
  const top = Math.max((right - 8) / levels.length, widthOf(levels.at(-1) ?? '') + 24)
  const wide = (right - 8 - top) / (levels.length - 1)
  const rise = 208 / levels.length
  const steps = levels.map((text, index) => {
    const x = 8 + wide * index
    const end = index === levels.length - 1 ? right : x + wide
    const y = 284 - rise * (index + 1)
    return { x, y, middle: (x + end) / 2, end, label: { x: x + (frame.narrow ? 8 : 12), y: y + 24, text } }
  })
  const [here, there] = [steps[reached], steps[wanted]]
  const climb = steps.slice(reached + 1, wanted + 1).map(({ x, y }) => d`H${x - 16}V${y - 20}`)
  return (
    <>
      <path
        className="t"
        d={rules(
          frame,
          steps.map(({ y }) => y),
        )}
      />
      {here && <path className="w f" d={d`M${here.x} ${here.y}H${here.end}V284H${here.x}z`} />}
      <path d={d`M8 284${steps.map(({ y, end }) => d`V${y}H${end}`)}V284z`} />
      <g className="a">
        {here && there && climb.length > 0 && (
          <>
            <path d={d`M${here.middle} ${here.y - 20}${climb}H${there.middle - 8}`} pathLength="1" />
            <path className="f" d={head(there.middle, there.y - 20)} />
          </>
        )}
        {there && <path className="w" d={d`M${there.middle + 8} ${there.y}v-48h24l-6 8 6 8h-24`} />}
        {here && <path d={d`M${here.x} ${here.y}H${here.end}`} />}
        {here && (
          <path className="f" d={ring(reached === wanted ? here.middle - 16 : here.middle, here.y - 20, 6)} />
        )}
      </g>
      <Words tone="k" at={steps.map(({ label }) => label)} />
    </>
  )
}
