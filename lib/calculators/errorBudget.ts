/**
 * Error budgets and their alerts, based on "Alerting on SLOs", chapter 5 of The Site Reliability Workbook (Google,
 * O'Reilly 2018, https://sre.google/workbook/alerting-on-slos/).
 */

import {
  calculator,
  counted,
  duration,
  line,
  percent,
  rounded,
  shortDuration,
} from './calculator.ts'
import { number, whole } from './fields.ts'

const HOUR = 1 / 24

/**
 * Table 5-8: the recommended windows and burn rates. An alert fires while both its windows exceed its burn rate, so
 * that it starts and stops promptly; the short window is a twelfth of the long one.
 */
const ALERTS = [
  { action: 'Page', rate: 14.4, long: HOUR, windows: '1 h and 5 min' },
  { action: 'Page', rate: 6, long: 6 * HOUR, windows: '6 h and 30 min' },
  { action: 'Ticket', rate: 1, long: 3, windows: '3 d and 6 h' },
] as const

/** What may fail: a share from 0 to 1, a number of requests, and days of full outage. */
export function budgetOf(objective: number, days: number, requests: number) {
  // 1 − 0.999 is not exactly 0.001 in binary; no objective has more than twelve digits.
  const share = Number((1 - objective).toFixed(12))
  return { share, requests: Math.floor(share * requests + 1e-6), outage: share * days }
}

/** How many times faster than the window allows errors occur: 1 spends the budget exactly by its end. */
export const burnRate = (share: number, errorRate: number) => errorRate / share

/** Days until the budget is gone: the window over the rate (table 5-4). */
export const exhaustion = (rate: number, days: number) => days / rate

/** The recommended alerts for a budget, a share of requests from 0 to 1, over a window in days. */
export const alertsOf = (share: number, days: number) =>
  ALERTS.map((alert) => ({
    ...alert,
    /** The share of errors above which it fires; never, if over 1. */
    errorRate: alert.rate * share,
    /** The share of the budget spent by the time it fires. */
    spent: (alert.rate * alert.long) / days,
    /** How long a full outage lasts before the alert fires: (1 − SLO) ÷ error rate × window × burn rate. */
    detection: alert.rate * share * alert.long,
  }))

const FIELDS = {
  objective: number('Objective, % of requests that succeed', 99.9, [50, 99.9999]),
  days: whole('Window, days', 30, [1, 365]),
  requests: whole('Requests in the window', 3_000_000, [1, 1e12]),
  errors: number('Errors now, % of requests', 0.5, [0, 100]),
}

/** Where a burn rate's line ends: when the budget is spent or the window is over. */
const end = (burn: number) => [Math.min(100, 100 / burn), Math.min(100, burn * 100)] as const

export const errorBudget = calculator(
  'error-budget',
  FIELDS,
  ({ objective, days, requests, errors }) => {
    const { share, ...budget } = budgetOf(objective / 100, days, requests)
    const rate = burnRate(share, errors / 100)
    const gone = duration(exhaustion(rate, days))
    const spending = rate > 0 ? `spends it in ${gone}` : 'spends nothing'
    const alerts = alertsOf(share, days)
    const firing = alerts.find((alert) => errors / 100 > alert.errorRate)
    const [x, y] = end(rate)
    const side = x > 60 ? 'end' : 'start'
    return {
      headline: { figure: shortDuration(budget.outage), label: 'of full outage allowed' },
      summary: `${objective}% over ${counted(days, 'day')} leaves an error budget of ${counted(budget.requests, 'failed request')}, or ${duration(budget.outage)} of full outage. ${errors}% errors are a burn rate of ${rounded(rate)}, which ${spending}; ${firing ? `the ${firing.rate}× alert fires` : 'no alert fires'}.`,
      plot: {
        title: `The error budget over ${counted(days, 'day')}: at burn rate 1 it lasts the window, ${rate > 0 ? `at ${rounded(rate)} it is gone after ${gone}` : 'without errors all of it is left'}.`,
        caption: 'Budget left over the window; dashed, the burn rates of the alerts',
        axes: ['budget left', '0', counted(days, 'day')],
        labels: [
          { x: 62, y: 50, text: 'rate 1' },
          {
            x: Math.min(100, x + 2),
            y: y > 60 ? 94 : y - 6,
            text: `now ${rounded(rate)}`,
            tone: 'accent',
            end: side,
          },
        ],
        paths: [
          ['rule', 'M0 25H100M0 50H100M0 75H100'],
          ['', 'M0 0V100H100'],
          ['secondary dashed', ALERTS.map((alert) => line([[0, 0], end(alert.rate)])).join('')],
          ['accent', line([[0, 0], end(rate)])],
        ],
      },
      tables: [
        {
          id: 'burn-alerts',
          caption: 'Alerts: both windows above the error rate',
          head: ['Alert', 'Windows', 'Error rate', 'Budget spent', 'In an outage after'],
          rows: alerts.map(({ action, rate, windows, errorRate, spent, detection }) => [
            `${action}, burn rate ${rate}`,
            windows,
            errorRate < 1 ? percent(errorRate) : 'over 100%: never',
            percent(spent),
            errorRate < 1 ? shortDuration(detection) : 'never',
          ]),
        },
      ],
    }
  },
)
