import type { BlockExamples } from '#components/blocks/examples.ts'
import { Claim } from './Claim.tsx'

export const examples = {
  typical: {
    element: <Claim id="cycle-time" />,
    mdx: '<Claim id="cycle-time" />',
  },
  fullest: {
    element: <Claim id="test-maintenance" />,
    mdx: '<Claim id="test-maintenance" />',
  },
} satisfies BlockExamples
