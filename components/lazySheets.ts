'use client'

/**
 * Sheets that Next links only on the pages that show their component, although every page of MDX may. Each shows nothing.
 *
 * No browser runs this. It is a client module because Next splits off sheets at no other
 * (docs/decisions/styles-in-layers.md). Outside Next, a stand-in takes its place (jest.config.ts, editor/browser).
 */
import dynamic from 'next/dynamic'

export const CalculatorSheet = dynamic(() =>
  import('./islands/Calculator/Sheet.tsx').then(({ Sheet }) => Sheet),
)
export const CardGridSheet = dynamic(() =>
  import('./blocks/CardGrid/Sheet.tsx').then(({ Sheet }) => Sheet),
)
export const ResultsSheet = dynamic(() =>
  import('./blocks/Table/Sheet.tsx').then(({ Sheet }) => Sheet),
)
export const ToolsSheet = dynamic(() =>
  import('./blocks/Tools/Sheet.tsx').then(({ Sheet }) => Sheet),
)
