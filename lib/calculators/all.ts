/** Every calculator, by the name that pages use. */
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
}
