/** Fields that several data files have. */
import { z } from 'zod'
import { day, form, group, id, text } from '../fields.ts'
import { pagePath } from '../schema.ts'

export const referenceId = id(
  'Pages refer to it by this, and no visitor sees it: small letters, digits, hyphens.',
)

/** What names an entry in the list of claims. */
export const CLAIM_REFERENCE = 'The short name of an entry in the list of claims.'

export const placeholder = z
  .literal(true)
  .optional()
  .describe(
    'Marks what is made up until the real thing is there; what is left is listed before the site goes online.',
  )

/** The end of a pattern of hosts in lower case; of one in another script, as machines write it (`xn--…`). */
export const HOST = String.raw`[a-z0-9.-]+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)`

export const external = form(
  new RegExp(String.raw`^https://${HOST}(?:/\S*)?$`),
  'An address on another site, which begins with https://, and its name in small letters.',
)

export const link = group('A link to a page of this site.', {
  label: text(2, 40, 'The text of the link.'),
  href: pagePath.describe('The page it leads to.'),
})

/** The capitals that stand for a picture, as long as the key that names it is missing. */
export const monogram = (picture: string) =>
  form(/^\p{Lu}{2,3}$/u, 'Two or three capitals. Default: the first letters of the name.')
    .optional()
    .meta({ onlyWithout: picture })

/** The name of a photograph; the editor offers a file picker where a schema has this pattern. */
export const PHOTO_NAME = /^[a-z0-9-]+\.(?:jpg|jpeg|png)$/

/** A picture of a person. */
export const portrait = {
  photo: form(
    PHOTO_NAME,
    'The camera’s original, JPEG or PNG, at most 10 MB. Default: initials are drawn.',
  ).optional(),
  photoAlt: text(
    8,
    140,
    'Read aloud to people who cannot see it. Default: “Portrait of” and the name.',
  )
    .optional()
    .meta({ onlyWith: 'photo' }),
  monogram: monogram('photo'),
  placeholder,
}

/** Written by a command or a rule, never by an author. */
export const BY_RULE = { readOnly: true }

/** A text that is not a to-do note. */
export const settled = (max: number, about: string) =>
  text(3, max, about).regex(/^(?!(?:tb[acd]|todo|n\/a|xxx)\b|\?)/i, 'it is still to be filled in')

/** Who says so, and until when it holds. */
export const reviewed = {
  source: settled(300, 'Who says so.'),
  owner: settled(80, 'Who is responsible for it.'),
  reviewBy: day('The day it must be reviewed again.'),
}
