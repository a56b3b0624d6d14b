'use client'

import { driftAlarms } from '#lib/calculators/driftAlarms.ts'
import { errorBudget } from '#lib/calculators/errorBudget.ts'
import { flakinessCost } from '#lib/calculators/flakinessCost.ts'
import { loadModel } from '#lib/calculators/loadModel.ts'
import { testCases } from '#lib/calculators/testCases.ts'
import { testMaturity } from '#lib/calculators/testMaturity.ts'
import { islandFor } from './CalculatorFrame.tsx'

export const DriftAlarms = islandFor(driftAlarms)
export const ErrorBudget = islandFor(errorBudget)
export const FlakinessCost = islandFor(flakinessCost)
export const LoadModel = islandFor(loadModel)
export const TestCases = islandFor(testCases)
export const TestMaturity = islandFor(testMaturity)
