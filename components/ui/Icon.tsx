import { type IconName, icons } from '#lib/content/icons.ts'

/** An icon, `size` pixels wide and high, next to words that say the same, so it needs no accessible name. */
export function Icon({ name, size = 40 }: { name: IconName; size?: number }) {
  const [ink, accent] = icons[name] ?? []
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={ink} />
      <path d={accent} stroke="var(--accent)" strokeWidth="2" />
    </svg>
  )
}

/** The plumb bob on its line. Decorative: the brand name is next to it. */
export const Logo = () => (
  <svg viewBox="0 0 14 32" aria-hidden="true">
    <path d="M7 0v19" stroke="currentColor" />
    <path d="M7 18l5 4.5L7 32l-5-9.5z" />
  </svg>
)
