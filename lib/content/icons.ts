/** The drawn icons: of cards, of the head of a page, of strengths and values. */
import { z } from 'zod'

// biome-ignore format: a list of names
export const ICON_NAMES = [
  'agile', 'api', 'audio', 'bot', 'branch', 'briefcase', 'bug', 'chart', 'check', 'chip', 'clock', 'cloud',
  'code', 'coins', 'compass', 'cube', 'data', 'devices', 'eye', 'flag', 'flask', 'gauge', 'gear', 'globe',
  'handshake', 'heart', 'layers', 'lightbulb', 'link', 'lock', 'map', 'megaphone', 'mobile', 'network',
  'palette', 'people', 'person', 'pipeline', 'pulse', 'puzzle', 'refresh', 'robot', 'scale', 'search',
  'shield', 'spark', 'speech', 'star', 'target', 'text', 'tools', 'vector',
] as const
export const iconName = z.enum(ICON_NAMES).describe('One of the drawn icons.')
export type IconName = z.infer<typeof iconName>
