/** Dates as content files write them, in the one format that can be compared as text. */

/** The UTC date of a time, such as `2027-06-30`: the same on an editor's machine and on the build's. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Whether a text is a date, and there is such a day. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2))

/** Whether a deadline has passed. A text that is no date has not. */
export const isOver = (deadline: string, today: string) => isDay(deadline) && deadline < today

/** The day so many days after another. */
export const dayAfter = (day: string, days: number) =>
  dayOf(new Date(Date.parse(day) + days * 86_400_000))

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for readers: `2026-11-21` becomes "November 21, 2026". */
export const longDay = (day: string) => LONG.format(new Date(day))
