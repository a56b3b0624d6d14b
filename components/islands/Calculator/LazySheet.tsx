'use client'

import dynamic from 'next/dynamic'

/**
 * Has Next link the calculators' sheet only on pages with a calculator, although every page of MDX may have one. Outside
 * Next (jest.config.ts, editor/browser) the sheet's own component takes its place.
 */
export const LazySheet = dynamic(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet))
