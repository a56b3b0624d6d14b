import { longDay } from '#lib/content/days.ts'
import type { FigureProps } from '#lib/content/figures.ts'
import { getResult } from '#lib/content/pages.ts'
import { Drawings } from './Drawings.tsx'
import './Figure.scss'
import { barsInWords, numbersOf, UNNUMBERED } from './numbers.ts'

/** `across` is set by a wide section, not by authors. A result without bars is only a table. */
export function Figure({ across = false, ...props }: FigureProps & { across?: boolean }) {
  const result = props.name === 'measured' ? getResult(props.of) : undefined
  const bars = result?.bars && ({ ...props, ...result.bars, name: 'bars', source: '' } as const)
  const drawn = props.name === 'measured' ? bars : props
  const numbers = bars ? barsInWords(bars) : numbersOf(props)
  return (
    <figure className={across ? 'figure figure-noted' : 'figure'}>
      <div className="figure-drawing" role="img" aria-label={props.title}>
        {drawn && <Drawings figure={drawn} across={across} />}
      </div>
      {numbers !== undefined && (
        <p
          className={UNNUMBERED.includes(props.name) ? 'figure-numbers' : 'unseen'}
          data-reading="repeated"
        >
          {numbers}.
        </p>
      )}
      <figcaption className="label">
        {'source' in props ? (
          <>
            <span>{props.caption}</span> <span className="figure-source">{props.source}</span>
          </>
        ) : (
          props.caption
        )}
        {result && (
          <>
            , <time dateTime={result.day}>{longDay(result.day)}</time>
          </>
        )}
      </figcaption>
    </figure>
  )
}
