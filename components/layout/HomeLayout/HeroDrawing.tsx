import styles from './HeroDrawing.module.scss'

/** Five releases as courses of a wall, each checked against the line; the fourth stands twelve out of true. */
const RELEASES = [
  { label: 'v4.5  accepted', y: 64 },
  { label: 'v4.4  p99 +38 ms', y: 160, off: true },
  { label: 'v4.3  end to end', y: 256 },
  { label: 'v4.2  contract', y: 352 },
  { label: 'v4.1  unit', y: 448 },
]

/** The drawing of the hero: a plumb line hung from the navigation bar beside a wall of releases. */
export function HeroDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 420 640"
      role="img"
      aria-label="A plumb line hangs beside a wall of five releases. The fourth stands out of line: its slowest responses grew by 38 milliseconds."
    >
      <path className={styles.course} d="M0 64h420M0 160h420M0 256h420M0 352h420M0 448h420M0 544h420" />
      {RELEASES.map(({ label, y, off = false }) => (
        <g key={label} className={off ? styles.off : undefined}>
          <path className={styles.stone} d={`M${off ? 208 : 196} ${y}h172v96h-172z`} />
          <text x={off ? 228 : 216} y={y + 52}>
            {label}
          </text>
        </g>
      ))}
      <path d="M168 64h14M168 160h14M168 256h14M168 352h14M168 448h14M168 544h14" />
      {RELEASES.map(({ y }, index) => (
        <text key={y} className={styles.soft} x="158" y={y + 4}>
          {RELEASES.length - index}
        </text>
      ))}
      <g className={styles.gap}>
        <path d="M124 208h66" />
        <text x="112" y="212">
          off by 12 mm
        </text>
      </g>
      <g className={styles.line}>
        <path d="M196 0v516" />
        <path className={styles.bob} d="M196 508l20 22-20 58-20-58z" />
      </g>
    </svg>
  )
}
