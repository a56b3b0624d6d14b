'use client'

import type { ComponentType } from 'react'
import { Island } from '#components/islands/Island/Island.tsx'
import { islandFor } from '#components/islands/Tool/Frame.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import { driftAlarms } from '#lib/tools/driftAlarms.ts'
import { errorBudget } from '#lib/tools/errorBudget.ts'
import { flakinessCost } from '#lib/tools/flakinessCost.ts'
import { loadModel } from '#lib/tools/loadModel.ts'
import { testCases } from '#lib/tools/testCases.ts'
import { testMaturity } from '#lib/tools/testMaturity.ts'

type Name = BlockProps<'Tool'>['name']
type Entry = { Inside: ComponentType; title: string; answers: string; limits: string }

/** Each tool: its island, what it answers, and what it cannot tell; `lib/postbuild/scripts.ts` finds it by its name. */
export const tools = {
  'error-budget': {
    Inside: islandFor(errorBudget),
    title: 'Error budget calculator',
    answers:
      'What does your objective allow to fail, how fast are you spending it, and at which error rate should a person be told?',
    limits:
      'Alerts after table 5-8 of The Site Reliability Workbook (Google, 2018). It assumes requests that come evenly; a service with few of them at night needs a floor on the count as well.',
  },
  'test-maturity': {
    Inside: islandFor(testMaturity),
    title: 'Test maturity in fifteen questions',
    answers:
      'Which process areas of TMMi levels 2 and 3 hold you back, and what could you do about them on Monday?',
    limits:
      'A questionnaire records what one person believes and has seen no evidence, so it cannot rate you. A tester and a manager of one team answer differently, and that is often the finding.',
  },
  'test-cases': {
    Inside: islandFor(testCases),
    title: 'Boundary values and all pairs',
    answers: 'Which values could break a rule, and how few combinations hold every pair of them?',
    limits:
      'Boundary values after the ISTQB Foundation syllabus 4.0. Pairs find faults of two parameters at once; a fault that needs three may pass, and a combination that cannot occur has to be struck out by hand.',
  },
  'flakiness-cost': {
    Inside: islandFor(flakinessCost),
    title: 'What flaky tests cost',
    answers:
      'How often is a run red for no reason, what does looking at it cost, and what does a rerun hide?',
    limits:
      'It assumes that tests fail independently and all at the same rate. Real ones share a network and a database, so they fail together: fewer red runs, each with more to look at.',
  },
  'drift-alarms': {
    Inside: islandFor(driftAlarms),
    title: 'Three measures of drift',
    answers: 'When a distribution moves, which alarm fires first: PSI, Kolmogorov-Smirnov or Jensen-Shannon?',
    limits:
      'Both distributions are normal here, and PSI and Jensen-Shannon count in ten bins that the baseline fills evenly. Thresholds are custom, no law: Kolmogorov-Smirnov fires at smaller shifts the more values it gets, the other two do not.',
  },
  'load-model': {
    Inside: islandFor(loadModel),
    title: 'Load model: open or closed',
    answers:
      'How many virtual users does your rate need, and what would the test not tell you about a pause?',
    limits:
      'Little’s law, and one pause after which all that wait are answered at once. A real system works off its queue, so its visitors wait longer than this.',
  },
} satisfies Record<Name, Entry>

/** `error-budget` is the island `ErrorBudget`, made of `errorBudget` in lib/tools/errorBudget.ts. */
const islandOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A tool as a section of its page. It is whole without script, as a worked example; a touch brings it to life. */
export function Tool({ name }: BlockProps<'Tool'>) {
  const { Inside, title, answers, limits } = tools[name]
  return (
    <section id={name} className="wrap tool">
      <h2>{title}</h2>
      <p className="lead">{answers}</p>
      <noscript>
        <p className="small">A worked example: without scripts the numbers stay as they are.</p>
      </noscript>
      <Island name={islandOf(name)} onTouch>
        <Inside />
      </Island>
      <p className="small" data-reading="repeated">
        {limits} What you type stays in this browser: it is put into the address behind the #, which is never
        sent.
      </p>
    </section>
  )
}
