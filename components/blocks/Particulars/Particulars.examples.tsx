import type { BlockExamples } from '#components/blocks/examples.ts'
import { Particulars } from './Particulars.tsx'

const example = { element: <Particulars />, mdx: '<Particulars />' }

export const examples = { typical: example, fullest: example } satisfies BlockExamples
