'use client'

import { domAnimation, LazyMotion, m } from 'framer-motion'
import { useEffect, useState } from 'react'
import { Island } from '#components/islands/Island/Island.tsx'
import styles from './HeroCube.module.scss'
import { useReducedMotion } from './useReducedMotion.ts'

const ROTATION_INTERVAL = 10_000
const TURN_SECONDS = 0.9

type Props = { taglines: readonly string[] }

function Cube({ taglines }: Props) {
  // Quarter turns since the start. It only grows, so that the cube always turns the same way.
  const [turns, setTurns] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reduced = useReducedMotion()
  const rotating = !paused && !hovered && !focused && !reduced
  const current = turns % taglines.length

  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((count) => count + 1)
    }, ROTATION_INTERVAL)
    return () => clearInterval(timer)
  }, [rotating])

  const show = (index: number) =>
    setTurns((count) => count + ((index - (count % taglines.length) + taglines.length) % taglines.length))

  // The first state is pure CSS: server HTML carries no style attribute and hides nothing.
  const turn = turns === 0 ? {} : { animate: { rotateX: -90 * turns } }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only hold the rotation; nothing here is operated by it.
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A button that was only pressed keeps the focus, too; that must not stop the cube for good.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.scene}>
        <div className={styles.axis}>
          <LazyMotion features={domAnimation} strict>
            <m.div
              className={styles.cube}
              transition={reduced ? { duration: 0 } : { duration: TURN_SECONDS, ease: 'easeInOut' }}
              {...turn}
            >
              {taglines.map((tagline, index) => {
                const Tag = index === 0 ? 'h1' : 'p'
                return (
                  <Tag key={tagline} className={styles.face} data-current={index === current}>
                    {tagline}
                  </Tag>
                )
              })}
            </m.div>
          </LazyMotion>
        </div>
      </div>
      <div className={styles.controls}>
        {taglines.map((tagline, index) => (
          <button
            key={tagline}
            type="button"
            className={styles.dot}
            aria-label={`Show line ${index + 1} of ${taglines.length}`}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
        <span className={styles.count} data-reading="skip">
          {current + 1} of {taglines.length}
        </span>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? 'Play' : 'Pause'}
        </button>
      </div>
    </div>
  )
}

/** Four taglines on a cube that turns by 90 degrees every ten seconds, unless someone reads, rests on it or prefers rest. */
export function HeroCube(props: Props) {
  return (
    <Island name="HeroCube">
      <Cube {...props} />
    </Island>
  )
}
