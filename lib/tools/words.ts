/** Numbers as people read them. */

const UNITS = [
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
  ['second', 1, 's'],
] as const

/** Days as the two largest units that say something: "43 minutes 12 seconds", or "43 min 12 s". */
export function duration(days: number, short = false): string {
  let seconds = Math.round(days * 86_400)
  if (seconds < 1) return 'less than a second'
  const at = UNITS.findIndex(([, size]) => seconds >= size)
  const parts = UNITS.slice(at, at + 2).map(([unit, size, brief]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    if (count === 0) return ''
    return short ? `${count.toLocaleString('en-US')} ${brief}` : counted(count, unit)
  })
  return parts.filter(Boolean).join(' ')
}

/** A share of 1 in three digits that count: "14.4%", "0.144%". */
export const percent = (share: number) => `${rounded(share * 100)}%`

/** At most three digits that count, and all of them before the point. */
export const rounded = (value: number) =>
  (Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en-US', {
    maximumFractionDigits: 9,
  })

/** "1 day", "3,000 days". */
export const counted = (count: number, one: string) =>
  `${Number.isInteger(count) ? count.toLocaleString('en-US') : rounded(count)} ${one}${count === 1 ? '' : 's'}`
