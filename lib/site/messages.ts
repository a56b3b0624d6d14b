/** What the layouts say by themselves. */
export const messages = {
  home: 'Home',
  related: 'Related services',
  questions: 'Questions buyers ask',
  values: 'What we hold each other to',
  writeTo: 'Rather use your own mail program? Write to',
  contact: 'Contact us',
  toExpert: 'speak to an expert',
  profile: 'Professional profile',
  updated: 'Updated',
  changed: 'Last changed on',
  questionsTo: 'Questions about this page go to',
} as const

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as a reader writes it: `2026-11-21` is "November 21, 2026". */
export function longDay(day: string): string {
  return DAY.format(new Date(day))
}
