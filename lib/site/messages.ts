/** The layouts' own text. */
export const messages = {
  home: 'Home',
  related: 'Related services',
  questions: 'Questions buyers ask',
  atAGlance: 'At a glance',
  glance: {
    result: 'What you have in hand',
    start: 'How it starts',
    people: 'Who takes part',
    needs: 'What we need from you',
    price: 'What drives the price',
    not: 'When you do not need it',
    length: 'How long it takes',
    from: 'From',
  },
  domains: 'Domains',
  values: 'What we hold each other to',
  writeTo: 'Prefer your own email program? Write to',
  contact: 'Contact us',
  howWeWork: 'Or read how we work first',
  toExpert: 'speak to an expert',
  profile: 'Professional profile',
  updated: 'Updated',
  changed: 'Last changed on',
  measured: 'Measured on',
  evidence: 'See one of ours:',
  print: 'This document as PDF',
  next: 'Read next',
  questionsTo: 'Questions about this page go to',
} as const

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for readers: `2026-11-21` becomes "November 21, 2026". */
export function longDay(day: string): string {
  return DAY.format(new Date(day))
}
