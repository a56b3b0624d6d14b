'use client'

import { useLayoutEffect, useState } from 'react'
import { useAnimate, useReducedMotion } from '#components/islands/Island/motion.ts'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Data } from '#lib/content/data.ts'
import type { Photo as PhotoData } from '#lib/content/photos.ts'
import './TestimonialCarousel.scss'

type View = Omit<Data['testimonials'][number], 'photo'> & {
  photo?: { photo: PhotoData; alt: string }
}

/** Of the new testimonial. The old one goes sooner, so that the two texts are not read on top of each other. */
const FADE_SECONDS = 1
const LEAVE_SECONDS = 0.3

/** Shows one testimonial at a time, with arrows that wrap around and a one-second fade. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly View[] }) {
  // Until hydration, the testimonials are in a scrollable row, so all can be reached.
  const [alive, setAlive] = useState(false)
  const [current, setCurrent] = useState(0)
  const [stage, animate] = useAnimate<HTMLDivElement>()
  const prefersLessMotion = useReducedMotion()

  // Before any click that is repeated once the island is alive.
  useLayoutEffect(() => {
    // Whoever has scrolled the row stays with that testimonial.
    const { scrollLeft, clientWidth } = stage.current
    setCurrent(Math.round(scrollLeft / clientWidth) || 0)
    setAlive(true)
  }, [stage])

  const show = (next: number) => {
    const fade = (position: number, opacity: number, seconds: number) =>
      animate(
        stage.current.children[position] as Element,
        { opacity, visibility: opacity === 1 ? 'visible' : 'hidden' },
        { duration: prefersLessMotion ? 0 : seconds, ease: 'easeInOut' },
      )
    // Each from wherever an unfinished fade has brought it.
    fade(current, 0, LEAVE_SECONDS)
    fade(next, 1, FADE_SECONDS)
    setCurrent(next)
  }

  const count = testimonials.length
  return (
    <section
      className="testimonial-carousel"
      aria-roledescription="carousel"
      aria-label="Testimonials"
    >
      {/* A scrollable region must be reachable with the keyboard, hence the tab stop; -1 keeps the focus that is there. */}
      <div
        ref={stage}
        className={alive ? 'testimonial-carousel-stage' : 'testimonial-carousel-strip'}
        aria-live="polite"
        tabIndex={alive ? -1 : 0}
      >
        {testimonials.map((testimonial, position) => (
          <Testimonial
            key={testimonial.name}
            {...testimonial}
            isShown={!alive || position === current}
          />
        ))}
      </div>
      <div className="testimonial-carousel-arrows">
        <button
          type="button"
          aria-label="Previous testimonial"
          onClick={() => show((current + count - 1) % count)}
        />
        <button
          type="button"
          aria-label="Next testimonial"
          onClick={() => show((current + 1) % count)}
        />
      </div>
    </section>
  )
}

const Testimonial = ({
  name,
  designation,
  text,
  monogram,
  photo,
  placeholder,
  isShown,
}: View & { isShown: boolean }) => (
  <figure className={isShown ? undefined : 'testimonial-carousel-other'} aria-hidden={!isShown}>
    {placeholder && <Sample />}
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>
      {photo ? (
        <Photo {...photo} shape="round" sizes="56px" />
      ) : (
        <span className="testimonial-carousel-monogram" aria-hidden="true">
          {monogram}
        </span>
      )}
      <span>
        <strong>{name}</strong>
        <br />
        {designation}
      </span>
    </figcaption>
  </figure>
)
