/**
 * A small valid site for tests: home, one landing page with two detail pages, industries.
 * Every sentence in it is made with a number of its own, since no sentence may stand on two pages.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { type DataName, fileOfData, type Redirect } from '#lib/content/data.ts'
import { filesIn } from '../disk.ts'
import { readEnglish } from '../english.ts'
import { type Checked, lint } from '../lint.ts'
import { formatProblem } from '../problems.ts'
import type { Files } from '../site.ts'

/** About `words` words of plain sentences that no other subject has; by their numbers they do not resemble either. */
export function prose(subject: string, words: number): string {
  const sentences: string[] = []
  for (let count = 0, number = subject.length * 100 + 1; count < words; count += 12, number++) {
    sentences.push(`For ${subject} we read log number ${number} before we write test number ${number}.`)
  }
  return sentences.join(' ')
}

const head = (keys: object) => `---\n${stringify(keys, { lineWidth: 0 })}---\n`

const search = (subject: string) => ({
  title: `A page about ${subject}`,
  description: `What ${subject} is, when you need it and when you do not, how we work on it with your people, and what you hold in your hands at the end.`,
})

const service = (subject: string, parent: string, related: string[]) => ({
  title: `All about ${subject}`,
  intro: `What ${subject} is and for whom, told by those who have done it for long enough to know.`,
  search: search(subject),
  parent,
  related,
  closing: {
    heading: `Ask us about ${subject}`,
    text: `Write to us and an engineer answers what you asked on ${subject}.`,
  },
  contact: { label: 'Contact Us', about: subject },
})

const section = (subject: string, drawing: string, words: number, props = '') => `<Section${props}>

## How ${subject} is done

${prose(subject, words)}

- A point on ${subject} with four words
- Another point on ${subject}, a longer one

<Figure
  name="${drawing}"
  title="What ${subject} looks like in a drawing"
  caption="An example of ${subject}"
${drawing === 'loop' ? `  steps={['plan', 'run', 'learn']}\n  center="weekly"` : `  from="last week"\n  to="this week"\n  measure="index"`}
/>

</Section>
`

const detail = (subject: string, related: string[]) =>
  `${head({ layout: 'detail', ...service(subject, '/services/checks', related) })}
${section(`${subject} at first`, 'loop', 240)}
${section(`${subject} later on`, 'drift', 240, ' layout="pinned"')}`

const card = (title: string, href: string) => `<Card title="${title}" icon="gear" href="${href}">
  Where ${title.toLowerCase()} leads, in a sentence.
</Card>
`

const landing = `${head({
  layout: 'landing',
  ...service('checks', '/', ['/alpha', '/beta']),
  faqs: [1, 2, 3].map((number) => ({
    question: `What about question number ${number}?`,
    answer: `Answer number ${number} is long enough for a reader who wants to know what happens with number ${number}.`,
  })),
})}
<Section id="all">

## Where to go from here

${prose('the landing page', 280)} The best known of them stands for <Claim id="cycle-time" />.

<CardGrid>

${card('Alpha', '/alpha')}
${card('Beta', '/beta')}
</CardGrid>

</Section>
`

const home = head({
  layout: 'home',
  title: 'A home for tests',
  intro: 'Quality engineering for people who test the code that tests the content of this site.',
  search: search('the home page'),
  taglines: ['A home for tests', 'The second tagline', 'The third tagline', 'The fourth tagline'],
  why: { heading: 'Why this', text: 'A sentence beside it.' },
  offers: {
    heading: 'What is sold',
    text: 'A sentence beside the offers.',
    groups: [1, 2, 3].map((number) => ({
      href: '/services/checks',
      text: `What one gets from group ${number}, told in a sentence that nobody else says on this small site.`,
    })),
    guide: { label: 'How the work goes', href: '/services/checks' },
  },
  symptoms: {
    heading: 'What goes wrong',
    text: 'A sentence beside the symptoms.',
    items: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      text: `Symptom number ${number} of a site that goes wrong`,
      href: '/services/checks',
    })),
  },
  news: { heading: 'News', text: 'A sentence beside the news.' },
  expert: { heading: 'Speak to somebody', text: 'A sentence under it.', button: 'GO' },
})

const industries = head({
  layout: 'industries',
  title: 'The industries',
  intro: 'Seven industries that are numbered here, because a test needs no more than numbers.',
  search: search('industries'),
  closing: {
    heading: 'Ask us about yours',
    text: 'Write to us and somebody who knows the industry answers.',
  },
  contact: { label: 'Get in Touch', about: 'industries' },
  related: ['/services/checks', '/'],
})

const link = (label: string, href: string) => ({ label, href })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const reviewed = { source: 'a test', owner: 'a tester', reviewBy: '2027-06-30' }
const figure = (id: string, number: string, wording: string) => ({
  id,
  figure: number,
  wording,
  phrase: wording,
  ...reviewed,
})

const data = {
  site: {
    name: 'Tester',
    legalName: 'Tester and Daughters',
    url: 'https://tester.example',
    mailboxes: { general: 'hello@tester.example', careers: 'careers@tester.example' },
    copyrightYear: 2025,
    social: { label: 'Network', href: 'https://network.example/tester', placeholder: true },
    partners: ['One', 'Two'].map((name) => ({ name, monogram: 'PA', href: 'https://partner.example/news' })),
    crawlers: { training: 'allow' },
    security: { expires: '2027-03-31' },
  },
  navigation: {
    links: [link('Home', '/'), link('Industries', '/industries')],
    services: {
      label: 'Services',
      groups: [{ ...link('Checks', '/services/checks'), items: [link('Alpha', '/alpha')] }],
    },
    footer: {
      services: { heading: 'Services', links: [link('Checks', '/services/checks')] },
      quick: { heading: 'Quick links', links: [link('Industries', '/industries')] },
      legal: [link('Industries', '/industries')],
    },
  },
  offices: [
    {
      id: 'here',
      country: 'India',
      countryCode: 'IN',
      city: 'Bengaluru',
      region: 'Karnataka',
      street: ['1 Road'],
      postalCode: '560001',
    },
  ],
  people: [
    {
      id: 'chief',
      name: 'Ada Example',
      role: 'Chief',
      bio: 'Answers for everything in this small site, and for what the tests say about it.',
      profile: 'https://profiles.example/ada',
      monogram: 'AE',
    },
  ],
  testimonials: [
    {
      id: 'one',
      name: 'Bob Example',
      designation: 'Reader',
      text: 'I have read the small site from its first line to the last and found it small.',
      monogram: 'BE',
    },
  ],
  claims: {
    figures: [
      figure('cycle-time', '40%', 'Testing cycle time reduced by 40%'),
      ...numbers(4).map((number) =>
        figure(`headline-${number}`, `${number}0%`, `Headline figure of ${number}0%`),
      ),
    ],
    standards: [{ id: 'wcag-2-1', name: 'WCAG 2.1', publisher: 'W3C', ...reviewed }],
  },
  statistics: numbers(4).map((number) => ({
    claim: `headline-${number}`,
    value: `${number}0%`,
    label: `headline ${number}`,
  })),
  strengths: numbers(10).map((number) => ({
    title: `Strength ${number}`,
    icon: 'check',
    text: `What makes strength number ${number} a strength in the daily work.`,
  })),
  industries: numbers(7).map((number) => ({
    id: `industry-${number}`,
    title: `Industry ${number}`,
    icon: 'globe',
    text: prose(`industry ${number}`, 60),
    domains: [`Domain ${number} a`, `Domain ${number} b`],
    points: numbers(3).map((point) => `Point ${point} of industry ${number}`),
    services: [link('Alpha', '/alpha'), link('Beta', '/beta')],
  })),
  legal: [
    { id: 'controller', term: 'Who answers for your data', text: 'Those who have written this small site.' },
  ],
  synonyms: [{ href: '/services/checks', words: ['first letter'] }],
  redirects: [{ from: '/first', to: '/alpha' }],
  contract: [],
  released: ['/', '/alpha', '/beta', '/first', '/industries', '/services/checks'],
  dictionary: [],
}

/** As the redirects stand in their file: one in a line. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  `[\n${redirects.map(({ from, to }) => `  { "from": "${from}", "to": "${to}" }`).join(',\n')}\n]\n`

const FILES: Record<string, string> = {
  'content/index.mdx': home,
  'content/industries.mdx': industries,
  'content/services/checks.mdx': landing,
  'content/alpha.mdx': detail('alpha', ['/beta', '/services/checks']),
  'content/beta.mdx': detail('beta', ['/alpha', '/services/checks']),
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      fileOfData(name as DataName),
      name === 'redirects' ? redirectsFile(value as Redirect[]) : stringify(value, { lineWidth: 0 }),
    ]),
  ),
}

/** The day on which tests run, whenever they do. */
export const TODAY = '2026-06-15'

export interface TestSite {
  files: Files
  read: (file: string) => string
  write: (file: string, text: string | Uint8Array) => void
  /** Replaces the first occurrence of a text; throws where it does not stand, so that no test passes by accident. */
  edit: (file: string, from: string | RegExp, to: string) => void
  remove: (file: string) => void
  /** Gives a file another name. */
  move: (from: string, to: string) => void
  check: (day?: string) => Checked
  /** Every problem as it would be printed on a day, advice with the word before it. */
  report: (day?: string) => string
}

function siteOf(files: Files, write: TestSite['write'], remove: TestSite['remove']): TestSite {
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  const check = (day = TODAY) => lint(files, { now: new Date(day), english: readEnglish() })
  return {
    files,
    read: files.read,
    write,
    remove,
    edit: (file, from, to) => {
      const before = files.read(file)
      const after = before.replace(from, () => to)
      if (after === before) throw new Error(`${file} does not hold ${from}`)
      write(file, after)
    },
    move: (from, to) => {
      write(to, files.bytes(from))
      remove(from)
    },
    check,
    report: (day) =>
      check(day)
        .problems.map((one) => `${one.severity === 'advice' ? 'advice ' : ''}${formatProblem(one)}`)
        .join('\n'),
  }
}

/** The small site in memory. */
export function makeTestSite(): TestSite {
  const all = new Map<string, Uint8Array>()
  const bytes = (file: string) => all.get(file) ?? new Uint8Array()
  const files: Files = {
    list: () => [...all.keys()].sort(),
    read: (file) => new TextDecoder().decode(bytes(file)),
    bytes,
  }
  const write: TestSite['write'] = (file, text) => {
    all.set(file, typeof text === 'string' ? new TextEncoder().encode(text) : text)
  }
  return siteOf(files, write, (file) => all.delete(file))
}

/** The small site in a folder of its own, for commands. */
export function makeTestFolder(): TestSite & { root: string; dispose: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const files: Files = {
    list: () => filesIn(root).list(),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => readFileSync(join(root, file)),
  }
  const write: TestSite['write'] = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const site = siteOf(files, write, (file) => rmSync(join(root, file)))
  return { ...site, root, dispose: () => rmSync(root, { recursive: true, force: true }) }
}

/** The files of the small site that mistakes are made in: a detail page, the landing page, the folder of data files. */
export const DETAIL = 'content/alpha.mdx'
export const LANDING = 'content/services/checks.mdx'
export const DATA = 'content/data/'
