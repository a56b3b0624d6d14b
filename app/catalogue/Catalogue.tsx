/** Everything that a page may use, from the examples that the tests read, each with the text to copy. */
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { examples } from '#components/blocks/blocks.examples.ts'
import { renderMdx } from '#components/mdx.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { blockParents, blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES, figureSchemas } from '#lib/content/figures.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { type JsonSchema, schemaOf } from '#lib/content/jsonSchema.ts'
import { getPages } from '#lib/content/pages.ts'

const BLOCK_NAMES = Object.keys(examples) as (keyof typeof examples)[]

/** What every drawing takes, which is said once. */
const COMMON = ['title', 'caption']

/** More names than these are a list of their own. */
const FEW = 5

/** What a prop may be, in words: `text, 12 to 140`. */
function takesOf({ type, const: only, enum: names, items, ...limits }: JsonSchema): string {
  if (only !== undefined) return `"${only}"`
  if (names) return names.length > FEW ? `one of ${names.length} names` : names.join(' or ')
  const least = limits.minLength ?? limits.minItems ?? limits.minimum
  const most = limits.maxLength ?? limits.maxItems ?? limits.maximum
  const kind = { string: 'text', array: 'list', boolean: 'yes or no' }[String(type)] ?? 'number'
  const each = items && !items.properties ? `, each ${takesOf(items)}` : ''
  return `${kind}${most === undefined ? '' : `, ${least} to ${most}`}${each}`
}

/** The props of a schema, those in a list after the list. */
const propsOf = ({ properties = {}, required }: JsonSchema, prefix = ''): [string, string, JsonSchema][] =>
  Object.entries(properties).flatMap(([key, field]) => [
    [prefix + key, required?.includes(key) ? '' : 'optional', field],
    ...propsOf(field.items ?? {}, `${prefix}${key}[].`),
  ])

function Props({ of, isShown }: { of: z.ZodType; isShown: (name: string) => boolean }) {
  return (
    <dl className="catalogue-parameters">
      {propsOf(schemaOf(of))
        .filter(([name]) => isShown(name))
        .map(([name, optional, field]) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {optional}
            </dt>
            <dd>{takesOf(field)}</dd>
            {field.description && <dd>{field.description}</dd>}
          </div>
        ))}
    </dl>
  )
}

function Example({ markup, parent }: { markup: string; parent?: string | undefined }) {
  // Some blocks stand only in another.
  const framed = parent ? `<${parent}>\n\n${markup}\n\n</${parent}>` : markup
  return (
    <div className="catalogue-example">
      <div className="catalogue-shown">{renderMdx({ text: framed })}</div>
      {/* A click selects all of it. */}
      <pre>{markup}</pre>
    </div>
  )
}

function Blocks() {
  return BLOCK_NAMES.map((name) => (
    <article key={name} id={`block-${name}`} className="catalogue-entry">
      <h3>{`<${name}>`}</h3>
      <p>{blockProps[name].description}</p>
      <Props of={blockProps[name]} isShown={() => true} />
      {Object.entries(examples[name]).map(([kind, text]) => (
        <Example key={kind} markup={text} parent={blockParents[name]?.[0]} />
      ))}
    </article>
  ))
}

function Figures() {
  const all = getPages().flatMap(({ body }) => body.match(/<Figure\b[\s\S]*?\/>/g) ?? [])
  return FIGURE_NAMES.map((name) => (
    <article key={name} id={`figure-${name}`} className="catalogue-entry">
      <h3>{name}</h3>
      <p>{figureSchemas[name].description}</p>
      <Props of={figureSchemas[name]} isShown={(prop) => prop !== 'name' && !COMMON.includes(prop)} />
      <Example markup={all.find((markup) => markup.includes(` name="${name}"`)) ?? ''} />
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

const KINDS: [kind: string, names: readonly string[], about: ReactNode, entries: ReactNode][] = [
  ['block', BLOCK_NAMES, '', <Blocks key="blocks" />],
  [
    'figure',
    FIGURE_NAMES,
    <>
      <p>
        A drawing stands in a section, beside its text. Its name decides what else it takes; every drawing
        takes these two. A photograph may stand in its place, on a line of its own:{' '}
        <code>![what it shows](name.jpg "the line under it")</code>.
      </p>
      <Props of={figureSchemas.loop} isShown={(prop) => COMMON.includes(prop)} />
    </>,
    <Figures key="figures" />,
  ],
  [
    'icon',
    ICON_NAMES,
    <p key="about">
      Cards name them, and so do some data files: <code>icon="gear"</code>.
    </p>,
    <Icons key="icons" />,
  ],
]

const headingOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`

export function Catalogue() {
  return (
    <main className="wrap catalogue">
      <header>
        <h1>What a page may use</h1>
        <p>
          Each block and each drawing as tests and pages have it: typical, and with the most that it may be
          given. Copy the text beside it into a page and write your own words.
        </p>
      </header>
      <nav aria-label="Catalogue">
        <ul className="catalogue-links">
          {KINDS.map(([kind, names]) => (
            <li key={kind}>
              <a href={`#${kind}s`}>{headingOf(kind)}</a>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <a href={`#${kind}-${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      {KINDS.map(([kind, , about, entries]) => (
        <section key={kind} id={`${kind}s`}>
          <h2>{headingOf(kind)}</h2>
          {about}
          {entries}
        </section>
      ))}
    </main>
  )
}
