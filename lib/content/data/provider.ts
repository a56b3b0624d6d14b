/** The data files about the provider: who it is, where it is, what it stands for. */
import { z } from 'zod'
import {
  day,
  drawnText,
  entries,
  flag,
  form,
  group,
  iconName,
  inlineText,
  list,
  text,
} from '../fields.ts'
import { pagePath } from '../schema.ts'
import { external, HOST, link, monogram, placeholder, portrait, referenceId } from './fields.ts'

const OTHER_LETTERS =
  'it has the wrong format; a name with letters beyond a to z is written as machines do, such as xn--mller-kva'

const mailbox = (about: string) =>
  form(
    new RegExp(String.raw`^[^\s@<>:]+@${HOST}$`),
    `${about}, in small letters, such as hello@example.com.`,
    OTHER_LETTERS,
  )

/** A part of the mark, in the letters and numbers of an SVG path. */
const path = (about: string) =>
  form(
    /^[Mm][\d\s.,eE+-]+(?:[MmLlHhVvCcSsQqTtAaZz][\d\s.,eE+-]*)*$/,
    about,
    'it takes what stands in the "d" of a path in an SVG file, such as M7 0v19',
  ).optional()

const side = (about: string) =>
  z.number().positive().max(2000).describe(`${about} The file of the drawing says so.`)

const mark = z
  .strictObject({
    width: side('How wide the drawing is.'),
    height: side('How high the drawing is.'),
    ink: path('What is drawn as a line, in the color of the text. Default: nothing.'),
    accent: path('What is filled, in the color of the site. Default: nothing.'),
  })
  .refine(({ ink, accent }) => ink !== undefined || accent !== undefined, {
    error: 'draws nothing: it has neither the line "ink" nor the line "accent"',
    params: { remedy: 'Add one of the two, or remove the mark' },
  })
  .describe(
    'The mark beside the name, at the top and bottom of pages and on share images. Default: the name stands alone.',
  )

const COUNTRY_CODE = /^[A-Z]{2}$/

export const site = group('Who we are: name, addresses, networks and partners.', {
  name: text(2, 30, 'Our name in running text.'),
  // As registered: nobody can shorten it.
  legalName: drawnText(
    2,
    120,
    'Our full legal name, for the copyright line, search engines and share images. In Latin letters; the year before it stands under “Copyright year”.',
  ),
  mark: mark.optional(),
  url: form(
    new RegExp(`^https://${HOST}$`),
    `The address of the site, in small letters and without a slash at its end, such as https://example.com.`,
    OTHER_LETTERS,
  ),
  mailboxes: group('The two mailboxes that pages mention.', {
    general: mailbox('For messages from visitors'),
    careers: mailbox('For resumes'),
  }),
  published: day(
    'The day the site went live. Until then no page shows when it was updated.',
  ).optional(),
  firstAnswerIsFree: flag(
    'Says next to the contact form that the first answer is free. Default: no.',
  ),
  copyrightYear: z.number().int().min(2000).max(2100).describe('The year in the copyright line.'),
  social: group('Our profile on a social network. Default: none is linked.', {
    label: text(1, 30, 'Name of the social network.'),
    href: external,
    placeholder,
  }).optional(),
  partners: entries('The partners whose logos appear in the footer. Default: none.', [0, 6], {
    name: text(2, 40, 'Name of the partner, read aloud in place of the logo.'),
    logo: form(
      /^\/[a-z0-9/-]+\.svg$/,
      'The address of the logo on this site, such as /logos/partner.svg, where a developer puts it. Default: initials are drawn.',
    ).optional(),
    monogram: monogram('logo'),
    href: external.describe(
      'The announcement of the partnership: an address that begins with https://.',
    ),
    placeholder,
  }).optional(),
  crawlers: group('What machines may do with the words of the site.', {
    training: z
      .enum(['allow', 'deny'])
      .describe(
        'Whether programs that collect text to train AI models may read the site. Allowed, because a model that has read these pages can mention us; "deny" also keeps us out of the sources that Gemini answers from. Search engines and assistants that look up a page are never blocked.',
      ),
  }),
  security: group('How people who find a vulnerability in the site reach us.', {
    expires: day(
      'The last day the notice for them is valid: at most a year ahead, renewed once a year by somebody who has checked that reports to the general mailbox are read. You are reminded before the site goes online.',
    ),
  }),
})

/** Two capitals that are the code of a country itself, and not one that browsers take for another. */
function isCountry(code: string): boolean {
  // Of another form, it is reported as such.
  if (!COUNTRY_CODE.test(code)) return true
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
}

export const offices = entries('The offices, in the order of the footer.', [], {
  id: referenceId,
  country: text(2, 40, 'The country as shown in the footer.'),
  countryCode: form(
    COUNTRY_CODE,
    'The two capitals of the country, such as DE, for search engines.',
  ).refine(isCountry, {
    error: ({ input }) => `is "${input}", which is the code of no country (ISO 3166)`,
    params: { remedy: 'Look it up; that of the United Kingdom is GB' },
  }),
  city: text(2, 40, 'The city.'),
  region: text(2, 40, 'State or region. Default: the country has none.').optional(),
  street: list('The lines above the city.', [1, 3], text(2, 60, 'A line of the address.')),
  postalCode: text(3, 12, 'Postal code. Default: the country has none.').optional(),
  placeholder,
})

export const people = entries('The leadership, in order.', [1], {
  id: referenceId,
  name: text(2, 60, 'Name as people say it.'),
  role: text(2, 60, 'Title in the company.'),
  bio: inlineText(60, 400, 'Two sentences on what this person is responsible for.'),
  profile: external
    .describe(
      'The professional profile: an address that begins with https://. Default: none is linked.',
    )
    .optional(),
  ...portrait,
})

export const testimonials = entries('What two clients say, in order.', [1], {
  name: text(2, 60, 'Who says so.'),
  designation: text(2, 80, 'This person’s position.'),
  text: text(60, 500, 'The quote, without quotation marks.'),
  ...portrait,
})

export const strengths = entries('The ten items of Why Choose Us, in order.', [1], {
  title: text(3, 40, 'The strength, two words.'),
  icon: iconName,
  text: text(40, 160, 'One sentence that a client could check.'),
  href: pagePath
    .optional()
    .describe('The page that proves it; makes the sentence a link. Default: none.'),
})

export const industries = entries('The seven items of the industries page, in order.', [1], {
  id: referenceId.describe('The end of its address: with fintech, /industries#fintech opens it.'),
  title: text(3, 40, 'Name of the industry.'),
  icon: iconName,
  breaks: text(30, 100, 'What breaks there, in one sentence, which stands on the closed bar.'),
  text: inlineText(240, 640, 'A paragraph of 40 to 80 words on what testing means there.'),
  domains: list(
    'The names of its domains; the home page counts them.',
    [2, 3],
    text(3, 40, 'A name.'),
  ),
  points: list(
    'Three things we do there, a line each.',
    [3, 3],
    text(12, 140, 'One of the lines.'),
  ),
  services: list('Two or three services that this reader wants next.', [2, 3], link),
})

export const legal = entries(
  'What only we can say about ourselves, in the order of the privacy notice.',
  [1],
  {
    term: text(3, 60, 'What the entry is about.'),
    text: text(10, 280, 'The facts, in one or two sentences.'),
    placeholder,
  },
)
