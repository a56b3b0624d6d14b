/**
 * The front matter of each page. The schema is the documentation: each field has a description, objects are strict
 * (a misspelled key is an error), and types are inferred.
 */
import { z } from 'zod'
import calculators from '#lib/calculators/calculators.json' with { type: 'json' }
import { isDay } from './days.ts'
import {
  anyText,
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
} from './fields.ts'
import { MAX_TITLE } from './title.ts'

/** The address of a page. */
export const pagePath = form(
  /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/,
  'The address of a page on this site, for example /services/devops.',
  'a path starts with "/", has lower-case letters, digits and hyphens, and no trailing slash',
)

/** Each is a file in lib/calculators, which all.ts there lists. */
export const calculatorNames = Object.keys(calculators) as (keyof typeof calculators)[]

const link = (about: string) =>
  group(about, { label: text(8, 60, 'The text of the link.'), href: pagePath })

const guideLink = link('The link to how we work.')

const headed = (part: string) => ({
  heading: anyText(`Heading of ${part}.`),
  text: anyText('Sentence next to that heading.'),
})

const search = group('How the page appears in search results; unique on the site.', {
  title: text(
    15,
    MAX_TITLE,
    'Headline in a search result; our name is added if that makes at most 60 characters in all.',
  ),
  description: text(
    110,
    160,
    'Text under the headline in a search result; search engines cut it at 160 characters.',
  ),
})

const base = {
  title: drawnText(
    3,
    60,
    'What the page is called, in links to it and, on most pages, as its large title.',
  ),
  intro: text(60, 320, 'The paragraph next to the title: what this is and who it is for.'),
  search,
  reviewBy: day(
    'The day the page must be reviewed again; the check reminds you. Default: never.',
  ).optional(),
}

/** Only for pages the site can do without for a while, so not for those with a unique layout. */
const release = {
  draft: flag('A draft is checked but not published, and no page may link to it. Default: no.'),
  publishAt: day(
    'The first day on which the page is online, by the clock of Greenwich. Default: at once.',
  ).optional(),
}

const closing = group('The centered closing paragraph above the contact button.', {
  heading: text(8, 60, 'The question or offer that ends the page.'),
  text: text(40, 280, 'One or two sentences: what the visitor sends and gets back.'),
})

const contact = group('The page’s only contact button; it leads to /contact-us.', {
  label: z.enum(['Contact Us', 'Get in Touch']).describe('The text on the contact button.'),
  about: text(
    3,
    48,
    'Names the topic: "ETL testing" makes the link "Ask about ETL testing" and lets screen readers say "Contact us about ETL testing".',
  ),
})

const related = list(
  'Two to four pages that the same reader wants next; not the page itself.',
  [2, 4],
  pagePath,
)

const line = (about: string) => text(30, 220, about)

/** What a buyer wants to know before reading on, without any number the owner has not approved. */
const glance = group('"At a glance": what a buyer asks first, under the title.', {
  result: line('What the client gets: things to look at, in the first line under the title.'),
  start: line('How it starts: the smallest piece of work a client can buy.'),
  people: line('Who takes part, on both sides.'),
  needs: line('What we need from the client.'),
  price: line('What drives the price.'),
  not: line('When a client does not need it.'),
  length: text(3, 60, 'How long it takes, once the owner has set it.').optional(),
  from: text(3, 60, 'The lowest price, once the owner has set it.').optional(),
})

const service = {
  ...base,
  ...release,
  parent: pagePath.describe('The page above this one in the breadcrumb trail.'),
  related,
  closing,
  contact,
  evidence: pagePath
    .refine((path) => /^\/evidence(?:\/|$)/.test(path), {
      error: ({ input }) => `is "${input}", which is not one of the documents under /evidence`,
      params: {
        remedy: 'Use one of them, or remove the line',
        inEditor: { remedy: 'Choose one of them, or remove it' },
      },
    })
    .optional()
    .describe(
      'The document under /evidence that shows such work, linked at the end. Default: none.',
    ),
}

const faq = z.strictObject({
  question: text(12, 120, 'The question in the words of a buyer.').regex(
    /[?]$/,
    'it takes a question mark at its end',
  ),
  answer: inlineText(60, 600, 'The answer in two to four sentences.'),
})

/** Anchor of the question at a zero-based index; a link to it opens the question. */
export const faqAnchor = (index: number) => `faq-${index + 1}`

/** The schema of front matter; the layout decides what else it takes. */
export const frontMatter = z.discriminatedUnion('layout', [
  group('A page on one service: title, two to five sections, closing paragraph, contact button.', {
    layout: z.literal('detail'),
    ...service,
    glance,
    faqs: list('Three or four questions that buyers ask, answered.', [3, 4], faq),
    icon: iconName
      .optional()
      .describe(
        'Above the title; the icon of a card that leads here turns into it. Default: none.',
      ),
    titleLinksToItself: flag('Makes the title a link to the page itself. Default: no.'),
  }),
  group('A category page: title, sections with cards, questions and answers, contact button.', {
    layout: z.literal('landing'),
    ...service,
    glance,
    faqs: list('Three to six questions that buyers ask, answered.', [3, 6], faq),
  }),
  group('A page for buyers about no single service: title, sections, closing, contact button.', {
    layout: z.literal('guide'),
    ...service,
  }),
  group('The home page.', {
    layout: z.literal('home'),
    ...base,
    taglines: list(
      'The three lines that take turns with the title of the page in the hero.',
      [3, 3],
      text(12, 60, 'One of the lines.'),
    ),
    why: group('The "Why Choose Us" section.', headed('the ten strengths')),
    offers: group('What is sold: the groups of the menu.', {
      ...headed('what is sold'),
      guide: guideLink,
    }),
    symptoms: group('"What is going wrong?": symptoms that lead to pages.', {
      ...headed('the first five symptoms, which stand under the hero'),
      rest: anyText('Heading of the others, further down.'),
      items: entries('Eight to ten symptoms, the five commonest first.', [8, 10], {
        text: text(30, 110, 'What goes wrong, in the words of a buyer.'),
        href: pagePath.describe('The page about it.'),
      }),
    }),
    trial: group('What visitors can try before they write: calculators and sample documents.', {
      ...headed('both'),
      all: link('The link to all calculators.'),
      calculators: list(
        'Three calculators, shown by the result of their example.',
        [3, 3],
        z.enum(calculatorNames),
      ),
      documents: list(
        'Three sample documents, shown by the beginning of their first table.',
        [3, 3],
        pagePath,
      ),
    }),
    news: group('The news strip.', headed('the news strip')),
    expert: group('The call to action at the end.', {
      heading: anyText('The call to speak to an expert.'),
      text: anyText('Sentence under it.'),
      button: z.literal('GO').describe('The text on its button.'),
    }),
  }),
  group('The industries page; its seven items are among the shared facts, under Industries.', {
    layout: z.literal('industries'),
    ...base,
    related,
    closing,
    contact,
  }),
  group('The about-us page. “Who We Are” is written on the page itself.', {
    layout: z.literal('about'),
    ...base,
    related,
    tagline: anyText('The large line of the hero.'),
    leadership: group(
      'Heading of the leaders, who are among the shared facts, under People.',
      headed('this part'),
    ),
    testimonials: group(
      'Heading of the testimonials, which are among the shared facts.',
      headed('this part'),
    ),
    closing,
    contact,
  }),
  group('The careers page; its body says how we work and hire.', {
    layout: z.literal('careers'),
    ...base,
    button: anyText('The text on the button that opens the dialog.'),
    dialog: group('The dialog about open positions.', {
      title: anyText('Title of the dialog.'),
      text: anyText('Its first sentence.'),
      invitation: form(
        /\{email\}/,
        'The request for a resume; {email} stands for the careers mailbox.',
      ),
    }),
    apply: group('How to apply, at the end of the page.', {
      text: form(/\{email\}/, 'One or two sentences; {email} stands for the careers mailbox.'),
      button: text(4, 40, 'The text on the button that begins an email.'),
    }),
    values: entries('The four value cards.', [4, 4], {
      title: anyText('The value.'),
      text: text(40, 220, 'What it means in daily work.'),
    }),
  }),
  group('The contact page.', {
    layout: z.literal('contact'),
    ...base,
    related,
    form: group('The labels of the contact form.', {
      email: anyText('Label of the email field.'),
      comment: anyText('Label of the comment field.'),
      button: anyText('The text on the button.'),
    }),
    next: group('What happens after Send, next to the form.', {
      heading: anyText('Heading.'),
      steps: list('Four lines, in order.', [4, 4], text(20, 120, 'One of the lines.')),
      free: anyText('Shown if the facts of the site say that the first answer is free.'),
      confidential: text(40, 280, 'How to send confidential information.'),
      guide: guideLink,
    }),
  }),
  group('A plain text page: title, sections, the date of its last change. Nothing on it sells.', {
    layout: z.literal('text'),
    ...base,
    ...release,
    updated: day('The day its text was last finalized; the page shows it.'),
  }),
  group('The site index; it lists every page under the page above it.', {
    layout: z.literal('siteIndex'),
    ...base,
    company: text(3, 40, 'Heading of the pages not about a service.'),
  }),
])

export type FrontMatter = z.infer<typeof frontMatter>
export type Layout = FrontMatter['layout']
export type FrontMatterOf<L extends Layout> = Extract<FrontMatter, { layout: L }>

export type Page<L extends Layout = Layout> = FrontMatterOf<L> & {
  /** Address on the site, such as `/services/devops`. */
  path: string
  /** Its file, relative to the repository. */
  file: string
  /** The MDX below the front matter. */
  body: string
}

/** The first day a page is published: empty if it is already, later than any date for a draft, so that days compare. */
export function publishedFrom(page: Readonly<Record<string, unknown>>, today: string): string {
  if (page.draft === true) return '9999-99-99'
  const { publishAt } = page
  return typeof publishAt === 'string' && isDay(publishAt) && publishAt > today ? publishAt : ''
}
