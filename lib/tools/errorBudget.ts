/**
 * Error budgets and their alerts, after "Alerting on SLOs", chapter 5 of The Site Reliability Workbook (Google,
 * O'Reilly 2018, https://sre.google/workbook/alerting-on-slos/).
 */

const HOUR = 1 / 24

/**
 * Table 5-8: the recommended windows and burn rates. An alert fires while both of its windows burn faster than its
 * rate, so that it starts soon and stops soon; the short window is a twelfth of the long one.
 */
export const ALERTS = [
  { action: 'Page', rate: 14.4, long: HOUR, windows: '1 h and 5 min' },
  { action: 'Page', rate: 6, long: 6 * HOUR, windows: '6 h and 30 min' },
  { action: 'Ticket', rate: 1, long: 3, windows: '3 d and 6 h' },
] as const

/** Shares are from 0 to 1, times are in days. */
export interface Budget {
  share: number
  /** Requests that may fail. */
  requests: number
  /** Time of full outage. */
  outage: number
}

export function budgetOf(objective: number, days: number, requests: number): Budget {
  // 1 − 0.999 is not 0.001 in binary; twelve digits are more than any objective has.
  const share = Number((1 - objective).toFixed(12))
  return { share, requests: Math.floor(share * requests + 1e-6), outage: share * days }
}

/** How many times faster than the whole window allows errors come: 1 spends the budget exactly by its end. */
export const burnRate = (budget: Budget, errorRate: number) => errorRate / budget.share

/** Days until the budget is gone: the window over the rate (table 5-4). */
export const exhaustion = (rate: number, days: number) => days / rate

export function alertsOf({ share }: Budget, days: number) {
  return ALERTS.map((alert) => {
    const errorRate = alert.rate * share
    return {
      ...alert,
      /** The share of errors above which it fires; more than all cannot fail, so such an alert never fires. */
      errorRate,
      /** The share of the budget that is gone when it fires. */
      spent: (alert.rate * alert.long) / days,
      /** How long a full outage lasts before it fires: (1 − SLO) ÷ error rate × window × burn rate. */
      detection: errorRate * alert.long,
    }
  })
}
