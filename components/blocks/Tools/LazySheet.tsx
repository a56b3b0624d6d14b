'use client'

import dynamic from 'next/dynamic'

/** Has Next link the sheets of these cards only on pages with them, as for the calculators' sheet. */
export const LazySheet = dynamic(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet))
