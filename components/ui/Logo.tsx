import type { Data } from '#lib/content/data.ts'

/** The mark of the provider, if there is one. Decorative: the brand name is next to it. */
export const Logo = ({ mark }: Pick<Data['site'], 'mark'>) =>
  mark && (
    <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
      {mark.ink && <path d={mark.ink} fill="none" stroke="currentColor" />}
      {mark.accent && <path d={mark.accent} />}
    </svg>
  )
