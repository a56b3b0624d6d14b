import type { ComponentType } from 'react'
import type { FigureProps } from '#lib/content/figures.ts'
import { drawings } from './drawings.ts'
import styles from './figures.module.scss'

export function Figure(props: FigureProps) {
  // The union loses which name goes with which props; the map of drawings has checked each pair.
  const Drawing = drawings[props.name] as ComponentType<FigureProps> | undefined
  // MDX does not type-check.
  if (!Drawing)
    throw new Error(
      `Figure "${props.name}" is not drawn. Write one of ${Object.keys(drawings).toSorted().join(', ')}.`,
    )
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 440 300" role="img" aria-label={props.title}>
        <title>{props.title}</title>
        <Drawing {...props} />
      </svg>
      <figcaption>{props.caption}</figcaption>
    </figure>
  )
}
