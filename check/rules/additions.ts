/** Words that the site adds itself: the provider's name after a title, "Contact us about" before a button's. */
import { hasRoomForName, MAX_TITLE, titleSuffix } from '#lib/content/title.ts'
import { field } from '../parse/page.ts'
import { placeIn } from '../parse/passages.ts'
import { isPage, type SiteRule } from '../parse/site.ts'
import { correction, counted, rule } from '../problems.ts'

const schema = rule('schema', 'Visitors would read it twice')

const length = rule('length', `Search results cut a title after ${MAX_TITLE} characters`)

const BUTTON = /^(?:contact us|get in touch)(?: with us)? about /i

/** The provider's name at the end of a text, after a bar or a dash. */
const nameAtEnd = (name: string) => new RegExp(`(?<=\\S)\\s*[|–—-]\\s*${RegExp.escape(name)}$`, 'i')

/** Checks that no text repeats what the site adds to it. */
export const checkAdditions: SiteRule = (site, reportIn) => {
  const { name } = site.data.site ?? {}
  const patterns = [BUTTON, ...(name ? [nameAtEnd(name)] : [])]
  for (const page of site.all.filter(isPage))
    for (const passage of page.passages.filter(({ kind }) => kind === 'field'))
      for (const pattern of patterns) {
        const match = pattern.exec(passage.prose)
        if (!match) continue
        const [words] = match
        reportIn(page.file)(
          placeIn(passage, match.index),
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
  reportIn(file.file)(
    file.yaml.at(['name'], 'value'),
    length({
      found: `search.title of ${counted(full.length, 'page')} leaves no room for "${titleSuffix(name)}", which is left out there: ${full.slice(0, NAMED).join(', ')}${more}`,
      remedy: 'Shorten search.title there if the name should follow it',
      severity: 'advice',
    }),
  )
}
