'use client'

import dynamic from 'next/dynamic'

/**
 * Has Next link the calculators' sheet only on pages with a calculator, although every page of MDX may have one. Outside
 * Next (jest.config.ts, editor/build.ts) the calculator itself takes its place.
 */
export const Calculator = dynamic(() =>
  import('./Calculator.tsx').then(({ Calculator }) => Calculator),
)
