'use client'

import { Frame, ResultTable } from '#components/islands/Tool/Frame.tsx'
import { line, Plot } from '#components/islands/Tool/Plot.tsx'
import { useTool } from '#components/islands/Tool/useTool.ts'
import { ALERTS, alertsOf, budgetOf, burnRate, exhaustion } from '#lib/tools/errorBudget.ts'
import { number, whole } from '#lib/tools/fields.ts'
import { duration, percent, rounded } from '#lib/tools/words.ts'

const FIELDS = {
  objective: number('Objective, % of requests that succeed', 99.9, [50, 99.9999]),
  days: whole('Window, days', 30, [1, 365]),
  requests: whole('Requests in the window', 3_000_000, [1, 1e12]),
  errors: number('Errors now, % of requests', 0.5, [0, 100]),
}

/** What an objective allows to fail, how fast it is being spent, and when somebody should be told. */
export function ErrorBudget() {
  const tool = useTool('error-budget', FIELDS)
  const [objective = 0, days = 0, requests = 0, errors = 0] = Object.values(tool.values).map(Number)
  const budget = budgetOf(objective / 100, days, requests)
  const rate = burnRate(budget, errors / 100)
  const gone = exhaustion(rate, days)
  const alerts = alertsOf(budget, days)
  const firing = alerts.find((alert) => errors / 100 > alert.errorRate)
  const spent = rate > 0 ? `which spends it in ${duration(gone)}` : 'which spends nothing'
  const summary = `${objective}% over ${days} days leaves an error budget of ${budget.requests.toLocaleString('en-US')} failed requests, or ${duration(budget.outage)} of full outage. ${errors}% errors are a burn rate of ${rounded(rate)}, ${spent}; ${firing ? `the ${firing.rate}× alert fires` : 'no alert fires'}.`
  // Lines end where the budget is gone, or the window.
  const end = (burn: number) => [Math.min(100, 100 / burn), Math.min(100, burn * 100)] as const
  const [x, y] = end(rate || 1e-9)
  return (
    <Frame
      tool={tool}
      summary={summary}
      help={
        rate > 1
          ? [
              ['/services/devops', 'Pipelines that stop a bad release'],
              ['/application-support-maintenance', 'A second line while you repair'],
            ]
          : [
              ['/performance-engineering', 'Find the limit before the users do'],
              ['/devops-practices', 'Spend the budget on releases'],
            ]
      }
    >
      <Plot
        title={`The error budget over ${days} days: at burn rate 1 it lasts the window, at ${rounded(rate)} ${rate > 1 ? `it is gone after ${duration(gone)}` : 'some of it is left'}.`}
        caption="Budget left over the window; dashed, the burn rates of the alerts"
        labels={[
          { x: 0, y: -6, text: 'budget left' },
          { x: 100, y: 112, text: `${days} days`, end: 'end' },
          { x: 0, y: 112, text: '0' },
          { x: 62, y: 50, text: 'rate 1' },
          {
            x: x > 60 ? x : x + 2,
            y: y > 60 ? 94 : y - 6,
            text: `now ${rounded(rate)}`,
            tone: 'a',
            end: x > 60 ? 'end' : 'start',
          },
        ]}
      >
        <path className="t" d="M0 25H100M0 50H100M0 75H100" />
        <path d="M0 0V100H100" />
        {ALERTS.map((alert) => (
          <path key={alert.rate} className="n d" d={line([[0, 0], end(alert.rate)])} />
        ))}
        <path
          className="a"
          d={line([
            [0, 0],
            [x, y],
          ])}
        />
      </Plot>
      <ResultTable
        id="burn-alerts"
        caption="Alerts: both windows above the error rate"
        head={['Alert', 'Windows', 'Error rate', 'Budget spent', 'In an outage after']}
        rows={alerts.map(({ action, rate, windows, errorRate, spent, detection }) => [
          `${action}, burn rate ${rate}`,
          windows,
          errorRate < 1 ? percent(errorRate) : 'over 100%: never',
          percent(spent),
          errorRate < 1 ? duration(detection, true) : 'never',
        ])}
      />
    </Frame>
  )
}
