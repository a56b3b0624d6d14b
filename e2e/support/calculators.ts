import type { Page } from '@playwright/test'
import type calculators from '#lib/calculators/calculators.json'

/** A calculator, by its name in the data. */
type Name = keyof typeof calculators

/** A calculator's page, what a visitor types into which field, an invalid value, and the expected result. */
type Visit = { path: string; field: string; typed: string; wrong?: string; result: RegExp }

export const VISITS: Record<Name, Visit> = {
  'test-maturity': {
    path: '/services/test-maturity-model-assesment',
    field: '2.1 Where is the purpose of testing written down?',
    typed: 'Nowhere',
    result: /describe level 1, Initial/,
  },
  'test-cases': {
    path: '/functional-testing',
    field: 'Parameters, one a line',
    typed: 'age: 18..65\nplan: free, team, firm',
    wrong: 'age',
    result: /^11 cases for single values, 6 of them/,
  },
  'error-budget': {
    path: '/site-reliability-engineering',
    field: 'Objective, % of requests that succeed',
    typed: '99.5',
    wrong: '200',
    result: /15,000 failed requests, or 3 hours 36 minutes of full outage.* burn rate of 1,/,
  },
  'flakiness-cost': {
    path: '/automation-testing',
    field: 'Tests in the suite',
    typed: '100',
    wrong: '1.5',
    result: /^18\.1% of runs are red/,
  },
  'drift-alarms': {
    path: '/model-monitoring-validation',
    field: 'Values in each sample',
    typed: '20',
    wrong: 'many',
    result: /PSI says look/,
  },
  'load-model': {
    path: '/performance-engineering',
    field: 'The system stops once, for s',
    typed: '0',
    wrong: '-1',
    result: /p99 of 120 ms; for visitors who keep coming it is 120 ms/,
  },
}

export const VISIT_LIST = Object.entries(VISITS) as [Name, Visit][]

/** The parts of a calculator, by what a visitor calls them. */
export const partsOf = (page: Page, name: Name) => {
  const calculator = page.locator(`#${name}`)
  return {
    calculator,
    island: calculator.locator('[data-island]'),
    summary: calculator.locator('.calculator-summary'),
    address: calculator.getByLabel('Address of this result'),
    button: (words: string) => calculator.getByRole('button', { name: words, exact: true }),
  }
}

/** Gives a calculator what a visitor types or, where it only has choices, chooses. */
export async function type(page: Page, name: Name): Promise<void> {
  const { field, typed, wrong } = VISITS[name]
  const { calculator } = partsOf(page, name)
  if (wrong === undefined)
    await calculator.getByRole('group', { name: field }).getByLabel(typed).press('Space')
  else await calculator.getByLabel(field).fill(typed)
}
