/** Every calculator, by the name that pages use. */
import type { Calculator } from './calculator.ts'
import type words from './calculators.json'
import { driftAlarms } from './driftAlarms.ts'
import { errorBudget } from './errorBudget.ts'
import { flakinessCost } from './flakinessCost.ts'
import { loadModel } from './loadModel.ts'
import { testCases } from './testCases.ts'
import { testMaturity } from './testMaturity.ts'

export const calculators = {
  'drift-alarms': driftAlarms,
  'error-budget': errorBudget,
  'flakiness-cost': flakinessCost,
  'load-model': loadModel,
  'test-cases': testCases,
  'test-maturity': testMaturity,
} satisfies Record<keyof typeof words, Calculator>
