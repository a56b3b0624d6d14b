/** How much a page may say in all: what the site promises about phones and paper holds up to there. */
import { layoutOf, rulesOf } from '../parse/page.ts'
import type { PageInSiteRule, SourceFile } from '../parse/site.ts'
import { listAt, valueAt } from '../parse/source.ts'
import { rule } from '../problems.ts'

const room = rule(
  'length',
  'A page about a service ends within eleven screens of a phone, and every page prints on few sheets',
)

const fold = rule(
  'length',
  'The five commonest symptoms stand within the first two screens of a phone',
)

/** How many of the symptoms stand under the hero. */
const FIRST_SYMPTOMS = 5

/** How many characters of the home page stand on a line of a phone, at least. */
const LINE = 40

/** How many lines there is room for, from the hero to the last of these symptoms. */
const MAX_LINES = 18

const charactersIn = (sourceFile: Pick<SourceFile, 'passages'> | undefined) =>
  (sourceFile?.passages ?? []).reduce((sum, { text }) => sum + text.length, 0)

/** Checks how long a page is in all, with its tables, drawings and questions, and with the entries of its data file. */
export const checkRoom: PageInSiteRule = (page, report, site) => {
  const { characters: most, data, path = page.path } = rulesOf(page)
  if (page.broken || !most || path !== page.path) return
  const characters = charactersIn(page) + charactersIn(data && site.dataFile(data))
  if (characters > most)
    report(
      page.outline?.headings[0]?.place,
      room({
        found: `the page has ${characters} characters in all, with tables, drawings and questions; it takes at most ${most}`,
        remedy: `Cut ${characters - most} characters, or move a part to another page`,
      }),
    )
}

/** Checks that the first symptoms of the home page can be seen early. */
export const checkFold: PageInSiteRule = (page, report) => {
  if (layoutOf(page) !== 'home' || !page.yaml) return
  const { value, at } = page.yaml
  const symptoms = listAt(value, ['symptoms', 'items']).slice(0, FIRST_SYMPTOMS)
  const texts = [
    valueAt(value, ['intro']),
    valueAt(value, ['symptoms', 'text']),
    ...symptoms.map((symptom) => valueAt(symptom, ['text'])),
  ]
  const lines = texts.reduce<number>((sum, text) => sum + Math.ceil(`${text}`.length / LINE), 0)
  if (lines > MAX_LINES)
    report(
      at(['symptoms'], 'key'),
      fold({
        found: `intro, symptoms.text and the first ${FIRST_SYMPTOMS} symptoms take ${lines} lines on a phone; there is room for ${MAX_LINES}`,
        remedy: `Shorten some of them; ${LINE} characters are a line`,
      }),
    )
}
