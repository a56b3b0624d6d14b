'use client'

import dynamic from 'next/dynamic'

/** Has Next link the sheet of cards only on pages with cards, as for the calculators' sheet. */
export const LazySheet = dynamic(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet))
