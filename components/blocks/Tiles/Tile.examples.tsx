import type { BlockExamples } from '#components/blocks/examples.ts'
import { Tile } from './Tile.tsx'

export const examples = {
  typical: {
    element: <Tile claim="cycle-time" />,
    mdx: '<Tile claim="cycle-time" />',
  },
  fullest: {
    element: <Tile claim="release-uptime" />,
    mdx: '<Tile claim="release-uptime" />',
  },
} satisfies BlockExamples
