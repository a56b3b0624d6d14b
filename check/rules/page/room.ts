/** How much a page may say in all: what the site promises about phones and paper holds up to there. */
import { field, layoutOf, rulesOf, type SitePage } from '#check/parse/page.ts'
import type { PageInSiteRule, Site, SourceFile } from '#check/parse/site.ts'
import { listAt, valueAt } from '#check/parse/source.ts'
import { counted, type Finding, rule } from '#check/problems.ts'

const room = rule(
  'length',
  'A page about a service ends within eleven screens of a phone, and every page prints on few sheets',
)

const fold = rule(
  'length',
  'The five commonest symptoms stand within the first two screens of a phone',
)

const head = rule('length', 'A document below the title begins in the first window of a laptop')

/** How many characters of the first paragraph there is room for then: five lines. */
export const MAX_INTRO = 200

/** How many characters stand on a line of a phone, at least. */
const LINE = 40

/** How many of the symptoms stand under the hero. */
const FIRST_SYMPTOMS = 5

/** How many lines there is room for, from the hero to the last of these symptoms. */
const MAX_LINES = 18

const charactersIn = (sourceFile: Pick<SourceFile, 'passages'> | undefined) =>
  (sourceFile?.passages ?? []).reduce((sum, { text }) => sum + text.length, 0)

/** How many lines texts take on a phone, each at least one: an item of a list, or the cell of a table. */
const linesOf = (texts: readonly unknown[]) =>
  texts.reduce<number>((sum, text) => sum + Math.ceil(`${text}`.length / LINE), 0)

/** How many lines of a phone the texts of a page take. The labels of its drawings take none. */
export const linesOnPhone = ({ passages }: Pick<SitePage, 'passages'>): number =>
  linesOf(passages.filter(({ kind }) => kind !== 'label').map(({ text }) => text))

function roomFinding(page: SitePage, site: Site): Finding | undefined {
  const { characters: mostCharacters = Infinity, lines: mostLines = Infinity, data } = rulesOf(page)
  const characters = charactersIn(page) + charactersIn(data && site.dataFile(data))
  if (characters > mostCharacters)
    return room({
      found: `the page has ${characters} characters in all, with tables, drawings and questions; it takes at most ${mostCharacters}`,
      remedy: `Cut ${characters - mostCharacters} characters, or move a part to another page`,
    })
  const lines = linesOnPhone(page)
  if (lines > mostLines)
    return room({
      found: `the page is ${counted(lines - mostLines, 'line')} too long for a phone: ${lines} lines, where ${mostLines} fit`,
      remedy: `Shorten texts anywhere on the page, or remove some: a line holds ${LINE} characters, and each item and each cell takes at least one`,
    })
  return undefined
}

/** Checks how long a page is in all, with its tables, drawings and questions, and with the entries of its data file. */
export const checkRoom: PageInSiteRule = (page, report, site) => {
  const { path = page.path } = rulesOf(page)
  if (page.broken || path !== page.path) return
  report(undefined, roomFinding(page, site))
}

/** Checks that what stands above a document leaves it its place. */
export const checkHead: PageInSiteRule = (page, report, site) => {
  const intro = field(page, 'intro')
  const document = site.artifacts.find(({ owner }) => owner === page.path)
  const layout = valueAt(document?.yaml.value, ['layout'])
  if (!intro || !document || layout === 'beside' || intro.value.length <= MAX_INTRO) return
  const cut = `Cut ${intro.value.length - MAX_INTRO} characters`
  report(
    intro,
    head({
      found: `intro has ${intro.value.length} characters; above a document with the layout ${layout}, there is room for ${MAX_INTRO}`,
      remedy: `${cut}, or write "layout: beside" in ${document.file}`,
      inEditor: {
        found: `the introduction has ${intro.value.length} characters; above a document, there is room for ${MAX_INTRO}`,
        remedy: `${cut}, or choose the other layout for the document`,
      },
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
  const lines = linesOf(texts)
  const are = `are ${counted(lines - MAX_LINES, 'line')} too long for a phone: ${lines} lines, where ${MAX_LINES} fit`
  if (lines > MAX_LINES)
    report(
      at(['symptoms'], 'key'),
      fold({
        found: `intro, symptoms.text and the first ${FIRST_SYMPTOMS} symptoms ${are}`,
        remedy: `Shorten any of them: a line holds ${LINE} characters`,
        inEditor: {
          found: `the introduction, the text above the symptoms and the first ${FIRST_SYMPTOMS} of them ${are}`,
        },
      }),
    )
}
