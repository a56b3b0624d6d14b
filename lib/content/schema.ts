/**
 * What stands at the head of each page. The schema is the documentation: each field carries one sentence,
 * objects are strict (a misspelt key is an error), and the types are inferred, never written twice.
 */
import { z } from 'zod'
import { dayOf, isDay } from './days.ts'
import { iconName } from './icons.ts'

/** Ends every page title; counts against the 60 characters that a search result shows. */
export const TITLE_SUFFIX = ' | Plumbline'

/** A page's address on this site: lower-case, no trailing slash, `/` for the home page. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/,
    'while a path starts with "/", is lower-case and has no slash at its end',
  )
  .describe('The address of a page on this site, for example /services/devops.')

const guideLink = z
  .strictObject({ label: z.string().min(8).max(60).describe('The words of the link.'), href: pagePath })
  .describe('The link to how we work.')

const search = z
  .strictObject({
    title: z
      .string()
      .min(15)
      .max(60 - TITLE_SUFFIX.length)
      .describe(`Headline in a search result; "${TITLE_SUFFIX}" is added to it, 60 characters in all.`),
    description: z
      .string()
      .min(110)
      .max(160)
      .describe('Text under the headline in a search result; search engines cut it at 160 characters.'),
  })
  .describe('How the page looks in a search result; unique on the site.')

const date = z.iso.date('while a date is written 2027-06-30')

const base = {
  title: z.string().min(3).max(60).describe('The large title of the page, its only first-level heading.'),
  intro: z.string().min(60).max(320).describe('The paragraph beside the title: what this is and for whom.'),
  search,
  reviewBy: date
    .optional()
    .describe('The day on which the page must be looked at again; the check reminds of it. Default: never.'),
}

/** Only pages that the site can do without for a while: no page of its own layout. */
const release = {
  draft: z
    .boolean()
    .optional()
    .describe('A draft is checked and not published, and no page may link to it. Default: no.'),
  publishAt: date
    .optional()
    .describe(
      'The first day, in UTC, on which a build publishes the page. Default: it is published at once.',
    ),
}

/** The last thing on a service page: one paragraph, centred, above the contact button. */
const closing = z
  .strictObject({
    heading: z.string().min(8).max(60).describe('The question or offer that ends the page.'),
    text: z
      .string()
      .min(40)
      .max(280)
      .describe('One or two sentences: what happens after the visitor writes.'),
  })
  .describe('The centred closing paragraph above the contact button.')

const contact = z
  .strictObject({
    label: z.enum(['Contact Us', 'Get in Touch']).describe('The words on the contact button.'),
    about: z
      .string()
      .min(3)
      .max(48)
      .describe('Ends the accessible name: "ETL testing" makes "Contact us about ETL testing".'),
  })
  .describe('The one contact button of the page; it leads to /contact-us.')

const related = z
  .array(pagePath)
  .min(2)
  .max(4)
  .describe('Two to four pages that the same reader wants next; not the page itself.')

const line = (means: string) => z.string().min(30).max(220).describe(means)

/** What a buyer wants to know before reading on; no number stands here that the owner has not settled. */
const glance = z
  .strictObject({
    result: line('What the client has in hand at the end.'),
    start: line('How it starts: the smallest piece of work that one can buy.'),
    people: line('Who takes part, on both sides.'),
    needs: line('What we need from the client.'),
    price: line('What drives the price.'),
    not: line('When one does not need it.'),
    length: z
      .string()
      .min(3)
      .max(60)
      .optional()
      .describe('How long it takes, once the owner has settled it.'),
    from: z.string().min(3).max(60).optional().describe('The least price, once the owner has settled it.'),
  })
  .describe('"At a glance": what a buyer asks first, under the title.')

const service = {
  ...base,
  ...release,
  parent: pagePath.describe('The page above this one in the breadcrumb trail.'),
  related,
  closing,
  contact,
}

const faq = z.strictObject({
  question: z
    .string()
    .min(12)
    .max(120)
    .describe('The question in the words of a buyer, with a question mark.'),
  answer: z.string().min(60).max(600).describe('The answer in two to four sentences, plain text.'),
})

export const detailPage = z
  .strictObject({
    layout: z.literal('detail').describe('A page on one service.'),
    ...service,
    glance: glance.optional(),
    faqs: z
      .array(faq)
      .min(3)
      .max(4)
      .optional()
      .describe('Three or four questions that buyers ask, answered.'),
    icon: iconName
      .optional()
      .describe('Over the title; the icon of a card that leads here turns into it. Default: none.'),
    titleLinksToItself: z
      .boolean()
      .optional()
      .describe('Sets a link to this very page around its title. Default: no.'),
  })
  .describe('A page on one service: title, two to five sections, closing paragraph, contact button.')

export const landingPage = z
  .strictObject({
    layout: z.literal('landing').describe('A page that leads to other services by cards.'),
    ...service,
    glance: glance.optional(),
    faqs: z.array(faq).min(3).max(6).describe('Three to six questions that buyers ask, answered.'),
  })
  .describe('A category page: title, sections with cards, questions and answers, contact button.')

export const guidePage = z
  .strictObject({
    layout: z.literal('guide').describe('A page on how we work, for every service.'),
    ...service,
  })
  .describe('A page for buyers that is about no single service: title, sections, closing, contact button.')

export const homePage = z
  .strictObject({
    layout: z.literal('home').describe('The home page; there is one.'),
    ...base,
    taglines: z
      .array(z.string().min(12).max(60))
      .length(4)
      .describe('The four lines that turn in the hero; the first is the title of the page.'),
    why: z
      .strictObject({
        heading: z.string().describe('Heading of the ten strengths.'),
        text: z.string().describe('Sentence beside that heading.'),
      })
      .describe('The "Why Choose Us" section.'),
    offers: z
      .strictObject({
        heading: z.string().describe('Heading of what is sold.'),
        text: z.string().describe('Sentence beside that heading.'),
        groups: z
          .array(
            z.strictObject({
              href: pagePath.describe('The page of the group, as in content/data/navigation.yaml.'),
              text: z.string().min(60).max(200).describe('What one gets from this group.'),
            }),
          )
          .length(3)
          .describe('The three groups of services; their names and pages come from the menu.'),
        guide: guideLink,
      })
      .describe('What is sold, under the strengths and the statistics.'),
    symptoms: z
      .strictObject({
        heading: z.string().describe('Heading of the symptoms.'),
        text: z.string().describe('Sentence beside that heading.'),
        items: z
          .array(
            z.strictObject({
              text: z.string().min(30).max(110).describe('What goes wrong, in the words of a buyer.'),
              href: pagePath.describe('The page that treats it.'),
            }),
          )
          .min(8)
          .max(10)
          .describe('Eight to ten symptoms.'),
      })
      .describe('"What is going wrong?": symptoms that lead to pages.'),
    news: z
      .strictObject({
        heading: z.string().describe('Heading of the news strip.'),
        text: z.string().describe('Sentence beside that heading.'),
      })
      .describe('The news strip.'),
    expert: z
      .strictObject({
        heading: z.string().describe('The call to speak to an expert.'),
        text: z.string().describe('Sentence under it.'),
        button: z.literal('GO').describe('The words on its button.'),
      })
      .describe('The call to action at the end.'),
  })
  .superRefine(({ title, taglines }, context) => {
    if (taglines[0] === title) return
    context.addIssue({
      code: 'custom',
      path: ['taglines', 0],
      message: `is not the title of the page, "${title}"`,
      params: { remedy: 'The hero starts with the title: write the same in both' },
    })
  })
  .describe('The home page.')

export const industriesPage = z
  .strictObject({
    layout: z.literal('industries').describe('The industries page; there is one.'),
    ...base,
    related,
    closing,
    contact,
  })
  .describe('The industries page; its seven items stand in content/data/industries.yaml.')

export const aboutPage = z
  .strictObject({
    layout: z.literal('about').describe('The about-us page; there is one.'),
    ...base,
    related,
    tagline: z.string().describe('The large line of the hero.'),
    leadership: z
      .strictObject({
        heading: z.string().describe('Heading.'),
        text: z.string().describe('Sentence beside it.'),
      })
      .describe('Heading of the leaders, who stand in content/data/people.yaml.'),
    testimonials: z
      .strictObject({
        heading: z.string().describe('Heading.'),
        text: z.string().describe('Sentence beside it.'),
      })
      .describe('Heading of the testimonials, which stand in content/data/testimonials.yaml.'),
    closing,
    contact,
  })
  .describe('The about-us page; its body is "Who We Are".')

export const careersPage = z
  .strictObject({
    layout: z.literal('careers').describe('The careers page; there is one.'),
    ...base,
    button: z.string().describe('The words on the button that opens the dialog.'),
    dialog: z
      .strictObject({
        title: z.string().describe('Title of the dialog.'),
        text: z.string().describe('Its first sentence.'),
        invitation: z.string().describe('The request for a resume; {email} stands for the careers mailbox.'),
      })
      .describe('The dialog about open positions.'),
    values: z
      .array(
        z.strictObject({
          title: z.string().describe('The value.'),
          text: z.string().min(40).max(220).describe('What it means in daily work.'),
        }),
      )
      .length(4)
      .describe('The four value cards.'),
  })
  .describe('The careers page; its body says how we work and hire.')

export const contactPage = z
  .strictObject({
    layout: z.literal('contact').describe('The contact page; there is one.'),
    ...base,
    related,
    form: z
      .strictObject({
        email: z.string().describe('Label of the e-mail field.'),
        comment: z.string().describe('Label of the comment field.'),
        button: z.string().describe('The words on the button.'),
      })
      .describe('The labels of the contact form.'),
    next: z
      .strictObject({
        heading: z.string().describe('Heading.'),
        steps: z.array(z.string().min(20).max(120)).length(4).describe('Four lines, in order.'),
        free: z.string().describe('Shown if content/data/site.yaml says that the first answer is free.'),
        confidential: z.string().min(40).max(280).describe('How to send what nobody else may read.'),
        guide: guideLink,
      })
      .describe('What happens after Send, beside the form.'),
  })
  .describe('The contact page.')

export const textPage = z
  .strictObject({
    layout: z.literal('text').describe('A page of text alone, such as the privacy notice.'),
    ...base,
    ...release,
    updated: date.describe('The day on which its words were last settled; the page shows it.'),
  })
  .describe('A page of text alone: title, sections, the day of its last change. Nothing on it sells.')

export const siteIndexPage = z
  .strictObject({
    layout: z.literal('siteIndex').describe('The list of all pages; there is one.'),
    ...base,
    company: z.string().min(3).max(40).describe('Heading of the pages that belong to no service.'),
  })
  .describe('The site index; it lists every page under the page above it.')

/** Front matter of any page, told apart by `layout`. */
export const frontMatter = z.discriminatedUnion('layout', [
  detailPage,
  landingPage,
  guidePage,
  homePage,
  industriesPage,
  aboutPage,
  careersPage,
  contactPage,
  textPage,
  siteIndexPage,
])

export type FrontMatter = z.infer<typeof frontMatter>
export type Layout = FrontMatter['layout']
export type FrontMatterOf<L extends Layout> = Extract<FrontMatter, { layout: L }>

/** A valid page: its address, where it was read, its front matter and the MDX text under it. */
export type Page<L extends Layout = Layout> = FrontMatterOf<L> & {
  /** Address on the site, derived from the file's path: `content/services/devops.mdx` is `/services/devops`. */
  path: string
  /** File it was read from, relative to the repository. */
  file: string
  /** The MDX below the front matter. */
  body: string
}

/** Later than every day. */
const NEVER = '9999-99-99'

/**
 * The first day on which a page is published, as `2027-06-30`; empty where it is published today, and later than
 * any day for a draft, so that two of these can be compared.
 *
 * @param page what its front matter says, if anything, valid or not
 * @param today as `2027-06-30`
 */
export function publishedFrom(
  page: { draft?: unknown; publishAt?: unknown; [key: string]: unknown },
  today: string,
): string {
  if (page.draft === true) return NEVER
  const { publishAt: day } = page
  return typeof day === 'string' && isDay(day) && day > today ? day : ''
}

/** Whether a build of some time has a page. */
export function isPublished(page: FrontMatter, now: Date): boolean {
  return publishedFrom(page, dayOf(now)) === ''
}
