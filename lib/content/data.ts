/**
 * The data files in content/data/: facts that more than one page or the frame of every page uses. As with pages, the
 * schema is the documentation.
 */
import { z } from 'zod'
import { iconName } from './icons.ts'
import { pagePath } from './schema.ts'

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'while an id is lower-case letters, digits and hyphens')
  .describe('Short name by which pages refer to it: lower-case letters, digits, hyphens.')

const placeholder = z
  .literal(true)
  .optional()
  .describe('Marks what stands in until the provider supplies the real thing; `npm run preflight` lists it.')

const external = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/, 'while an address elsewhere starts with https://')
  .describe('An address on another site, in full, with https://.')

const mailbox = z
  .string()
  .regex(/^[^\s@<>]+@[a-z0-9.-]+\.[a-z]{2,}$/, 'while a mailbox is name@host')
  .describe('An e-mail address.')

const link = z
  .strictObject({
    label: z.string().min(2).max(40).describe('The words of the link.'),
    href: pagePath.describe('The page that it leads to.'),
  })
  .describe('A link to a page of this site.')

const monogram = z
  .string()
  .regex(/^\p{Lu}{2,3}$/u, 'while a monogram is two or three capitals')
  .describe('Two or three capitals, drawn where there is no picture.')

const photo = z
  .string()
  .regex(/^[a-z0-9-]+\.(?:jpg|jpeg|png)$/, 'while a photograph is named like anna-smith.jpg')
  .optional()
  .describe('Name of a file in content/data/photos. Default: the monogram is drawn.')

const photoAlt = z
  .string()
  .min(8)
  .max(140)
  .optional()
  .describe('What the photograph shows, for those who do not see it. Default: Portrait of, and the name.')

const site = z
  .strictObject({
    name: z.string().min(2).max(30).describe('The name of the provider in running text.'),
    legalName: z
      .string()
      .min(2)
      .max(60)
      .describe('Its name in full, for the copyright line and search engines.'),
    url: external.describe('The address of the site, without a slash at its end.'),
    mailboxes: z
      .strictObject({
        general: mailbox.describe('For visitors who write.'),
        careers: mailbox.describe('For resumes.'),
      })
      .describe('The two mailboxes that pages name.'),
    published: z.iso
      .date('while a date is written 2027-06-30')
      .optional()
      .describe('The day on which the site went live. Until then no page says when it was updated.'),
    firstAnswerIsFree: z
      .boolean()
      .optional()
      .describe('Says beside the contact form that the first answer costs nothing. Default: no.'),
    copyrightYear: z.number().int().min(2000).max(2100).describe('The year in the copyright line.'),
    social: z
      .strictObject({
        label: z.string().min(2).max(30).describe('Name of the social network.'),
        href: external,
        placeholder,
      })
      .describe('The profile of the provider on a social network.'),
    partners: z
      .array(
        z.strictObject({
          name: z.string().min(2).max(40).describe('Name of the partner, read out in place of the logo.'),
          monogram,
          logo: z
            .string()
            .regex(
              /^\/[a-z0-9/-]+\.svg$/,
              'while a logo is an SVG file in public/, such as /logos/partner.svg',
            )
            .optional()
            .describe('The logo, an SVG file in public/. Default: the monogram is drawn.'),
          href: external.describe('The announcement of the partnership.'),
          placeholder,
        }),
      )
      .length(2)
      .describe('The two partners whose logos stand in the footer.'),
    crawlers: z
      .strictObject({
        training: z
          .enum(['allow', 'deny'])
          .describe(
            'Whether crawlers that collect text to train AI models may read the site. Allowed, since these pages are written to be known and a model that has read them can name us; "deny" also keeps us out of the sources that Gemini answers from. Search engines and assistants that look a page up are never shut out.',
          ),
      })
      .describe('What robots.txt says to crawlers.'),
    security: z
      .strictObject({
        expires: z.iso
          .date('while a date is written 2027-06-30')
          .describe(
            'The last day on which /.well-known/security.txt counts: at most a year ahead, to be set anew once a year by somebody who has checked that reports to the general mailbox are read. `npm run preflight` reminds of it.',
          ),
      })
      .describe('How those who find a weakness in the site reach us.'),
  })
  .describe('Everything about the provider itself.')

const navigation = z
  .strictObject({
    links: z.array(link).min(1).describe('The direct links of the bar, in order.'),
    services: z
      .strictObject({
        label: z.string().describe('The word on the bar.'),
        groups: z
          .array(link.extend({ items: z.array(link).min(1).describe('The second level.') }).strict())
          .min(1)
          .describe('The groups of the menu, in order; each is itself a page.'),
      })
      .describe('The two-level menu.'),
    footer: z
      .strictObject({
        services: z
          .strictObject({
            heading: z.string().describe('Heading of the list.'),
            links: z.array(link).min(1).describe('The links, in order.'),
          })
          .describe('The service links.'),
        quick: z
          .strictObject({
            heading: z.string().describe('Heading of the list.'),
            links: z.array(link).min(1).describe('The links, in order.'),
          })
          .describe('The quick links.'),
        legal: z.array(link).min(1).describe('The links beside the copyright line, in order.'),
      })
      .describe('The lists of links at the foot of each page.'),
  })
  .describe('The bar at the top and the links at the foot of each page.')

const offices = z
  .array(
    z.strictObject({
      id,
      country: z.string().min(2).max(40).describe('The country as it stands in the footer.'),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, 'while a country code is two capitals')
        .describe('Two capitals (ISO 3166), for search engines.'),
      city: z.string().min(2).max(40).describe('The city.'),
      region: z.string().min(2).max(40).describe('State or region.'),
      street: z.array(z.string().min(2).max(60)).min(1).max(3).describe('The lines above the city.'),
      postalCode: z.string().min(3).max(12).describe('Postal code, in quotes.'),
      placeholder,
    }),
  )
  .min(1)
  .describe('The offices, in the order of the footer.')

const people = z
  .array(
    z.strictObject({
      id,
      name: z.string().min(3).max(60).describe('Name as it is spoken.'),
      role: z.string().min(2).max(60).describe('Title in the company.'),
      bio: z.string().min(60).max(400).describe('Two sentences on what this person answers for.'),
      profile: external.describe('The professional profile.'),
      monogram,
      photo,
      photoAlt,
      placeholder,
    }),
  )
  .min(1)
  .describe('The leadership, in order.')

const testimonials = z
  .array(
    z.strictObject({
      id,
      name: z.string().min(3).max(60).describe('Who says so.'),
      designation: z.string().min(2).max(80).describe('Position of this person.'),
      text: z.string().min(60).max(500).describe('The words, without quotation marks.'),
      monogram,
      photo,
      photoAlt,
      placeholder,
    }),
  )
  .min(1)
  .describe('What clients say, in order.')

const reviewed = {
  source: z.string().min(3).describe('Who says so.'),
  owner: z.string().min(3).describe('Who answers for it.'),
  reviewBy: z.iso
    .date('while a date is written 2027-06-30')
    .describe('The day on which it must be looked at again.'),
}

const claims = z
  .strictObject({
    figures: z
      .array(
        z.strictObject({
          id,
          figure: z.string().min(1).max(16).describe('The number alone, set large on a tile.'),
          wording: z.string().min(8).max(90).describe('The full statement, as it stands on a tile.'),
          phrase: z.string().min(8).max(90).describe('The same for use inside a sentence.'),
          ...reviewed,
        }),
      )
      .describe('Every figure about results that the site states.'),
    standards: z
      .array(
        z.strictObject({
          id,
          name: z.string().min(2).max(80).describe('The name as it stands in prose.'),
          publisher: z.string().min(2).max(80).describe('Who issues it.'),
          ...reviewed,
        }),
      )
      .describe('Every standard that the site cites.'),
  })
  .describe('Figures and standards that pages may state.')

const statistics = z
  .array(
    z.strictObject({
      claim: id.describe('The claim in claims.yaml that this is.'),
      value: z.string().min(1).max(8).describe('The number, set large.'),
      label: z.string().min(3).max(60).describe('What it counts.'),
    }),
  )
  .length(4)
  .describe('The four headline statistics of the home page, in order.')

const strengths = z
  .array(
    z.strictObject({
      title: z.string().min(3).max(40).describe('The strength, two words.'),
      icon: iconName,
      text: z.string().min(40).max(160).describe('One sentence that a client could check.'),
    }),
  )
  .length(10)
  .describe('The ten items of Why Choose Us, in order.')

const industries = z
  .array(
    z.strictObject({
      id: id.describe('Anchor of the item: /industries#fintech opens it.'),
      title: z.string().min(3).max(40).describe('Name of the industry.'),
      icon: iconName,
      text: z
        .string()
        .min(280)
        .max(640)
        .describe('A paragraph of 50 to 80 words on what testing means there.'),
      domains: z
        .array(z.string().min(3).max(40))
        .min(2)
        .max(3)
        .describe('The domains in it, each a name; home counts them.'),
      points: z
        .array(z.string().min(12).max(140))
        .length(3)
        .describe('Three things that we do there, each a line.'),
      services: z.array(link).min(2).max(3).describe('Two or three services that this reader wants next.'),
    }),
  )
  .length(7)
  .describe('The seven items of the industries page, in order.')

const legal = z
  .array(
    z.strictObject({
      id,
      term: z.string().min(3).max(60).describe('What the entry is about.'),
      text: z.string().min(10).max(280).describe('What holds, in one or two sentences.'),
      placeholder,
    }),
  )
  .min(1)
  .describe('What only the provider can say of itself, in the order of the privacy notice.')

const synonyms = z
  .array(
    z.strictObject({
      href: pagePath.describe('The page that visitors mean.'),
      words: z
        .array(z.string().min(2).max(40))
        .min(1)
        .max(12)
        .describe('What they type: abbreviations and other names, such as UAT or pentest.'),
    }),
  )
  .describe('Words by which visitors search for a page although its text has others.')

const redirects = z
  .array(
    z.strictObject({
      from: pagePath.describe('The old address, or another spelling: no page stands there.'),
      to: pagePath.describe('The page that answers now.'),
    }),
  )
  .describe('Addresses that lead to a page of another address, for good.')

const contract = z
  .array(pagePath)
  .describe(
    'The addresses that the site has promised. A page of this list that goes missing stops the build.',
  )

const released = z
  .array(pagePath)
  .describe('Every address that answered in the last release. Written by `npm run release:paths`.')

const dictionary = z
  .array(
    z
      .string()
      .regex(/^\p{L}[\p{L}\p{M}’']*$/u, 'while an entry is one word of letters')
      .describe('One word, with the capitals that it is written with.'),
  )
  .describe('Words that are right and that the dictionary of English lacks, in the order of the alphabet.')

/** The schema of each data file, by its name without `.yaml`. */
export const dataSchemas = {
  site,
  navigation,
  offices,
  people,
  testimonials,
  claims,
  statistics,
  strengths,
  industries,
  legal,
  synonyms,
  redirects,
  contract,
  released,
  dictionary,
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [N in DataName]: z.infer<(typeof dataSchemas)[N]> }
/** A link to a page of this site, as data files hold it. */
export type PageLink = z.infer<typeof link>
export type Person = Data['people'][number]
export type Testimonial = Data['testimonials'][number]
export type Office = Data['offices'][number]
export type Industry = Data['industries'][number]
export type Redirect = Data['redirects'][number]
export type FigureClaim = Data['claims']['figures'][number]

/** The data file of a name, from the repository's root. */
export function fileOfData(name: DataName): string {
  // The edge imports the redirects, and reads no YAML.
  return `content/data/${name}.${name === 'redirects' ? 'json' : 'yaml'}`
}
