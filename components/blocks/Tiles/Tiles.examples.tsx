import type { BlockExamples } from '#components/blocks/examples.ts'
import { Tile } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

const MOST = [
  'cycle-time',
  'defect-detection',
  'regression-automation',
  'performance-gain',
  'release-uptime',
  'deployment-cycles',
]

export const examples = {
  typical: {
    element: (
      <Tiles>
        <Tile claim="cycle-time" />
        <Tile claim="defect-detection" />
      </Tiles>
    ),
    mdx: `<Tiles>
<Tile claim="cycle-time" />
<Tile claim="defect-detection" />
</Tiles>`,
  },
  fullest: {
    element: (
      <Tiles>
        {MOST.map((claim) => (
          <Tile key={claim} claim={claim} />
        ))}
      </Tiles>
    ),
    mdx: `<Tiles>\n${MOST.map((claim) => `<Tile claim="${claim}" />`).join('\n')}\n</Tiles>`,
  },
} satisfies BlockExamples
