import type { ComponentType } from 'react'
import type { FigureProps } from '#lib/content/figures.ts'
import { drawings } from './drawings.ts'
import styles from './figures.module.scss'
import { FRAMES, type Framed } from './kit.tsx'

/** A drawing with its name for those who do not see it, and the line under it. */
export function Figure(props: FigureProps) {
  // The union loses which name goes with which props; the map of drawings has checked each pair.
  const Drawing = drawings[props.name] as ComponentType<Framed<FigureProps>>
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} role="img" aria-label={props.title}>
        {FRAMES.map((frame) => (
          <svg
            key={frame.width}
            className={frame.narrow ? styles.narrow : styles.wide}
            viewBox={`0 0 ${frame.width} ${frame.height}`}
          >
            <Drawing {...props} frame={frame} />
          </svg>
        ))}
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  )
}
