'use client'

import { calculator } from '#components/islands/Tool/Frame.tsx'
import { line } from '#components/islands/Tool/Plot.tsx'
import { ALERTS, alertsOf, budgetOf, burnRate, exhaustion } from '#lib/tools/errorBudget.ts'
import { number, whole } from '#lib/tools/fields.ts'
import { duration, percent, rounded } from '#lib/tools/words.ts'

const FIELDS = {
  objective: number('Objective, % of requests that succeed', 99.9, [50, 99.9999]),
  days: whole('Window, days', 30, [1, 365]),
  requests: whole('Requests in the window', 3_000_000, [1, 1e12]),
  errors: number('Errors now, % of requests', 0.5, [0, 100]),
}

/** The line of a burn rate ends where the budget is gone, or the window. */
const end = (burn: number) => [Math.min(100, 100 / burn), Math.min(100, burn * 100)] as const

/** What an objective allows to fail, how fast it is being spent, and when somebody should be told. */
export const ErrorBudget = calculator('error-budget', FIELDS, ({ objective, days, requests, errors }) => {
  const budget = budgetOf(objective / 100, days, requests)
  const rate = burnRate(budget, errors / 100)
  const gone = duration(exhaustion(rate, days))
  const alerts = alertsOf(budget, days)
  const firing = alerts.find((alert) => errors / 100 > alert.errorRate)
  const spent = rate > 0 ? `which spends it in ${gone}` : 'which spends nothing'
  const [x, y] = end(rate || 1e-9)
  return {
    summary: `${objective}% over ${days} days leaves an error budget of ${budget.requests.toLocaleString('en-US')} failed requests, or ${duration(budget.outage)} of full outage. ${errors}% errors are a burn rate of ${rounded(rate)}, ${spent}; ${firing ? `the ${firing.rate}× alert fires` : 'no alert fires'}.`,
    help:
      rate > 1
        ? [
            ['/services/devops', 'Pipelines that stop a bad release'],
            ['/application-support-maintenance', 'A second line while you repair'],
          ]
        : [
            ['/performance-engineering', 'Find the limit before the users do'],
            ['/devops-practices', 'Spend the budget on releases'],
          ],
    plot: {
      title: `The error budget over ${days} days: at burn rate 1 it lasts the window, at ${rounded(rate)} ${rate > 1 ? `it is gone after ${gone}` : 'some of it is left'}.`,
      caption: 'Budget left over the window; dashed, the burn rates of the alerts',
      axes: ['budget left', '0', `${days} days`],
      labels: [
        { x: 62, y: 50, text: 'rate 1' },
        x > 60
          ? { x, y: y > 60 ? 94 : y - 6, text: `now ${rounded(rate)}`, tone: 'a', end: 'end' }
          : { x: x + 2, y: y > 60 ? 94 : y - 6, text: `now ${rounded(rate)}`, tone: 'a' },
      ],
      paths: [
        ['t', 'M0 25H100M0 50H100M0 75H100'],
        ['', 'M0 0V100H100'],
        ['n d', ALERTS.map((alert) => line([[0, 0], end(alert.rate)])).join('')],
        ['a', line([[0, 0], end(rate || 1e-9)])],
      ],
    },
    table: {
      id: 'burn-alerts',
      caption: 'Alerts: both windows above the error rate',
      head: ['Alert', 'Windows', 'Error rate', 'Budget spent', 'In an outage after'],
      rows: alerts.map(({ action, rate, windows, errorRate, spent, detection }) => [
        `${action}, burn rate ${rate}`,
        windows,
        errorRate < 1 ? percent(errorRate) : 'over 100%: never',
        percent(spent),
        errorRate < 1 ? duration(detection, true) : 'never',
      ]),
    },
  }
})
