/** Days as content files write them. They are compared as text, which is right for this form alone. */

/** The day of a time in UTC, as `2027-06-30`: the same on the machine of an editor and on that of the build. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Whether a text has the form of a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** Whether a day that is named as the last one for something is over. */
export function isOver(day: string, today: string): boolean {
  return isDay(day) && day < today
}

/** The day a number of days after another one. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 86_400_000))
}
