'use client'

import { useRef } from 'react'
import { useInView } from '#components/islands/Island/motion.ts'
import './AboutTagline.scss'

/** The company's tagline, which grows slightly while at least half of it is in view. */
export function AboutTagline({ tagline }: { tagline: string }) {
  const element = useRef<HTMLDivElement>(null)
  const isInView = useInView(element, { amount: 0.5 })
  return (
    <div ref={element} className={isInView ? 'about-tagline about-tagline-seen' : 'about-tagline'}>
      {tagline.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tagline may say a word twice.
        <span key={index}>{`${word} `}</span>
      ))}
    </div>
  )
}
