/** Words that the site adds itself: the provider's name after a title, "Contact us about" before a button's. */

import { expression } from '#check/expression.ts'
import { field } from '#check/parse/page.ts'
import { placeIn } from '#check/parse/passages.ts'
import { isPage, type SiteRule } from '#check/parse/site.ts'
import { correction, counted, rule } from '#check/problems.ts'
import { hasRoomForName, MAX_TITLE, titleSuffix } from '#lib/content/title.ts'

const schema = rule('schema', 'Visitors would read it twice')

const length = rule('length', `Search results cut a title after ${MAX_TITLE} characters`)

/** What stands on a button before its subject. */
const BUTTON = expression(/^(?:contact us|get in touch)(?: with us)? about /i, {
  matches: ['Contact us about ', 'get in touch with us about load tests'],
  passes: ['contact us', 'load tests about which you contact us'],
})

/** A bar or a dash at the end of a text. */
const SEPARATOR = expression(/(?<=\S)\s*[|–—-]\s*$/, {
  matches: ['Load tests | ', 'Load tests –'],
  passes: ['Load tests ', '- '],
})

/** The provider's name at the end of a text, with the bar or dash before it. */
function nameAtEnd(text: string, name: string): string | undefined {
  if (!text.toLowerCase().endsWith(name.toLowerCase())) return undefined
  const separator = SEPARATOR.exec(text.slice(0, -name.length))
  return separator ? text.slice(separator.index) : undefined
}

/** Checks that no text repeats what the site adds to it. */
export const checkAdditions: SiteRule = (site, reportIn) => {
  const { name } = site.data.site ?? {}
  for (const page of site.all.filter(isPage))
    for (const passage of page.passages.filter(({ kind }) => kind === 'field')) {
      const { prose } = passage
      const words = BUTTON.exec(prose)?.[0] ?? (name && nameAtEnd(prose, name))
      if (!words) continue
      reportIn(page.file)(
        placeIn(passage, prose.lastIndexOf(words)),
        schema({
          found: `"${words}", which the site adds`,
          remedy: 'Leave it out',
          fix: correction(words, ''),
        }),
      )
    }
}

/** How many files a message names. */
const NAMED = 5

/** Says on which pages the title leaves no room for the provider's name, so that the site leaves the name out there. */
export const checkRoomForName: SiteRule = (site, reportIn) => {
  const { name } = site.data.site ?? {}
  const file = site.dataFile('site')
  if (!name || !file) return
  const full = site.published
    .filter((page) => !hasRoomForName(field(page, 'search', 'title')?.value ?? '', name))
    .map((page) => page.file)
  if (full.length === 0) return
  const more = full.length > NAMED ? ` and ${full.length - NAMED} more` : ''
  const isFull = `of ${counted(full.length, 'page')} leaves no room for "${titleSuffix(name)}", which is left out there: ${full.slice(0, NAMED).join(', ')}${more}`
  reportIn(file.file)(
    file.yaml.at(['name'], 'value'),
    length({
      found: `search.title ${isFull}`,
      remedy: 'Shorten search.title there if the name should follow it',
      inEditor: {
        found: `the title in search results ${isFull}`,
        remedy: 'Shorten it there if the name should follow it',
      },
      severity: 'advice',
    }),
  )
}
