'use client'

import { useEffect, useState } from 'react'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Data } from '#lib/content/data.ts'
import type { Photo as PhotoData } from '#lib/content/photos.ts'
import './Testimonials.scss'

type View = Omit<Data['testimonials'][number], 'photo'> & {
  photo?: { photo: PhotoData; alt: string }
}

/** Shows one testimonial at a time, with arrows that wrap around and a one-second fade. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly View[] }) {
  // Until hydration, the testimonials are in a scrollable row, so all can be reached.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  // Steps forward; a step back is all but one forward.
  const [steps, setSteps] = useState(0)
  return (
    <section className="testimonials" aria-roledescription="carousel" aria-label="Testimonials">
      {/* A scrollable region must be reachable with the keyboard, hence the tab stop. */}
      <div
        className={`${alive ? 'testimonials-stage' : 'testimonials-strip'}${steps > 0 ? ' testimonials-moved' : ''}`}
        aria-live="polite"
        tabIndex={alive ? undefined : 0}
      >
        {testimonials.map((testimonial, position) => {
          const current = !alive || position === steps % testimonials.length
          return (
            <figure
              key={testimonial.name}
              className={current ? undefined : 'testimonials-other'}
              aria-hidden={!current}
            >
              {testimonial.placeholder && <Sample />}
              <blockquote>
                <p>{testimonial.text}</p>
              </blockquote>
              <figcaption>
                {testimonial.photo ? (
                  <Photo {...testimonial.photo} shape="round" sizes="56px" />
                ) : (
                  <span className="testimonials-monogram" aria-hidden="true">
                    {testimonial.monogram}
                  </span>
                )}
                <span>
                  <strong>{testimonial.name}</strong>
                  <br />
                  {testimonial.designation}
                </span>
              </figcaption>
            </figure>
          )
        })}
      </div>
      <div className="testimonials-arrows">
        <button
          type="button"
          aria-label="Previous testimonial"
          onClick={() => setSteps(steps + testimonials.length - 1)}
        />
        <button type="button" aria-label="Next testimonial" onClick={() => setSteps(steps + 1)} />
      </div>
    </section>
  )
}
