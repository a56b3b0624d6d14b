import type { SitePage } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import { listAt, valueAt } from '../../check/parse/source.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { withYaml } from '../document/texts.ts'
import { setAt } from '../document/yaml.ts'

const FACTS = fileOfData('facts')

/** Removes the dated facts that only the given page states: nobody has to look at them again without it. */
export function withoutStatedFacts(site: Site, gone: SitePage): Contents {
  const facts = site.dataFile('facts')
  if (!facts || facts.broken) return {}
  const stated = listAt(facts.yaml.value, []).flatMap((entry, index) => {
    const says = String(valueAt(entry, ['says']))
    const states = ({ passages }: SitePage) => passages.some(({ text }) => text.includes(says))
    const isAlone = states(gone) && !site.pages.some((page) => page !== gone && states(page))
    return isAlone ? [index] : []
  })
  if (stated.length === 0) return {}
  const without = (yaml: string) =>
    stated.reduceRight((text, index) => setAt(text, [index], undefined), yaml)
  return { [FACTS]: withYaml(FACTS, facts.source, without) }
}
