/** The drawn icons: of cards, of the head of a page, of strengths and values. */
import { z } from 'zod'
import drawn from './icons.json' with { type: 'json' }

/** Each on a grid of 40: what is drawn in ink, then its one stroke of accent. */
export const icons: Readonly<Record<string, readonly string[]>> = drawn
export type IconName = keyof typeof drawn
export const ICON_NAMES = Object.keys(drawn) as IconName[]
export const iconName = z.enum(ICON_NAMES).describe('One of the drawn icons.')
