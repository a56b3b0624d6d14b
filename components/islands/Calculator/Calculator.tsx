import { Island } from '#components/islands/Island/Island.tsx'
import { CalculatorSheet } from '#components/lazySheets.ts'
import words from '#lib/calculators/calculators.json' with { type: 'json' }
import type { BlockProps } from '#lib/content/blocks.ts'
import { getCalculatorPages } from '#lib/content/calculators.ts'
import { getPage, hasPage } from '#lib/content/pages.ts'
import { CalculatorByName } from './CalculatorByName.tsx'

/** The page that shows all calculators. */
const ALL = '/tools'

/** `error-budget` is the island `ErrorBudget`, which `build/bundleScripts.ts` builds from lib/calculators/errorBudget.ts. */
const islandOf = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A calculator as a section of a page. Without scripts it is a complete worked example; a touch hydrates it. */
export function Calculator({ name }: BlockProps<'Calculator'>) {
  const { title, answers, limits, help } = words[name]
  const page = getCalculatorPages().find((entry) => entry.name === name)?.page
  const all = hasPage(ALL) ? { [ALL]: getPage(ALL).title } : {}
  return (
    <section id={name} className="wrap numbered calculator">
      <CalculatorSheet />
      <h2>{title}</h2>
      <p className="lead">{answers}</p>
      <noscript data-reading="repeated">
        <p className="small">A worked example: without scripts the numbers stay as they are.</p>
      </noscript>
      <Island name={islandOf(name)} onTouch>
        <CalculatorByName name={name} topic={page?.contact.about ?? title} />
      </Island>
      <p className="calculator-help">
        {Object.entries({ ...help, ...all }).map(([path, words]) => (
          <a key={path} href={path}>
            {words}
          </a>
        ))}
      </p>
      <p className="small" data-reading="repeated">
        {limits} What you type stays in this browser until you send it to us. It is kept in the
        address behind the #, and browsers do not send that part.
      </p>
    </section>
  )
}
