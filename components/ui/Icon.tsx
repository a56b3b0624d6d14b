import { type IconName, icons } from '#lib/content/icons.ts'

type Props = {
  name: IconName
  /** Width and height in pixels. */
  size?: number
}

/** A sign beside words that say the same, so it has no name of its own. */
export function Icon({ name, size = 40 }: Props) {
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
