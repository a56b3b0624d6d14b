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
