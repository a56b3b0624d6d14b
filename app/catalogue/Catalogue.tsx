import type { ReactNode } from 'react'
import { figureMarkup } from '#app/catalogue/markup.ts'
import { type Parameter, parametersOf } from '#app/catalogue/parameters.ts'
import { examples } from '#components/blocks/blocks.examples.ts'
import { Figure } from '#components/figures/Figure.tsx'
import { examples as figureExamples } from '#components/figures/figures.examples.ts'
import { renderMdx } from '#components/mdx.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { blockParents, blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES, figureSchemas } from '#lib/content/figures.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { CopyButton } from './CopyButton.tsx'

const BLOCK_NAMES = Object.keys(examples) as (keyof typeof examples)[]

/** What every drawing takes, which is said once. */
const COMMON = ['name', 'title', 'caption']

const isCommon = ({ name }: Parameter) => COMMON.includes(name)

function Parameters({ of }: { of: readonly Parameter[] }) {
  if (of.length === 0) return <p>It has no props.</p>
  return (
    <dl className="catalogue-parameters">
      {of.map(({ name, required, takes, meaning }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {required ? '' : 'optional'}
          </dt>
          <dd>{takes}</dd>
          {meaning && <dd>{meaning}</dd>}
        </div>
      ))}
    </dl>
  )
}

type ExampleProps = {
  /** Name of what is shown, and of the example. */
  of: string
  markup: string
  children: ReactNode
}

function Example({ of, markup, children }: ExampleProps) {
  return (
    <div className="catalogue-example">
      <div className="catalogue-shown">{children}</div>
      <div className="catalogue-markup">
        <CopyButton text={markup} of={of} />
        <pre>{markup}</pre>
      </div>
    </div>
  )
}

function Blocks() {
  return BLOCK_NAMES.map((name) => {
    // Some stand only in another block.
    const parent = blockParents[name]?.[0]
    const framed = (text: string) => (parent ? `<${parent}>\n\n${text}\n\n</${parent}>` : text)
    return (
      <article key={name} id={`block-${name}`} className="catalogue-entry">
        <h3>{`<${name}>`}</h3>
        <p>{blockProps[name].description}</p>
        <Parameters of={parametersOf(blockProps[name])} />
        {Object.entries(examples[name]).map(([kind, text]) => (
          <Example key={kind} of={`${name}, ${kind}`} markup={text}>
            {renderMdx({ text: framed(text) })}
          </Example>
        ))}
      </article>
    )
  })
}

function Figures() {
  return FIGURE_NAMES.map((name) => (
    <article key={name} id={`figure-${name}`} className="catalogue-entry">
      <h3>{name}</h3>
      <p>{figureSchemas[name].description}</p>
      <Parameters of={parametersOf(figureSchemas[name]).filter((one) => !isCommon(one))} />
      <Example of={name} markup={figureMarkup(figureExamples[name])}>
        <Figure {...figureExamples[name]} />
      </Example>
    </article>
  ))
}

function Icons() {
  return (
    <ul className="catalogue-icons">
      {ICON_NAMES.map((name) => (
        <li key={name} id={`icon-${name}`}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}

type LinksProps = { kind: 'block' | 'figure' | 'icon'; names: readonly string[] }

function Links({ kind, names }: LinksProps) {
  return (
    <li>
      <a href={`#${kind}s`}>{`${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`}</a>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${kind}-${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Everything that a page may use, from the examples that the tests read, each with the text to copy. */
export function Catalogue() {
  const common = parametersOf(figureSchemas.loop).filter((one) => isCommon(one) && one.name !== 'name')
  return (
    <main className="wrap catalogue">
      <header>
        <h1>What a page may use</h1>
        <p>
          Each block and each drawing as tests and pages have it: typical, and with the most that it may be
          given. Copy the text under it into a page and write your own words.
        </p>
      </header>
      <nav aria-label="Catalogue">
        <ul className="catalogue-links">
          <Links kind="block" names={BLOCK_NAMES} />
          <Links kind="figure" names={FIGURE_NAMES} />
          <Links kind="icon" names={ICON_NAMES} />
        </ul>
      </nav>
      <section id="blocks">
        <h2>Blocks</h2>
        <Blocks />
      </section>
      <section id="figures">
        <h2>Figures</h2>
        <p>
          A drawing stands in a section, beside its text. Its name decides what else it takes; every drawing
          takes these two. A photograph may stand in its place, on a line of its own:{' '}
          <code>![what it shows](name.jpg "the line under it")</code>.
        </p>
        <Parameters of={common} />
        <Figures />
      </section>
      <section id="icons">
        <h2>Icons</h2>
        <p>
          Cards name them, and so do some data files: <code>icon="gear"</code>.
        </p>
        <Icons />
      </section>
    </main>
  )
}
