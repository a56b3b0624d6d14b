import { COLORS } from '#lib/seo/colors.ts'
import type { ShareWords } from '#lib/seo/shareWords.ts'

/** Size of the title: the longer, the smaller, so that it keeps to three lines. */
const sizeOf = (title: string) =>
  title.length <= 18 ? 116 : title.length <= 30 ? 100 : title.length <= 44 ? 84 : 72

/**
 * The picture of a page that is shared, 1200 × 630 pixels: the plumb line at a fixed column, section, title, name.
 * Drawn by `next/og`, which knows flexible boxes and inline styles, no classes.
 */
export function ShareImage({ title, section, name }: ShareWords) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: COLORS.paper,
        color: COLORS.ink,
        fontFamily: 'Schibsted Grotesk',
      }}
    >
      <svg
        width="1200"
        height="630"
        viewBox="0 0 1200 630"
        aria-hidden="true"
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <path d="M0 536.5H1200" stroke={COLORS.rule} strokeWidth="1" />
        <path d="M112 0V470" stroke={COLORS.accent} strokeWidth="4" />
        <path d="M112 462l26 24L112 536l-26-50z" fill={COLORS.accent} />
      </svg>
      <div
        style={{
          position: 'absolute',
          top: 76,
          left: 184,
          fontFamily: 'Geist Mono',
          fontSize: 26,
          letterSpacing: 2.6,
          color: COLORS.soft,
        }}
      >
        {section?.toUpperCase()}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          position: 'absolute',
          top: 128,
          left: 184,
          width: 920,
          height: 392,
          fontSize: sizeOf(title),
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: -0.022 * sizeOf(title),
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ position: 'absolute', top: 562, left: 184, fontSize: 32, fontWeight: 700 }}>{name}</div>
    </div>
  )
}
