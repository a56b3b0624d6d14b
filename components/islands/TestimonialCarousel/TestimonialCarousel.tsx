'use client'

import { useEffect, useState } from 'react'
import { Island } from '#components/islands/Island/Island.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import type { Photo as PhotoData } from '#lib/content/photos.ts'
import styles from './TestimonialCarousel.module.scss'

export type TestimonialView = {
  name: string
  designation: string
  text: string
  monogram: string
  photo?: { photo: PhotoData; alt: string }
}

type Props = { testimonials: readonly TestimonialView[] }

function Carousel({ testimonials }: Props) {
  // Until the island is alive, the testimonials lie side by side and can be scrolled: nothing is out of reach.
  const [alive, setAlive] = useState(false)
  const [index, setIndex] = useState(0)
  useEffect(() => setAlive(true), [])
  const move = (by: number) => setIndex((index + by + testimonials.length) % testimonials.length)
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Testimonials">
      {/* A region that scrolls must be reachable by keyboard, hence the tab stop. */}
      <div
        className={alive ? styles.stage : styles.strip}
        aria-live="polite"
        tabIndex={alive ? undefined : 0}
      >
        {testimonials.map((testimonial, position) => {
          const current = !alive || position === index
          return (
            <figure
              key={testimonial.name}
              className={current ? undefined : styles.other}
              aria-hidden={!current}
            >
              <blockquote>
                <p>{testimonial.text}</p>
              </blockquote>
              <figcaption>
                {testimonial.photo ? (
                  <Photo {...testimonial.photo} shape="round" sizes="56px" />
                ) : (
                  <span className={styles.monogram} aria-hidden="true">
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
      <div className={styles.arrows}>
        <button type="button" aria-label="Previous testimonial" onClick={() => move(-1)} />
        <button type="button" aria-label="Next testimonial" onClick={() => move(1)} />
      </div>
    </section>
  )
}

/** Testimonials one at a time, with arrows that wrap around and a fade of one second. */
export function TestimonialCarousel(props: Props) {
  return (
    <Island name="TestimonialCarousel">
      <Carousel {...props} />
    </Island>
  )
}
