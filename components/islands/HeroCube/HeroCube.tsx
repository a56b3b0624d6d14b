'use client'

import { useEffect, useRef, useState } from 'react'
import { useAnimate, useReducedMotion } from '#components/islands/Island/motion.ts'
import './HeroCube.scss'

const ROTATION_INTERVAL = 10_000

/** Of one turn. */
const TURN_SECONDS = 0.9

/** Four taglines on a cube that turns 90° every ten seconds, except while paused, hovered, focused or with reduced motion. */
export function HeroCube({ taglines }: { taglines: readonly string[] }) {
  // Quarter turns since the start. Only increases, so that the cube always turns the same way.
  const [turns, setTurns] = useState(0)
  const [paused, setPaused] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const [scene, animate] = useAnimate<HTMLDivElement>()
  const prefersLessMotion = useReducedMotion()
  const current = turns % taglines.length

  useEffect(() => {
    if (paused || prefersLessMotion) return
    const timer = setInterval(() => {
      // Asked only now, because pointer and focus may have been here before this script.
      const still =
        document.hidden ||
        // A clicked button keeps the focus, too, which must not stop the cube permanently.
        root.current?.querySelector(':focus-visible') ||
        // On touch screens, what was tapped last stays hovered.
        (matchMedia('(hover: hover)').matches && root.current?.matches(':hover'))
      if (!still) setTurns(turns + 1)
    }, ROTATION_INTERVAL)
    return () => clearInterval(timer)
  }, [paused, prefersLessMotion, turns])

  // From wherever an unfinished turn has brought it.
  useEffect(() => {
    if (turns === 0) return
    const duration = prefersLessMotion ? 0 : TURN_SECONDS
    for (const [index, face] of [...scene.current.children].entries())
      animate(face, { rotate: `x ${90 * (index - turns)}deg` }, { duration, ease: 'easeInOut' })
  }, [animate, scene, prefersLessMotion, turns])

  return (
    <div ref={root}>
      <div ref={scene} className="hero-cube-scene">
        {taglines.map((tagline, index) => {
          const Tag = index === 0 ? 'h1' : 'p'
          return (
            <Tag key={tagline} className="hero-cube-face" data-current={index === current}>
              {tagline}
            </Tag>
          )
        })}
      </div>
      <div className="hero-cube-controls">
        {taglines.map((tagline, index) => (
          <button
            key={tagline}
            type="button"
            className="hero-cube-dot"
            aria-label={`Show line ${index + 1} of ${taglines.length}`}
            aria-current={index === current}
            onClick={() =>
              setTurns(turns + ((index - current + taglines.length) % taglines.length))
            }
          />
        ))}
        <span className="hero-cube-count" data-reading="skip">
          {`${current + 1} of ${taglines.length}`}
        </span>
        <button type="button" className="hero-cube-pause" onClick={() => setPaused(!paused)}>
          {paused ? 'Play' : 'Pause'}
        </button>
      </div>
    </div>
  )
}
