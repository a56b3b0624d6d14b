'use client'

import dynamic from 'next/dynamic'

/** Has Next link the sheet of scrolling tables only on pages with one, as for the calculators' sheet. */
export const LazySheet = dynamic(() => import('./Sheet.tsx').then(({ Sheet }) => Sheet))
