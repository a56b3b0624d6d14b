import { expect, type Page } from '@playwright/test'
import type calculators from '#lib/calculators/calculators.json'
import { pathOfCalculator } from './requirements.ts'

/** A calculator, by its name in the data. */
type Name = keyof typeof calculators

/** What a visitor types into which field, an invalid value, and the expected result. */
type Visit = { field: string; typed: string; wrong?: string; result: RegExp }

export const VISITS: Record<Name, Visit> = {
  'test-maturity': {
    field: '2.1 Where is the purpose of testing written down?',
    typed: 'Nowhere',
    result: /describe level 1, Initial: 3 of/,
  },
  'test-cases': {
    field: 'Parameters, one a line',
    typed: 'age: 18..65\nplan: free, team, firm',
    wrong: 'age',
    result: /^11 cases for single values, 6 of them/,
  },
  'error-budget': {
    field: 'Objective, % of requests that succeed',
    typed: '99.5',
    wrong: '200',
    result: /15,000 failed requests, or 3 hours 36 minutes of full outage.* burn rate of 1,/,
  },
  'flakiness-cost': {
    field: 'Tests in the suite',
    typed: '100',
    wrong: '1.5',
    result: /^18\.1% of runs are red/,
  },
  'drift-alarms': {
    field: 'Values in each sample',
    typed: '20',
    wrong: 'many',
    result: /PSI says look/,
  },
  'load-model': {
    field: 'Length of one pause of the system, s',
    typed: '0',
    wrong: '-1',
    result: /p99 of 120 ms; for visitors who keep coming it is 120 ms/,
  },
}

/** Each calculator, its page, and what a visitor does there. */
export const VISIT_LIST = (Object.entries(VISITS) as [Name, Visit][]).map(
  ([name, visit]) => [name, { ...visit, path: pathOfCalculator(name) }] as const,
)

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
  if (wrong !== undefined) {
    await calculator.getByLabel(field).fill(typed)
    return
  }
  const choice = calculator.getByRole('group', { name: field }).getByLabel(typed)
  // A key does nothing if, while it is down, React replaces the elements of a page that the browser has translated.
  await expect(async () => {
    await choice.press('Space')
    await expect(choice).toBeChecked({ timeout: 1000 })
  }).toPass()
}
