/** Words that the site adds itself: the provider's name after a title, "Contact us about" before a button's. */
import { placeIn } from '../parse/passages.ts'
import { isPage, type SiteRule } from '../parse/site.ts'
import { correction, rule } from '../problems.ts'

const schema = rule('schema', 'Visitors would read it twice')

const BUTTON = /^(?:contact us|get in touch)(?: with us)? about /i

/** The provider's name at the end of a text, after a bar or a dash. */
const nameAtEnd = (name: string) =>
  new RegExp(`(?<=\\S)\\s*[|–—-]\\s*${name.replace(/\W/g, '\\$&')}$`, 'i')

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
