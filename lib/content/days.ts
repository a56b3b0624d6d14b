/** Dates as content files write them, in the one format that can be compared as text. */

/** The UTC date of a time, such as `2027-06-30`: the same on an editor's machine and on the build's. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Whether a text is a date, and there is such a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2))
}

/** Whether a deadline has passed. */
export function isOver(day: string, today: string): boolean {
  return isDay(day) && day < today
}

/** The date a number of days later. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 86_400_000))
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for readers: `2026-11-21` becomes "November 21, 2026". */
export function longDay(day: string): string {
  return LONG.format(new Date(day))
}
