/** What each layout of `components/layout` adds to the text of its page, as Markdown: the same words in the same order. */
import type { Office } from '#lib/content/data.ts'
import { getChildren, getData, getLastUpdated, getPage } from '#lib/content/pages.ts'
import type { FrontMatterOf, Layout, Page } from '#lib/content/schema.ts'
import { longDay, messages } from '#lib/site/messages.ts'
import { indexedPages } from '#lib/site/siteIndex.ts'
import type { Url } from './blocks.ts'
import { heading, joined, link, list, paragraph, quotation, text } from './markdown.ts'

/** Gets the page, the Markdown of its text, and what makes addresses full. */
type Writer<P extends Page> = (page: P, body: string, url: Url) => string

const titled = (level: number, title: string, ...texts: readonly string[]) =>
  joined([heading(level, text(title)), ...texts.map((words) => paragraph(text(words)))])

const mailTo = (mailbox: string) => link(text(mailbox), `mailto:${mailbox}`)

/** A sentence with `{email}` in it. */
const withMailbox = (sentence: string, mailbox: string) =>
  paragraph(sentence.split('{email}').map(text).join(mailTo(mailbox)))

const faqs = (items: FrontMatterOf<'landing'>['faqs']) =>
  joined([titled(2, messages.questions), ...items.map(({ question, answer }) => titled(3, question, answer))])

const related = (paths: readonly string[], url: Url) =>
  joined([
    titled(2, messages.related),
    list(
      paths
        .map(getPage)
        .map((page) => `${link(text(page.title), url(page.path))}: ${text(page.search.description)}`),
    ),
  ])

const closing = ({ closing, contact }: Pick<FrontMatterOf<'detail'>, 'closing' | 'contact'>, url: Url) =>
  joined([
    titled(2, closing.heading, closing.text),
    paragraph(link(text(`${contact.label} about ${contact.about}`), url('/contact-us'))),
  ])

const address = ({ country, city, street, region, postalCode }: Office) =>
  paragraph(
    `**${text(`${country} (${city})`)}**: ${text([...street, city, `${region} ${postalCode}`].join(', '))}`,
  )

const service: Writer<Page<'detail' | 'landing'>> = (page, body, url) => {
  const updated = getLastUpdated(page.path)
  return joined([
    paragraph(text(page.intro)),
    body,
    page.layout === 'landing' ? faqs(page.faqs) : '',
    related(page.related, url),
    closing(page, url),
    updated ? paragraph(`${messages.updated} ${longDay(updated)}`) : '',
  ])
}

export const layouts = {
  detail: service,
  landing: service,
  home: (page, body, url) => {
    const { statistics, strengths } = getData()
    return joined([
      ...page.taglines.slice(1).map((line) => paragraph(text(line))),
      paragraph(text(page.intro)),
      paragraph(link(text(messages.contact), url('/contact-us'))),
      list(statistics.map(({ value, label }) => `**${text(value)}** ${text(label)}`)),
      titled(2, page.why.heading, page.why.text),
      ...strengths.map((strength) => titled(3, strength.title, strength.text)),
      titled(2, page.news.heading, page.news.text),
      titled(2, page.expert.heading, page.expert.text),
      paragraph(link(text(`${page.expert.button}: ${messages.toExpert}`), url('/contact-us'))),
      body,
    ])
  },
  industries: (page, body, url) =>
    joined([
      paragraph(text(page.intro)),
      body,
      ...getData().industries.flatMap(({ title, text: words, points, services }) => [
        titled(2, title, words),
        list(points.map(text)),
        list(services.map(({ label, href }) => link(text(label), url(href)))),
      ]),
      related(page.related, url),
      closing(page, url),
    ]),
  about: (page, body, url) => {
    const { people, testimonials } = getData()
    return joined([
      paragraph(`**${text(page.tagline)}**`),
      paragraph(text(page.intro)),
      body,
      titled(2, page.leadership.heading, page.leadership.text),
      ...people.flatMap(({ name, role, bio, profile }) => [
        titled(3, name, role, bio),
        paragraph(link(text(`${messages.profile} of ${name}`), profile)),
      ]),
      titled(2, page.testimonials.heading, page.testimonials.text),
      ...testimonials.flatMap((said) => [
        quotation(paragraph(text(said.text))),
        paragraph(`**${text(said.name)}**, ${text(said.designation)}`),
      ]),
      related(page.related, url),
      closing(page, url),
    ])
  },
  careers: (page, body, url) => {
    const { title, text: words, invitation } = page.dialog
    return joined([
      paragraph(text(page.intro)),
      titled(2, title, words),
      withMailbox(invitation, getData().site.mailboxes.careers),
      titled(2, messages.values),
      ...page.values.map((value) => titled(3, value.title, value.text)),
      related(page.related, url),
      body,
    ])
  },
  contact: (page, body, url) => {
    const { site, offices } = getData()
    return joined([
      paragraph(text(page.intro)),
      paragraph(`${text(messages.writeTo)} ${mailTo(site.mailboxes.general)}.`),
      ...offices.map(address),
      related(page.related, url),
      body,
    ])
  },
  siteIndex: (page, body, url) => {
    const { services, others } = indexedPages()
    const entries = (pages: readonly Page[]): string[] =>
      pages.flatMap(({ path, title, search }) => [
        `${link(text(path === '/' ? messages.home : title), url(path))}: ${text(search.description)}`,
        ...(path === '/' ? [] : entries(getChildren(path))),
      ])
    return joined([
      paragraph(text(page.intro)),
      ...services.flatMap(({ path, title, search }) => [
        heading(2, link(text(title), url(path))),
        paragraph(text(search.description)),
        list(entries(getChildren(path))),
      ]),
      titled(2, page.company),
      list(entries(others)),
      body,
    ])
  },
  text: (page, body) => {
    const end = `${messages.changed} ${longDay(page.updated)}. ${messages.questionsTo}`
    return joined([
      paragraph(text(page.intro)),
      body,
      paragraph(`${text(end)} ${mailTo(getData().site.mailboxes.general)}.`),
    ])
  },
} satisfies { [L in Layout]: Writer<Page<L>> }
