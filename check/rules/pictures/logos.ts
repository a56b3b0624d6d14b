/** The logos of partners are files. */
import type { SiteRule } from '#check/parse/site.ts'
import { rule } from '#check/problems.ts'

const logo = rule('logo', 'Visitors would see a broken picture')

/** Reports logos without a file. The editor knows no files of `public/`, and leaves this to the check of the repository. */
export const checkLogos: SiteRule = ({ dataFile, files }, reportIn) => {
  const known = files.list().filter((file) => file.startsWith('public/'))
  const site = dataFile('site')
  if (!site || known.length === 0) return
  for (const { path, value, place } of site.yaml.texts)
    if (path.at(-1) === 'logo' && !known.includes(`public${value}`))
      reportIn(site.file)(
        place,
        logo({
          found: `there is no file public${value}`,
          remedy: 'Add it, or remove this line; then initials are drawn',
          inEditor: {
            found: `there is no logo ${value}`,
            remedy: 'Remove it here; then initials are drawn',
          },
        }),
      )
}
