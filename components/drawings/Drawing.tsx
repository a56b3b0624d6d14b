import type { ReactNode } from 'react'
import styles from './drawings.module.scss'

type DrawingProps = {
  /** What it shows, for those who do not see it. */
  label: string
  children: ReactNode
}

/** The frame of every drawing: 416 by 320 units, on a grid of eight. */
export function Drawing({ label, children }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 416 320" role="img" aria-label={label}>
      {children}
    </svg>
  )
}

type PlumbProps = { x: number; from: number; to: number }

/** A plumb line; `to` is the point of its bob. */
export function Plumb({ x, from, to }: PlumbProps) {
  return (
    <>
      <path className="p" d={`M${x} ${from}V${to - 32}`} />
      <path className="f" d={`M${x} ${to - 36}l9 10-9 26-9-26z`} />
    </>
  )
}
