/** Messages about mistakes in the documents at the heads of pages. */
import { expect, it } from '@jest/globals'
import { checkSite } from '../check.ts'
import {
  all,
  catalog,
  detail,
  edit,
  type Mistake,
  move,
  remove,
  write,
} from '../testing/catalog.ts'
import { makeTestSite, reportOf, SMALL_SPECIFICATION, TODAY } from '../testing/testSite.ts'

const CHECKS = 'content/data/artifacts/services/checks.yaml'
const ALPHA = 'content/data/artifacts/alpha.yaml'

const RISKS = `kind: risks
layout: beside
name: What could go wrong
about: one shop, three risks
caption: A list of risks with what would notice each failure first (example)
columns: ["Risk, noticed by", Owner, Covered]
risks:
  - risk: A refund is paid twice
    owner: Finance
    kind: Functional
    covered: test
  - risk: A partner renames a field
    owner: Architect
    kind: Integration
    covered: neither
  - risk: The sale day is slow
    owner: Sales
    kind: Performance
    covered: test
  - risk: A clerk opens what is not his
    owner: Privacy
    kind: Security
    covered: test
ticked: test
mark: neither
result: "4 risks: 3 with a test, 1 with neither"
`

const MEMO = `kind: memo
layout: text
name: Memo to the board
about: decision on Thursday, April 15, 2027
caption: A memo on a single question (example)
answer: Do not enter this year. Nine buyers are too few.
mark: Do not enter this year.
terms:
  - term: Evidence
    text: Sixty have a budget, and nine are free to sign
  - term: Warning
    text: More than twenty are free to sign by October
`

const ESTIMATE = `kind: estimate
layout: beside
name: Estimate of a release
about: days, from best to worst
caption: An estimate as ranges (example). The widest is built first.
parts:
  - part: Import
    low: 12
    high: 40
  - part: Forms
    low: 10
    high: 26
  - part: Rules
    low: 6
    high: 12
total: The release
line: 60
unit: days
result: "Line at 60 days: there we cut scope"
mark: Line at 60 days
`

const CODE = `kind: code
layout: text
name: Proof of a finding
about: a clerk asks
caption: The request that proves a finding (example).
blocks:
  - lines:
      - text: GET /invoices/1042 teh recieve
        mark: "1042"
`

const LIMITS = `kind: limits
layout: text
name: Refund within 30 days
about: one rule, three cases
caption: A boundary table to scale (example)
inside: refund
from: 0
to: 30
columns: [Returned on, Expected, Got]
unit: Day
cases:
  - at: 0
    expected: refund
    got: refunded
  - at: 30
    expected: refund
    got: refused
    isWrong: true
  - at: 31
    expected: refuse
    got: refused
`

const DESKS = `kind: desks
layout: text
name: One order in the event log
about: 47 minutes of work in 12 days
caption: From an event log (example), to scale
desks:
  - desk: Sales
    from: 1
    to: 1.3
    minutes: 6
  - desk: Credit
    from: 1.3
    to: 9.4
    minutes: 10
  - desk: Warehouse
    from: 9.4
    to: 10.6
    minutes: 31
unit: min
closed:
  from: 6
  to: 8
axis:
  - day: 1
    text: Mon
  - day: 8
    text: Mon
label: An order passes three desks in twelve days, with 47 minutes of work.
`

/** A drawing whose bars are the days of {@link ESTIMATE}. */
const bars = detail(
  /name="ports"[^/]*\/>/,
  `name="bars" title="Days that each part takes at most" caption="An example" bars={[{ label: 'Import', value: 40 }, { label: 'Forms', value: 26 }, { label: 'Rules', value: 12 }, { label: 'Sign-in', value: 5 }]} unit="days" mark="Import" note="the widest" source="Made-up release" />`,
)

/** Makes a mistake in a document. */
const wrong = (file: string, text: string, from: string | RegExp, to: string): Mistake =>
  all(write(file, text), edit(file, from, to))

const risks = (from: string | RegExp, to: string) => wrong(CHECKS, RISKS, from, to)
const memo = (from: string | RegExp, to: string) => wrong(CHECKS, MEMO, from, to)
const limits = (from: string | RegExp, to: string) => wrong(CHECKS, LIMITS, from, to)
const desks = (from: string | RegExp, to: string) => wrong(CHECKS, DESKS, from, to)
const estimate = (from: string | RegExp, to: string) => wrong(CHECKS, ESTIMATE, from, to)

catalog('documents at the heads of pages', {
  'a good table': write(CHECKS, RISKS),
  'a good memo': write(CHECKS, MEMO),
  'a good plot': write(CHECKS, ESTIMATE),
  'code, which is not spelled': write(CHECKS, CODE),
  'a kind that there is not': risks('kind: risks', 'kind: risk'),
  'no kind': risks('kind: risks\n', ''),
  'a layout that there is not': risks('layout: beside', 'layout: besides'),
  'a key of another kind': risks('ticked:', 'terms:'),
  'a label without room': risks(
    'A refund is paid twice',
    'A refund is paid twice because a clerk clicks twice',
  ),
  'too few terms': memo(/ {2}- term: Warning\n.*\n/, ''),
  'a caption that hides that it is an example': risks(' (example)', ''),
  'nothing that stands out': risks('mark: neither', 'mark: nobody'),
  'a count that does not add up': risks('3 with a test', '2 with a test'),
  'a mark that is not in its text': memo('mark: Do not enter this year.', 'mark: Do not enter.'),
  'another weekday': memo('Thursday, April 15', 'Friday, April 15'),
  'a typo': memo('nine are free', 'nine are fere'),
  'British English': memo('Sixty have a budget', 'The colour of a budget'),
  'a straight apostrophe': memo('nine are free', "nine aren't free"),
  'Markdown, which is not shown': memo('nine are free', '**nine** are free'),
  'a figure of an example, which is free': memo('nine are free', 'defects are down by 40%'),
  'a word for a number': estimate('high: 40', 'high: forty'),
  'a range upside down': estimate('low: 12', 'low: 41'),
  'a sum without room': estimate('high: 40', 'high: 80'),
  'a line in words that is not drawn': estimate('line: 60', 'line: 50'),
  'cases on both sides of a limit': write(CHECKS, LIMITS),
  'cases too near to each other': limits('to: 30\n', 'to: 90\n'),
  'three cases side by side': limits('at: 0', 'at: 29'),
  'cases out of order': limits('at: 31', 'at: 29'),
  'a case on its way': write(CHECKS, DESKS),
  'more work than time': desks('to: 9.4', 'to: 1.304'),
  'the numbers of the drawing in a section': all(
    write(CHECKS, ESTIMATE.replace(/(parts:\n)/, '$1  - part: Sign-in\n    low: 3\n    high: 5\n')),
    bars,
  ),
  'a page that there is not': write('content/data/artifacts/services/cheks.yaml', RISKS),
  'a page that was moved': write('content/data/artifacts/first.yaml', RISKS),
  'a page that was deleted': all(
    write('content/data/artifacts/alpha.yaml', RISKS),
    remove('content/alpha.mdx'),
  ),
  'a page that was renamed': all(
    write(ALPHA, MEMO),
    move('content/alpha.mdx', 'content/knowing-more.mdx'),
  ),
  'the numbers of an older document': (site) => {
    site.write(CHECKS, ESTIMATE.replace('Estimate of a release', 'An older estimate'))
    site.write(
      ALPHA,
      ESTIMATE.replace(/caption: .*/, 'caption: A newer estimate in days (example)'),
    )
    Object.defineProperty(site.files, 'before', { value: new Map([[ALPHA, undefined]]) })
  },
  'a page that was merged into another': all(
    write('content/data/artifacts/first.yaml', RISKS),
    write(ALPHA, MEMO),
  ),
  'a page without such a head': write('content/data/artifacts/industries.yaml', RISKS),
  'two with the same name and caption': all(
    write(CHECKS, RISKS),
    wrong(ALPHA, MEMO, /name: .*/, 'name: What could go wrong'),
    edit(
      ALPHA,
      /caption: .*/,
      'caption: A list of risks with what would notice each failure first (example)',
    ),
  ),
  'the same numbers twice': all(
    write(CHECKS, ESTIMATE),
    wrong(ALPHA, ESTIMATE, 'layout: beside', 'layout: text'),
    edit(ALPHA, /name: .*/, 'name: Another estimate'),
    edit(ALPHA, /caption: .*/, 'caption: Another estimate in ranges (example)'),
  ),
  'neighbors that look alike': all(
    write(CHECKS, RISKS),
    wrong(ALPHA, MEMO, 'layout: text', 'layout: beside'),
  ),
  'an extension that is not read': all(
    write(CHECKS, RISKS),
    move(CHECKS, CHECKS.replace('yaml', 'yml')),
  ),
  'broken YAML': risks('caption: A list', 'caption: A list: a'),
})(`
a good table: nothing
a good memo: nothing
a good plot: nothing
code, which is not spelled: nothing
a kind that there is not: content/data/artifacts/services/checks.yaml:1:7 kind is "risk"; it takes one of: memo, report, brief, code, answers, transcript, calendar, conformance, risks, grades, handover, agreement, ledger, limits, devices, checks, runbook, signOff, slices, nights, estimate, neighbors, dates, desks, pager, drift, trace, budget, current, threats. The page is built from these facts. Did you mean "risks"?
no kind: content/data/artifacts/services/checks.yaml:1:1 kind is missing; it takes one of: memo, report, brief, code, answers, transcript, calendar, conformance, risks, grades, handover, agreement, ledger, limits, devices, checks, runbook, signOff, slices, nights, estimate, neighbors, dates, desks, pager, drift, trace, budget, current, threats. The page is built from these facts. Add it.
a layout that there is not: content/data/artifacts/services/checks.yaml:2:9 layout is "besides"; it takes one of: beside, text. Where it stands on a wide screen: beside the title, or below it. Pages next to each other in the menu have it in different places. Did you mean "beside"?
a key of another kind: content/data/artifacts/services/checks.yaml:24:1 unknown key terms; known here: kind, layout, name, about, caption, columns, risks, ticked, mark, result. It would silently be ignored. Did you mean ticked?
a label without room: content/data/artifacts/services/checks.yaml:8:11 risks.risk has 51 characters; it takes at most 44. What could go wrong. Remove 7 characters.
too few terms: content/data/artifacts/services/checks.yaml:9:3 terms has 1 entry; it takes at least 2. Labels with a text each, in order. Add 1 entry.
a caption that hides that it is an example: content/data/artifacts/services/checks.yaml:5:10 caption is "A list of risks with what would notice each failure first"; it begins with a capital and says "(example)". What to see in it, below the sheet. Says "(example)", so that nobody takes it for a client’s. Correct it.
nothing that stands out: content/data/artifacts/services/checks.yaml:8:3 risks has nothing that stands out, so a reader does not know where to look. The page is built from these facts. Let one of them be covered by the word in "mark", or write another there.
a count that does not add up: content/data/artifacts/services/checks.yaml:26:9 result says 2, but the numbers of this file come to 4, 3, or 1. The page is built from these facts. Write what they come to, or correct them.
a mark that is not in its text: content/data/artifacts/services/checks.yaml:7:7 mark is "Do not enter.", which does not stand in "Do not enter this year. Nine buyers are too few." The page is built from these facts. Copy the words from there.
another weekday: content/data/artifacts/services/checks.yaml:4:20 "Friday, April 15, 2027" is a Thursday. Readers look into their calendars. Write "Thursday", or correct the date.
a typo: advice content/data/artifacts/services/checks.yaml:10:45 "fere" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "free"? If it is correct, add the line "- fere" to content/data/dictionary.yaml, at its start.
British English: content/data/artifacts/services/checks.yaml:10:15 "colour" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "color".
a straight apostrophe: advice content/data/artifacts/services/checks.yaml:10:45 the wrong apostrophe '. The site uses typographic quotes, next to which others look like mistakes. Write ’.
Markdown, which is not shown: content/data/artifacts/services/checks.yaml:10:36 **nine** in a text that takes only words. Here, readers would see the characters. Write only the words.
a figure of an example, which is free: nothing
a word for a number: content/data/artifacts/services/checks.yaml:9:11 parts.high is text, "forty"; it takes a number. The most days. Write a number.
a range upside down: content/data/artifacts/services/checks.yaml:9:11 parts.high is 40, which is not above its low, 41. The page is built from these facts. Write a higher number.
a sum without room: content/data/artifacts/services/checks.yaml:7:3 parts add up to 118 days; the drawing has room for 100. The page is built from these facts. Write smaller numbers.
a line in words that is not drawn: content/data/artifacts/services/checks.yaml:19:9 result says 60, but the numbers of this file come to 50. The page is built from these facts. Write what they come to, or correct them.
cases on both sides of a limit: nothing
cases too near to each other: content/data/artifacts/services/checks.yaml:19:9 cases.at is 31, which cannot be told from 30 on a line to 90. The page is built from these facts. Choose a rule whose limits are nearer to each other.
three cases side by side: content/data/artifacts/services/checks.yaml:15:9 cases.at is 30, which has no room for its number between 29 and 31. The page is built from these facts. Leave one of the three out.
cases out of order: content/data/artifacts/services/checks.yaml:19:9 cases.at is 29, after 30. The page is built from these facts. Put the cases in order.
a case on its way: nothing
more work than time: content/data/artifacts/services/checks.yaml:14:14 desks.minutes is 10, more than the 6 minutes between its "from" and "to". The page is built from these facts. Write fewer, or a longer stay.
the numbers of the drawing in a section: content/alpha.mdx at "<Figure" the figure "bars" has the same numbers as content/data/artifacts/services/checks.yaml, the document at the head of /services/checks. Two subjects do not have one curve: a reader who sees it twice believes neither. Give each its own numbers, or remove one of them.
a page that there is not: content/data/artifacts/services/cheks.yaml:1:1 there is no page /services/cheks. A document that no page shows is kept by nobody. Did you mean content/data/artifacts/services/checks.yaml?
a page that was moved: advice content/data/artifacts/first.yaml:1:1 /first redirects to /alpha, which shows this document. The name of the file is the address of its page. Rename it to content/data/artifacts/alpha.yaml, or remove it.
a page that was deleted: content/data/artifacts/alpha.yaml:1:1 there is no page /alpha anymore. A document that no page shows is kept by nobody. Remove this file with it, or put the page back.
a page that was deleted: content/data/redirects.json:2:1 /alpha answered in the last release but no longer does, and links lead to it from 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' to content/data/redirects.json, or restore content/alpha.mdx.
a page that was renamed: content/data/artifacts/alpha.yaml:1:1 there is no page /alpha. A document that no page shows is kept by nobody. Did you mean content/data/artifacts/knowing-more.yaml?
a page that was renamed: content/knowing-more.mdx this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/knowing-more" },' to content/data/redirects.json, and write /knowing-more in 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
the numbers of an older document: content/data/artifacts/alpha.yaml:1:7 it has the same numbers as content/data/artifacts/services/checks.yaml. A reader who sees them twice believes neither. Give each its own.
the numbers of an older document: advice content/data/artifacts/alpha.yaml:2:9 layout is beside, as in content/data/artifacts/services/checks.yaml, whose page is its neighbor in the menu. Pages that look alike are taken for the same page. Choose another for one of them.
a page that was merged into another: advice content/data/artifacts/first.yaml:1:1 /first redirects to /alpha, which has a document of its own. The name of the file is the address of its page. Remove the file.
a page without such a head: content/data/artifacts/industries.yaml:1:1 the layout of content/industries.mdx is industries, whose head shows no document. A document that no page shows is kept by nobody. Remove the file; detail, landing, guide show one.
two with the same name and caption: content/data/artifacts/services/checks.yaml:3:7 name is the same as in content/data/artifacts/alpha.yaml:3. Two subjects do not have one document. Say what this one is.
two with the same name and caption: content/data/artifacts/services/checks.yaml:5:10 caption is the same as in content/data/artifacts/alpha.yaml:5. Two subjects do not have one document. Say what this one is.
the same numbers twice: content/data/artifacts/services/checks.yaml:1:7 it has the same numbers as content/data/artifacts/alpha.yaml. A reader who sees them twice believes neither. Give each its own.
neighbors that look alike: advice content/data/artifacts/alpha.yaml:2:9 layout is beside, as in content/data/artifacts/services/checks.yaml, whose page is its neighbor in the menu. Pages that look alike are taken for the same page. Choose another for one of them.
an extension that is not read: content/data/artifacts/services/checks.yml:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/data/artifacts/services/checks.yaml.
broken YAML: content/data/artifacts/services/checks.yaml:5:10 the text contains a colon followed by a space, which YAML reads as another key. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
`)

it('misses the document of a page for which the specification has one', () => {
  const specification = { ...SMALL_SPECIFICATION, documents: ['/services/checks', '/first'] }
  const site = makeTestSite()
  const found = () => reportOf(checkSite(site.files, { now: new Date(TODAY), specification }))
  expect(found().split('\n')).toEqual([
    'content/alpha.mdx:1:1 the page has no document at its head: content/data/artifacts/alpha.yaml does not exist. The owner of the site requires it, in docs/requirements.md. Put that file back, or copy that of another page and change its words and numbers.',
    'content/services/checks.mdx:1:1 the page has no document at its head: content/data/artifacts/services/checks.yaml does not exist. The owner of the site requires it, in docs/requirements.md. Put that file back, or copy that of another page and change its words and numbers.',
  ])
  site.write(CHECKS, RISKS)
  site.write(ALPHA, MEMO)
  expect(found()).toBe('')
})
