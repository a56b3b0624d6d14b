'use client'

/**
 * Sheets that Next links only on the pages that show their component, although every page of MDX may. Each shows nothing.
 *
 * No browser runs this. It is a client module because Next splits off sheets at no other
 * (docs/decisions/styles-in-layers.md). Outside Next, a stand-in takes its place (jest.config.ts, editor/browser).
 */
import dynamic from 'next/dynamic'

export const CalculatorSheet = dynamic(() =>
  import('./islands/Calculator/CalculatorSheet.tsx').then((module) => module.CalculatorSheet),
)
export const CardGridSheet = dynamic(() =>
  import('./blocks/CardGrid/CardGridSheet.tsx').then((module) => module.CardGridSheet),
)
export const ResultsSheet = dynamic(() =>
  import('./blocks/Table/ResultsSheet.tsx').then((module) => module.ResultsSheet),
)
export const ToolsSheet = dynamic(() =>
  import('./blocks/Tools/ToolsSheet.tsx').then((module) => module.ToolsSheet),
)
