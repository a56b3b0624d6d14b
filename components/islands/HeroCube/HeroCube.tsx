'use client'

import { useAnimate } from 'framer-motion/mini'
import { useEffect, useState, useSyncExternalStore } from 'react'

const ROTATION_INTERVAL = 10_000
const TURN_SECONDS = 0.9

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (notify: () => void) => {
  const media = reducedMotion()
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the visitor asked for less motion; follows a change of that setting. `false` on the server. */
const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  )

type Props = { taglines: readonly string[] }

/** Four taglines on a cube that turns by 90 degrees every ten seconds, unless someone reads, rests on it or prefers rest. */
export function HeroCube({ taglines }: Props) {
  // Quarter turns since the start. It only grows, so that the cube always turns the same way.
  const [turns, setTurns] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reduced = useReducedMotion()
  const [cube, animate] = useAnimate<HTMLDivElement>()
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

  // The first state is pure CSS: server HTML carries no style attribute and hides nothing. As a property of its own the
  // angle can be read in the middle of a turn, and the next one goes on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a visitor prefers moves nothing by itself.
  useEffect(() => {
    if (turns === 0) return
    animate(
      cube.current,
      { rotate: `x ${-90 * turns}deg` },
      { duration: reduced ? 0 : TURN_SECONDS, ease: 'easeInOut' },
    )
  }, [turns])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only hold the rotation; nothing here is operated by it.
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A button that was only pressed keeps the focus, too; that must not stop the cube for good.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className="hero-cube-scene">
        <div className="hero-cube-axis">
          <div ref={cube} className="hero-cube">
            {taglines.map((tagline, index) => {
              const Tag = index === 0 ? 'h1' : 'p'
              return (
                <Tag key={tagline} className="hero-cube-face" data-current={index === current}>
                  {tagline}
                </Tag>
              )
            })}
          </div>
        </div>
      </div>
      <div className="hero-cube-controls">
        {taglines.map((tagline, index) => (
          <button
            key={tagline}
            type="button"
            className="hero-cube-dot"
            aria-label={`Show line ${index + 1} of ${taglines.length}`}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
        <span className="hero-cube-count" data-reading="skip">
          {current + 1} of {taglines.length}
        </span>
        <button type="button" className="hero-cube-pause" onClick={() => setPaused(!paused)}>
          {paused ? 'Play' : 'Pause'}
        </button>
      </div>
    </div>
  )
}
