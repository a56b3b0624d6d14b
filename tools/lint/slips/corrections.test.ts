/** @jest-environment node */
/** Corrected lines: what an author pastes in place of the line at fault, and that it is right. */
import { describe, expect, it } from '@jest/globals'
import { applyEdits, editOf } from '../corrections.ts'
import { formatProblem } from '../errors.ts'
import { proofread } from '../proofread.ts'
import { DETAIL, LANDING, makeTestSite, type TestSite, TODAY } from '../testing/testSite.ts'

const POINT = '- A point on alpha at first with four words'
const FIGURE = 'a longer one\n\n<Figure'

/** Puts another line in place of a point of the detail page. */
const point = (line: string) => (site: TestSite) => site.edit(DETAIL, POINT, line)
const head = (from: string | RegExp, to: string) => (site: TestSite) => site.edit(DETAIL, from, to)
const card = (from: string, to: string) => (site: TestSite) => site.edit(LANDING, from, to)

type Row = [slip: string, make: (site: TestSite) => void, corrected: string]

/** What `--fix` writes by itself. */
const SURE: Row[] = [
  ['a stray <', point('- Answers in <5 ms'), '- Answers in \\<5 ms'],
  ['a stray {', point('- Dear {your name, a point'), '- Dear \\{your name, a point'],
  ['braces in a sentence', point('- Dear {your name}, a point'), '- Dear \\{your name}, a point'],
  ['a name in braces', point('- Dear {name}, a point'), '- Dear \\{name\\}, a point'],
  ['a comment of HTML', point(`${POINT}\n\n<!-- note -->`), '{/* note */}'],
  ['bold of HTML', point('- A <b>bold</b> point'), '- A **bold** point'],
  ['italics of HTML', point('- An <em>odd</em> point'), '- An *odd* point'],
  ['bold with spaces inside', point('- **A ** point'), '- **A**  point'],
  ['a space inside a link', point('- A [point] (/beta)'), '- A [point](/beta)'],
  ['a link with capitals and a slash', point('- A [point](/Beta/)'), '- A [point](/beta)'],
  ['a link to a file', point('- A [point](/beta.mdx)'), '- A [point](/beta)'],
  ['a link without a slash', point('- A [point](beta)'), '- A [point](/beta)'],
  ['an old address', point('- A [place](/old)'), '- A [place](/beta)'],
  ['our own address', point('- A [point](https://tester.example/beta)'), '- A [point](/beta)'],
  ['our own address with www', point('- A [point](http://www.tester.example/beta/)'), '- A [point](/beta)'],
  ['a bullet', point('• A point from elsewhere'), '- A point from elsewhere'],
  ['a hyphen without a space', point('-A point in a hurry'), '- A point in a hurry'],
  ['a space that does not break', point('- A\u00A0point'), '- A point'],
  ['the same in HTML', point('- A&nbsp;point'), '- A point'],
  ['an invisible sign', point('- A po\u200Bint'), '- A point'],
  ['British spelling', point('- The Behaviour of a point'), '- The Behavior of a point'],
  ['a straight apostrophe', point("- We don't stop"), '- We don’t stop'],
  [
    'a block right under a list',
    (site) => site.edit(DETAIL, FIGURE, FIGURE.replace('\n\n', '\n')),
    '\n<Figure',
  ],
  ['a heading without a space', (site) => site.edit(DETAIL, POINT, `###Parts\n\n${POINT}`), '### Parts'],
  [
    'a first-level heading',
    (site) => site.edit(DETAIL, '## How alpha at', '# How alpha at'),
    '## How alpha at first is done',
  ],
  ['a skipped level', (site) => site.edit(DETAIL, POINT, `#### Parts\n\n${POINT}`), '### Parts'],
  [
    'a key that is misspelt',
    head('intro:', 'into:'),
    'intro: What alpha is and for whom, told by those who have done it for long enough to know.',
  ],
  [
    'a colon in a text',
    head('title: All about alpha', 'title: Alpha: all of it'),
    'title: "Alpha: all of it"',
  ],
  [
    'a sign that no text starts with',
    head('title: All about alpha', 'title: @alpha and all'),
    'title: "@alpha and all"',
  ],
  ['a tab', head('  title: A page', '\ttitle: A page'), '  title: A page about alpha'],
  ['a number where a text is wanted', head('title: All about alpha', 'title: 2025'), 'title: "2025"'],
  ['other letters on the button', head('Contact Us', 'contact us'), '  label: Contact Us'],
  ['a misspelt prop', card('icon="gear"', 'icno="gear"'), '<Card title="Alpha" icon="gear" href="/alpha">'],
  [
    'a typographic quote',
    card('icon="gear"', 'icon=“gear”'),
    '<Card title="Alpha" icon="gear" href="/alpha">',
  ],
  ['no quotes', card('icon="gear"', 'icon=gear'), '<Card title="Alpha" icon="gear" href="/alpha">'],
  ['a closing tag in small letters', card('sentence.\n</Card>', 'sentence.\n</card>'), '</Card>'],
  [
    'a closing tag at the end of a line',
    card('sentence.\n</Card>', 'sentence.</Card>'),
    '  Where alpha leads, in a sentence.\n</Card>',
  ],
  ['a block that is misspelt where it opens', card('<CardGrid>', '<CardGird>'), '<CardGrid>'],
  ['a front matter without an end', head(/---\n\n/, '\n'), '---\n\n<Section>'],
]

/** What an author decides on. */
const PROPOSED: Row[] = [
  ['a misspelt word', point('- We recieve a point'), '- We receive a point'],
  ['a misspelt link', point('- A [point](/betta)'), '- A [point](/beta)'],
  ['a misspelt anchor', point('- A [point](/services/checks#al)'), '- A [point](/services/checks#all)'],
  [
    'a bare address',
    point('- See https://w3.org, a point'),
    '- See [words that say where it goes](https://w3.org), a point',
  ],
  [
    'a bare mailbox',
    point('- Ask hello@tester.example.'),
    '- Ask [words that say where it goes](mailto:hello@tester.example).',
  ],
  ['a link that is not encrypted', point('- A [point](http://w3.org)'), '- A [point](https://w3.org)'],
  ['a line break of HTML', point('- A point<br/>of two'), '- A point of two'],
  ['a cliché', point('- Utilizing a point'), '- Using a point'],
  ['a word twice', point('- A point on on it'), '- A point on it'],
  ['an emoji', point('- 🚀 A point'), '- A point'],
  ['a misspelt choice', head('layout: detail', 'layout: detial'), 'layout: detail'],
  [
    'a quote that is not closed',
    head('title: All about alpha', "title: 'All about alpha"),
    "title: 'All about alpha'",
  ],
  [
    'typographic quotes around a text',
    head('title: All about alpha', 'title: “All about alpha”'),
    'title: "All about alpha"',
  ],
  ['a date of Europe', head('parent:', 'reviewBy: 30.06.2027\nparent:'), 'reviewBy: 2027-06-30'],
  ['a date of America', head('parent:', 'reviewBy: 6/30/2027\nparent:'), 'reviewBy: 2027-06-30'],
  ['a date in words', head('parent:', 'reviewBy: June 30, 2027\nparent:'), 'reviewBy: 2027-06-30'],
  [
    'a quote that swallows a prop',
    card('"gear" href', '"gear href'),
    '<Card title="Alpha" icon="gear" href="/alpha">',
  ],
]

describe.each([
  ['sure', true, SURE],
  ['proposed', false, PROPOSED],
] as const)('a correction that is %s', (_, sure, rows) => {
  it.each(rows as Row[])('%s', (_slip, make, corrected) => {
    const site = makeTestSite()
    try {
      site.write(
        'content/data/redirects.yaml',
        '- { from: /first, to: /alpha }\n- { from: /old, to: /beta }\n',
      )
      make(site)
      const check = () => proofread(site.root, [], new Date(TODAY)).problems
      const problem = check().find(({ paste }) => paste === corrected)
      expect(problem?.correction?.sure).toBe(sure)
      if (!problem) return
      const source = site.read(problem.file)
      const edit = editOf(source, problem)
      site.write(problem.file, applyEdits(source, edit ? [edit] : []))
      expect(check().map(formatProblem)).toEqual([])
    } finally {
      site.dispose()
    }
  })
})

it('is the sentence where the line is a whole paragraph', () => {
  const site = makeTestSite()
  try {
    const before = 'For alpha at first we read log number 1402 before we write test number 1402.'
    site.edit(DETAIL, before, before.replace('read', 'recieve'))
    const [problem] = proofread(site.root, [], new Date(TODAY)).problems
    expect(problem?.paste).toBe(before.replace('read', 'receive'))
  } finally {
    site.dispose()
  }
})
