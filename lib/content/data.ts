/**
 * The data files in content/data/: facts that several pages, or the frame of every page, use. As with pages, the
 * schema is the documentation.
 */
import { z } from 'zod'
import { clauseIds } from './clauses.ts'
import {
  anyText,
  day,
  entries,
  flag,
  form,
  group,
  heights,
  iconName,
  list,
  id as named,
  text,
} from './fields.ts'
import { pagePath } from './schema.ts'

const id = named('Short name that pages use to refer to it: lower-case letters, digits, hyphens.')

const placeholder = z
  .literal(true)
  .optional()
  .describe(
    'Marks a placeholder until the provider supplies the real thing; `npm run preflight` lists it.',
  )

const external = form(
  /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/,
  'An address on another site: https:// and a lower-case host.',
)

const mailbox = (about: string) =>
  form(/^[^\s@<>:]+@[a-z0-9.-]+\.[a-z]{2,}$/, `${about}: name@host, with a lower-case host.`)

const link = group('A link to a page of this site.', {
  label: text(2, 40, 'The text of the link.'),
  href: pagePath.describe('The page it leads to.'),
})

const linkList = {
  heading: anyText('Heading of the list.'),
  links: list('The links, in order.', [1], link),
}

const monogram = form(/^\p{Lu}{2,3}$/u, 'Two or three capitals, drawn if there is no picture.')

/** The name of a photograph; the editor offers a file picker where a schema has this pattern. */
export const PHOTO_NAME = /^[a-z0-9-]+\.(?:jpg|jpeg|png)$/

const portrait = {
  monogram,
  photo: form(
    PHOTO_NAME,
    'Name of a file in content/data/photos, such as anna-smith.jpg. Default: the monogram is drawn.',
  ).optional(),
  photoAlt: text(
    8,
    140,
    'What the photograph shows, for people who cannot see it. Default: "Portrait of" and the name.',
  ).optional(),
  placeholder,
}

/**
 * Any address but those that belong to the site itself: folders of `out/`, pages that Next answers with a status, names
 * with which Next begins its own, and the pages that answer the contact form.
 */
export const FREE_PATH =
  /^(?!(?:\/[^/]+)*\/_|\/(?:(?:api|og|photos)(?:\/|$)|(?:404|500|index)$|contact-us\/))/

/** Written by a command or a rule, never by an author. */
const BY_RULE = { readOnly: true }

/** A text that is not a to-do note. */
const settled = (max: number, about: string) =>
  text(3, max, about).regex(/^(?!(?:tb[acd]|todo|n\/a|xxx)\b|\?)/i, 'it is still to be filled in')

const reviewed = {
  source: settled(300, 'Who says so.'),
  owner: settled(80, 'Who is responsible for it.'),
  reviewBy: day('The day it must be reviewed again.'),
}

/** Where the answer to a line of due-diligence.yaml may come from: facts of other data files, or of its own list. */
const answerSources = [
  'legal-name',
  'offices',
  'incident-contact',
  'privacy-notice',
  'certificates',
] as const

/** The groups of answers on the page for procurement. */
export const answerParts = ['company', 'people', 'data', 'contract'] as const

const certificate = z
  .strictObject({
    name: text(2, 60, 'The certificate or report, such as SOC 2 Type II.'),
    status: z
      .enum(['held', 'planned', 'none'])
      .describe('Whether it is held, planned for a day, or neither.'),
    day: day(
      'The last day it is valid, or the day it is planned for; a certificate that is neither held nor planned has none.',
    ).optional(),
    text: settled(300, 'What it covers and who issued it, or what is done instead.'),
  })
  .refine(({ status, day }) => (status === 'none') === (day === undefined), {
    error: 'does not go with the line "day": held and planned take a day, and none takes none',
    path: ['status'],
    params: { remedy: 'Add the day, remove it, or correct the status' },
  })

const dueDiligenceLine = z
  .strictObject({
    id: id.describe('Anchor of the answer: /due-diligence#insurance.'),
    term: text(3, 60, 'What the answer is about, as the page names it.'),
    part: z.enum(answerParts).describe('The group of answers that it belongs to.'),
    asks: text(20, 240, 'What a bank asks here, for whoever answers; no page shows it.'),
    clauses: list(
      'The clauses that the answer answers.',
      [1, 8],
      z.enum(clauseIds).describe('A clause of lib/content/clauses.ts.'),
    ),
    from: z
      .enum(answerSources)
      .optional()
      .describe('Takes the answer from other data, placeholders left out. Default: none.'),
    answer: settled(
      600,
      'The answer, after what is taken from other data. Default: a line without any is not shown.',
    ).optional(),
    source: reviewed.source.optional(),
    owner: reviewed.owner.optional(),
    reviewBy: reviewed.reviewBy.optional(),
  })
  .refine(({ answer, source, owner, reviewBy }) => !answer || (source && owner && reviewBy), {
    error: 'needs a source, an owner and the day of its next review (reviewBy)',
    path: ['answer'],
    params: { remedy: 'Add these three lines under it' },
  })

/** Results of `npm test`, and of the commands that record theirs in docs/benchmarks.md. */
const TESTED = ['tests', 'axe', 'links', 'policy', 'weights'] as const
const RECORDED = ['paint', 'lighthouse', 'load', 'steps', 'spread', 'durability', 'digest'] as const
export const resultName = z.enum([...TESTED, ...RECORDED])

const cell = z.string().max(120)

/** The schema of each data file, keyed by file name without `.yaml`. */
export const dataSchemas = {
  site: group('Everything about the provider itself.', {
    name: text(2, 30, 'The name of the provider in running text.'),
    legalName: text(2, 60, 'Its full legal name, for the copyright line and search engines.'),
    url: form(
      /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/,
      'The address of the site: https:// and a lower-case host, without a slash at the end.',
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
    social: group('The provider’s profile on a social network.', {
      label: text(2, 30, 'Name of the social network.'),
      href: external,
      placeholder,
    }),
    partners: entries('The two partners whose logos appear in the footer.', [2, 2], {
      name: text(2, 40, 'Name of the partner, read aloud in place of the logo.'),
      monogram,
      logo: form(
        /^\/[a-z0-9/-]+\.svg$/,
        'The logo, an SVG file in public/, such as /logos/partner.svg. Default: the monogram is drawn.',
      ).optional(),
      href: external.describe(
        'The announcement of the partnership: https:// and a lower-case host.',
      ),
      placeholder,
    }),
    crawlers: group('What robots.txt tells crawlers.', {
      training: z
        .enum(['allow', 'deny'])
        .describe(
          'Whether crawlers that collect text to train AI models may read the site. Allowed, because a model that has read these pages can mention us; "deny" also keeps us out of the sources that Gemini answers from. Search engines and assistants that look up a page are never blocked.',
        ),
    }),
    security: group('How people who find a vulnerability in the site reach us.', {
      expires: day(
        'The last day /.well-known/security.txt is valid: at most a year ahead, renewed once a year by somebody who has checked that reports to the general mailbox are read. `npm run preflight` reminds you.',
      ),
    }),
  }),
  navigation: group('The bar at the top and the footer links of each page.', {
    links: list('The direct links of the bar, in order.', [1], link),
    services: group('The two-level menu.', {
      label: anyText('Its label on the bar.'),
      groups: list(
        'The groups of the menu, in order; each is itself a page.',
        [1],
        link
          .extend({
            text: text(60, 200, 'What clients get from this group, for the home page.'),
            items: list('The second level.', [1], link),
          })
          .strict(),
      ),
    }),
    guides: group(
      'Pages that help a buyer decide, in the open menu of services and in the footer.',
      {
        heading: anyText('Heading of the list.'),
        links: list(
          'The links, in order.',
          [1],
          link
            .extend({ text: text(30, 100, 'What the page is, in a line; the menu shows it.') })
            .strict(),
        ),
      },
    ),
    footer: group('The lists of links in the footer of each page.', {
      services: group('The service links.', linkList),
      quick: group('The quick links.', linkList),
      legal: list('The links next to the copyright line, in order.', [1], link),
    }),
  }),
  offices: entries('The offices, in the order of the footer.', [1], {
    id,
    country: text(2, 40, 'The country as shown in the footer.'),
    countryCode: form(/^[A-Z]{2}$/, 'Two capitals (ISO 3166), for search engines.'),
    city: text(2, 40, 'The city.'),
    region: text(2, 40, 'State or region.'),
    street: list('The lines above the city.', [1, 3], text(2, 60, 'A line of the address.')),
    postalCode: text(3, 12, 'Postal code, in quotes.'),
    placeholder,
  }),
  people: entries('The leadership, in order.', [1], {
    id,
    name: text(3, 60, 'Name as people say it.'),
    role: text(2, 60, 'Title in the company.'),
    bio: text(60, 400, 'Two sentences on what this person is responsible for.'),
    profile: external.describe('The professional profile: https:// and a lower-case host.'),
    ...portrait,
  }),
  testimonials: entries('What two clients say, in order.', [1], {
    name: text(3, 60, 'Who says so.'),
    designation: text(2, 80, 'This person’s position.'),
    text: text(60, 500, 'The quote, without quotation marks.'),
    ...portrait,
  }),
  claims: group('Figures and standards that pages may state.', {
    figures: entries('Every figure about results that the site states.', [], {
      id,
      figure: text(1, 16, 'The number alone, shown large on a tile.'),
      wording: text(8, 90, 'The full statement, as shown on a tile.'),
      phrase: text(8, 90, 'The same for use inside a sentence.'),
      meaning: group(
        'What the figure means, behind a link beside it. Default: nothing is said, and `npm run preflight` lists it.',
        {
          definition: settled(200, 'What is counted, and how.'),
          base: settled(120, 'Of what: how many projects, clients or answers.').optional(),
          period: settled(80, 'From when to when.').optional(),
        },
      ).optional(),
      ...reviewed,
    }),
    standards: entries('Every standard that the site cites.', [], {
      id,
      name: text(2, 80, 'The name as written in prose.'),
      publisher: text(2, 80, 'Who issues it.'),
      ...reviewed,
    }),
  }),
  facts: entries(
    'Dated facts about the world that pages state, but for those about a standard.',
    [],
    {
      id,
      says: text(12, 200, 'The words of the page, exactly as they stand there, with the date.'),
      ...reviewed,
    },
  ),
  statistics: entries('The four headline statistics of the home page, in order.', [1], {
    claim: id.describe('Its claim in claims.yaml.'),
  }),
  strengths: entries('The ten items of Why Choose Us, in order.', [1], {
    title: text(3, 40, 'The strength, two words.'),
    icon: iconName,
    text: text(40, 160, 'One sentence that a client could check.'),
    href: pagePath
      .optional()
      .describe('The page that proves it; makes the sentence a link. Default: none.'),
  }),
  industries: entries('The seven items of the industries page, in order.', [1], {
    id: id.describe('Anchor of the item: /industries#fintech opens it.'),
    title: text(3, 40, 'Name of the industry.'),
    icon: iconName,
    breaks: text(30, 100, 'What breaks there, in one sentence, which stands on the closed bar.'),
    text: text(240, 640, 'A paragraph of 40 to 80 words on what testing means there.'),
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
  }),
  legal: entries(
    'What only the provider can say about itself, in the order of the privacy notice.',
    [1],
    {
      term: text(3, 60, 'What the entry is about.'),
      text: text(10, 280, 'The facts, in one or two sentences.'),
      placeholder,
    },
  ),
  'due-diligence': group('What a bank asks a provider before it signs, with our answers.', {
    certificates: list(
      'Certificates that buyers ask for, held or not; the line with "from: certificates" shows them.',
      [],
      certificate,
    ),
    lines: list('What is asked, in the order of the page.', [1], dueDiligenceLine),
  }),
  synonyms: entries('Words visitors search for that the text of the page does not use.', [], {
    href: pagePath.describe('The page that visitors mean.'),
    words: list(
      'What they type: abbreviations and other names, like UAT or pentest.',
      [1, 12],
      text(2, 40, 'A name.'),
    ),
  }),
  notes: entries(
    'What the search says about words that visitors mean in another way than we do.',
    [],
    {
      words: list(
        'The words asked for, each with its other spellings.',
        [1, 12],
        text(2, 40, 'A word or a name.'),
      ),
      text: text(30, 240, 'What visitors read above the results, in one or two sentences.'),
      link,
      insteadOfResults: flag(
        'Shows no results, because none is about these words. Default: results follow.',
      ),
      until: pagePath
        .describe(
          'The page that answers in its place: once that is published, the note is gone. Default: the note stays.',
        )
        .optional(),
    },
  ),
  redirects: entries('Addresses that redirect permanently to a page.', [], {
    from: pagePath
      .regex(FREE_PATH, 'this address belongs to the site itself')
      .describe('The old address, or another spelling, where there is no page.'),
    to: pagePath.describe('The page it redirects to.'),
  }).meta(BY_RULE),
  contract: list(
    'The addresses the site has promised. If one of these pages goes missing, the build stops.',
    [],
    pagePath,
  ).meta(BY_RULE),
  released: list(
    'Every address that answered in the last release. Written by `npm run release:paths`.',
    [],
    pagePath,
  ).meta(BY_RULE),
  dictionary: list(
    'Correct words missing from the English dictionary, in alphabetical order.',
    [],
    form(
      /^\p{L}[\p{L}\p{M}’']*(?:-[\p{L}\p{M}]+)*$/u,
      'One word, letters only, capitalized as it is written.',
    ),
  ),
  // What the site has measured about itself. Only `npm run evidence` writes it.
  evidence: entries('The results of the last run of each command.', [], {
    of: resultName.describe('Which result this is; pages refer to it.'),
    day: day('The day it was measured, in UTC.'),
    commit: form(/^[0-9a-f]{7,40}$/, 'The commit it was measured on, 7 to 40 hexadecimal digits.'),
    command: text(3, 60, 'The command that measures it.'),
    conditions: text(3, 400, 'The machine, and anything else needed to repeat the measurement.'),
    head: list('Its column headings.', [2, 10], cell),
    rows: list('Its rows, each with one cell per column.', [1], z.array(cell)),
    bars: group(
      'The same as bars, for a drawing. Default: shown as a table only.',
      heights,
    ).optional(),
  }).meta(BY_RULE),
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [N in DataName]: z.infer<(typeof dataSchemas)[N]> }
export type Person = Data['people'][number]
export type Redirect = Data['redirects'][number]
export type FigureClaim = Data['claims']['figures'][number]
export type DueDiligenceLine = Data['due-diligence']['lines'][number]
export type Certificate = Data['due-diligence']['certificates'][number]
export type Result = Data['evidence'][number]
export type ResultName = Result['of']

/** Path of a data file, relative to the repository's root. The edge imports the redirects and cannot read YAML. */
export const fileOfData = (name: DataName) =>
  `content/data/${name}.${name === 'redirects' ? 'json' : 'yaml'}`
