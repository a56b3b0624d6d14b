'use client'

import { Island } from '#components/islands/Island/Island.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
import { driftAlarms } from '#lib/tools/driftAlarms.ts'
import { errorBudget } from '#lib/tools/errorBudget.ts'
import { flakinessCost } from '#lib/tools/flakinessCost.ts'
import { loadModel } from '#lib/tools/loadModel.ts'
import { testCases } from '#lib/tools/testCases.ts'
import { testMaturity } from '#lib/tools/testMaturity.ts'
import words from '#lib/tools/tools.json' with { type: 'json' }
import { islandFor } from './Frame.tsx'

/** The island of each tool; tools.json has its title, what it answers, its limits, and pages that help. */
export const tools = {
  'error-budget': islandFor(errorBudget),
  'test-maturity': islandFor(testMaturity),
  'test-cases': islandFor(testCases),
  'flakiness-cost': islandFor(flakinessCost),
  'drift-alarms': islandFor(driftAlarms),
  'load-model': islandFor(loadModel),
}

/** `error-budget` is the island `ErrorBudget`, which `lib/postbuild/scripts.ts` builds from lib/tools/errorBudget.ts. */
const islandOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A tool as a section of a page. Without scripts it is a complete worked example; a touch hydrates it. */
export function Tool({ name }: BlockProps<'Tool'>) {
  const Inside = tools[name]
  const { title, answers, limits, help } = words[name]
  return (
    <section id={name} className="wrap numbered tool">
      <h2>{title}</h2>
      <p className="lead">{answers}</p>
      <noscript data-reading="repeated">
        <p className="small">A worked example: without scripts the numbers stay as they are.</p>
      </noscript>
      <Island name={islandOf(name)} onTouch>
        <Inside help={help} />
      </Island>
      <p className="small" data-reading="repeated">
        {limits} What you type stays in this browser: it is put into the address behind the #, which is never sent.
      </p>
    </section>
  )
}
