'use client'

import { calculators } from '#lib/calculators/all.ts'
import { CalculatorFrame } from './CalculatorFrame.tsx'

type Props = { name: keyof typeof calculators; topic: string }

/** A calculator as the page is rendered. The file of its island holds it alone: see `build/bundleScripts.ts`. */
export const CalculatorByName = ({ name, topic }: Props) => (
  <CalculatorFrame calculator={calculators[name]} topic={topic} />
)
