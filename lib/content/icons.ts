/** The drawn icons of cards, page heads, strengths and values. */
import drawn from './icons.json' with { type: 'json' }

/** Paths on a 40-unit grid: the ink strokes, then the one accent stroke. */
export const icons: Readonly<Record<string, readonly string[]>> = drawn

export type IconName = keyof typeof drawn

/** The names of all icons. */
export const ICON_NAMES = Object.keys(drawn) as IconName[]
