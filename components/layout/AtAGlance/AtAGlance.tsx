import type { FrontMatterOf } from '#lib/content/schema.ts'
import { messages } from '#lib/site/messages.ts'

type Glance = NonNullable<FrontMatterOf<'detail'>['glance']>

const TERMS = Object.entries(messages.glance) as [keyof Glance, string][]

/** What a buyer asks first. Length and price show once the owner has settled them. */
export function AtAGlance({ glance }: { glance: Glance }) {
  return (
    <section id="at-a-glance" className="wrap at-a-glance">
      <h2 className="label">{messages.atAGlance}</h2>
      <dl>
        {TERMS.map(
          ([key, term]) =>
            glance[key] && (
              <div key={key}>
                <dt>{term}</dt>
                <dd>{glance[key]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
