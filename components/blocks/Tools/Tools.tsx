import { Plot } from '#components/islands/Calculator/Plot.tsx'
import { ToolsSheet } from '#components/lazySheets.ts'
import { calculators } from '#lib/calculators/all.ts'
import words from '#lib/calculators/calculators.json' with { type: 'json' }
import { type CalculatorName, getCalculatorPages } from '#lib/content/calculators.ts'

/** All calculators. */
export const Tools = () => <ToolCards names={getCalculatorPages().map(({ name }) => name)} />

/** A card for each calculator: what it answers, and a picture of what it makes of its example. */
export function ToolCards({ names }: { names: readonly CalculatorName[] }) {
  const pages = getCalculatorPages().filter(({ name }) => names.includes(name))
  return (
    <>
      <ToolsSheet />
      <ul className="card-grid">
        {pages.map(({ name, page }) => (
          <li key={name} className="card-grid-card">
            <ToolPicture name={name} />
            <h3>
              <a href={`${page.path}#${name}`}>{words[name].title}</a>
            </h3>
            <p className="small card-grid-words">{words[name].answers}</p>
            <span className="card-grid-arrow" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A result as the calculator itself draws it, computed when the page is built. */
function ToolPicture({ name }: { name: CalculatorName }) {
  const { headline, plot } = calculators[name].exampleResult()
  return (
    <div className="tools-picture">
      <p>
        <strong>{headline.figure}</strong> {headline.label}
      </p>
      <Plot {...plot} />
    </div>
  )
}
