/** Messages about mistakes in claims, standards and figures. */
import { all, catalog, data, detail, landing, point, write } from '../testing/catalog.ts'
import { DATA } from '../testing/testSite.ts'

catalog('claims and standards', {
  'a percentage': point('- We cut cost by 35%, a point'),
  'a percentage in words': detail(/intro: /, 'intro: We cut cost by 35 percent. '),
  'a standard without its space': point('- A point of WCAG2.1'),
  'a figure in code, which is not a claim': point('- An objective of `99.9%` at any point'),
  'a misspelled claim': landing('id="cycle-time"', 'id="cycle-tim"'),
  'a statistic without a claim': data('statistics', 'claim: headline-2', 'claim: headline-22'),
  'an unlisted standard': point('- A point of ISO 26262'),
  'a listed standard': point('- A point of WCAG 2.1'),
  'a figure in a caption': detail(
    'caption="An example of alpha at first"',
    'caption="Defects cut by 40% at first"',
  ),
  'a share in words': point('- A point that costs nine out of ten clients less, by a third'),
  'an offer': point('- A free trial of a point'),
  'an unproven claim': point('- A bug-free point, and top-rated'),
})(`
a percentage: content/alpha.mdx at "35%, a point on alpha at" the figure 35% states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
a percentage in words: content/alpha.mdx at "35 percent. What alpha i" the figure 35 percent states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
a standard without its space: content/alpha.mdx at "WCAG2.1 on alpha at firs" the standard WCAG2.1 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a figure in code, which is not a claim: nothing
a misspelled claim: content/services/checks.mdx at ""cycle-tim" />." there is no claim cycle-tim; content/data/claims.yaml has cycle-time, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Did you mean cycle-time?
a statistic without a claim: content/data/statistics.yaml:2:10 there is no claim headline-22; content/data/claims.yaml has cycle-time, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Did you mean headline-2?
an unlisted standard: content/alpha.mdx at "ISO 26262 on alpha at fi" the standard ISO 26262 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a listed standard: nothing
a figure in a caption: content/alpha.mdx at "40% at first"" the figure 40% states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
a share in words: content/alpha.mdx at "nine out of ten clients" the figure nine out of ten clients states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
an offer: content/alpha.mdx at "free trial of a point on" "free trial", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out: it is an offer, which binds, and for the owner to make.
an unproven claim: content/alpha.mdx at "bug-free point, and top-" "bug-free", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
an unproven claim: content/alpha.mdx at "top-rated on alpha at fi" "top-rated", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
`)

catalog('numbers that are no claims', {
  'a share of requests': point('- 99.95% of requests are answered, a point'),
  'a share of rows': point('- The load stops once 5% of rows differ from a point'),
  'a multiple of a load': point('- We test at 1.5x the expected load of a point'),
  'a price of a service': point('- A farm of devices costs $49 a month for one device, a point'),
  'a threshold in an answer': detail('In turn one', 'If 40% of turns fail, in turn one'),
})(`
a share of requests: nothing
a share of rows: nothing
a multiple of a load: nothing
a price of a service: nothing
a threshold in an answer: nothing
`)

catalog('results of the provider, however they are said', {
  'of its clients': point('- Our clients save 40% at any point'),
  'promised to the reader': point('- You release twice as fast from a point'),
  'as a headline': landing('## Where to go', '## Testing time reduced by 40%, and where to go'),
  'on a card': landing('title="Alpha"', 'title="Save 40% of costs"'),
  'with the name of the provider': point('- Tester cuts maintenance by a third, a point'),
  'people and years': point('- Our 200 testers have 20 years of experience with a point'),
  'a price': point('- An assessment of a point costs $5,000'),
  'what was done': point('- We fixed 1,200 defects last year, a point'),
  'before and after': point('- We cut regression time from five days to four hours, a point'),
})(`
of its clients: content/alpha.mdx at "40% at any point on alph" the figure 40% states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
promised to the reader: content/alpha.mdx at "twice as fast from a poi" the figure twice as fast states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
as a headline: content/services/checks.mdx at "40%, and where to go fro" the figure 40% states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
on a card: content/services/checks.mdx at "40% of costs" icon="gear" the figure 40% states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
with the name of the provider: content/alpha.mdx at "by a third, a point on a" the figure by a third states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
people and years: content/alpha.mdx at "200 testers have 20 year" the figure 200 testers states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
people and years: content/alpha.mdx at "20 years of experience w" the figure 20 years of experience states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
a price: content/alpha.mdx at "$5,000 on alpha at first" the figure $5,000 states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
what was done: content/alpha.mdx at "1,200 defects last year," the figure 1,200 defects states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
before and after: content/alpha.mdx at "from five days to four h" the figure from five days to four hours states a result of ours for which no source is kept. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
`)

const REGISTERED = `- id: release
  says: The browser has had a point every week since March 2026
  source: the maker's calendar; checked 2026-06-01
  owner: Testing
  reviewBy: 2027-06-30
`
const register = write(`${DATA}facts.yaml`, REGISTERED)

catalog('dated statements', {
  'about another company': point('- The browser has had a point every week since March 2026'),
  'a year alone': point('- A point that Brooks wrote in 1975 (1995)'),
  registered: all(register, point('- The browser has had a point every week since March 2026')),
  'about a standard that has its own review': point('- A point of WCAG 2.1 (June 2018)'),
  'with other words than those registered': all(
    register,
    point('- The browser has had a point every month since March 2026'),
  ),
  'a season': point('- The browser has had a point since fall 2025'),
  'a quarter': point('- The next point of the browser comes in Q3 2026'),
  'a day in numbers': point('- The law asks for it from 2026-06-15, a point'),
  'a number that is no date': point('- A point of 2026 rows, in 1975 cases'),
})(`
about another company: advice content/alpha.mdx at "March 2026 on alpha at f" the statement with the date "March 2026" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
a year alone: advice content/alpha.mdx at "in 1975 (1995) on alpha" the statement with the date "in 1975" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
registered: nothing
about a standard that has its own review: nothing
with other words than those registered: advice content/alpha.mdx at "March 2026 on alpha at f" the statement with the date "March 2026" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
with other words than those registered: advice content/data/facts.yaml:2:9 no page says "The browser has had a point every week since March 2026". A page may state the fact in other words now, which nobody has compared with the source. Write the words as the page has them, or remove the entry.
a season: advice content/alpha.mdx at "fall 2025 on alpha at fi" the statement with the date "fall 2025" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
a quarter: advice content/alpha.mdx at "Q3 2026 on alpha at firs" the statement with the date "Q3 2026" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
a day in numbers: advice content/alpha.mdx at "2026-06-15, a point on a" the statement with the date "2026-06-15" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
a number that is no date: nothing
`)
