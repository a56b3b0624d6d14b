/** @jest-environment node */
/** Fixes: the corrected lines that authors paste, and what `--fix` writes. */
import { describe, expect, it } from '@jest/globals'
import { fixSite } from './fix.ts'
import { autofix, type Problem, START } from './problems.ts'
import type { Files } from './read/files.ts'
import { applyEdits, editOf } from './report/edits.ts'
import { changesReport, isAskedFor } from './report/text.ts'
import { data, detail, landing, type Mistake } from './testing/catalog.ts'
import {
  checkSmallSite,
  DATA,
  DETAIL,
  LANDING,
  makeTestSite,
  redirectsFile,
  type TestSite,
} from './testing/testSite.ts'

const POINT = '- A point on alpha at first with four words'
const FIGURE = 'a longer one\n\n<Figure'

/** Replaces a list item on the detail page. */
const point = (line: string) => detail(POINT, line)
/** Replaces the title of the detail page. */
const title = (line: string) => detail('title: All about alpha', line)
const CARD = '<Card title="Alpha" icon="gear" href="/alpha">'

type Row = [mistake: string, make: Mistake, corrected: string]

/** Fixes that `--fix` writes. */
const AUTOMATIC: Row[] = [
  ['a stray <', point('- Answers in <5 ms'), '- Answers in \\<5 ms'],
  ['an HTML comment', point(`${POINT}\n\n<!-- note -->`), '{/* note */}'],
  ['HTML bold', point('- A <b>bold</b> point'), '- A **bold** point'],
  ['HTML italics', point('- An <em>odd</em> point'), '- An *odd* point'],
  ['bold in front of a word', point('- **A,**point'), '- **A,** point'],
  ['bold with spaces inside', point('- **A ** point'), '- **A**  point'],
  ['a space inside a link', point('- A [point] (/beta)'), '- A [point](/beta)'],
  ['a link with capitals and a slash', point('- A [point](/Beta/)'), '- A [point](/beta)'],
  ['a link to a file', point('- A [point](/beta.mdx)'), '- A [point](/beta)'],
  ['a link without a slash', point('- A [point](beta)'), '- A [point](/beta)'],
  ['an old address', point('- A [place](/old)'), '- A [place](/beta)'],
  ['our own address', point('- A [point](https://tester.example/beta)'), '- A [point](/beta)'],
  [
    'our own address with www',
    point('- A [point](http://www.tester.example/beta/)'),
    '- A [point](/beta)',
  ],
  ['a bullet', point('• A point from elsewhere'), '- A point from elsewhere'],
  ['a hyphen without a space', point('-A point in a hurry'), '- A point in a hurry'],
  ['a non-breaking space', point('- A\u00A0point'), '- A point'],
  ['a non-breaking space in HTML', point('- A&nbsp;point'), '- A point'],
  ['an invisible character', point('- A po\u200Bint'), '- A point'],
  ['British spelling', point('- Behaviour of a point'), '- Behavior of a point'],
  ['a straight apostrophe', point("- We don't stop"), '- We don’t stop'],
  ['a block right under a list', detail(FIGURE, FIGURE.replace('\n\n', '\n')), '\n<Figure'],
  ['a heading without a space', detail(POINT, `###Parts\n\n${POINT}`), '### Parts'],
  [
    'a first-level heading',
    detail('## How alpha at', '# How alpha at'),
    '## How alpha at first is done',
  ],
  ['a skipped level', detail(POINT, `#### Parts\n\n${POINT}`), '### Parts'],
  [
    'a misspelled key',
    detail('intro:', 'into:'),
    'intro: What alpha is and for whom, told by those who have done it for long enough to know.',
  ],
  ['a colon in a text', title('title: Alpha: all of it'), 'title: "Alpha: all of it"'],
  [
    'a character that no text can start with',
    title('title: @alpha and all'),
    'title: "@alpha and all"',
  ],
  ['a tab', detail('  title: A page', '\ttitle: A page'), '  title: A page about alpha'],
  ['a number instead of text', title('title: 2025'), 'title: "2025"'],
  ['wrong capitals on the button', detail('Contact Us', 'contact us'), '  label: Contact Us'],
  ['a misspelled prop', landing('icon="gear"', 'icno="gear"'), CARD],
  ['a typographic quote', landing('icon="gear"', 'icon=“gear”'), CARD],
  [
    'a missing opening quote',
    detail('center="weekly"', 'center=each week"'),
    '  center="each week"',
  ],
  [
    'a postal code that starts with 0',
    data('offices', /postalCode: .*/, 'postalCode: 02110'),
    '  postalCode: "02110"',
  ],
  ['a prop without quotes', landing('icon="gear"', 'icon=gear'), CARD],
  ['a lower-case closing tag', landing('sentence.\n</Card>', 'sentence.\n</card>'), '</Card>'],
  [
    'a closing tag at the end of a line',
    landing('sentence.\n</Card>', 'sentence.</Card>'),
    '  Where alpha leads, in a sentence.\n</Card>',
  ],
  ['a backslash in a closing tag', detail('</Section>', '<\\Section>'), '</Section>'],
  ['a misspelled opening tag', landing('<CardGrid>', '<CardGird>'), '<CardGrid>'],
  ['a page that does not start with three hyphens', detail('---', '\n —'), '---'],
  [
    'a non-breaking space in a heading',
    detail('## How', '##\u00A0How'),
    '## How alpha at first is done',
  ],
  ['a backtick as an apostrophe', point('- We don`t stop at `code`'), '- We don’t stop at `code`'],
  ['front matter without an end', detail(/---\n\n/, '\n'), '---\n\n<Section>'],
]

/** Fixes that the author decides on. */
const DECIDED: Row[] = [
  ['a stray {', point('- Dear {your name, a point'), '- Dear \\{your name, a point'],
  ['braces in a sentence', point('- Dear {your name}, a point'), '- Dear \\{your name\\}, a point'],
  ['a name in braces', point('- Dear {name}, a point'), '- Dear \\{name\\}, a point'],
  [
    'typographic quotes within straight ones',
    title('title: "“All about alpha”"'),
    'title: "All about alpha"',
  ],
  ['a text that YAML cuts off', title('title: All about alpha #1'), 'title: "All about alpha #1"'],
  [
    'another site without its scheme',
    point('- A [point](//w3.org)'),
    '- A [point](https://w3.org)',
  ],
  ['a common misspelling', point('- We recieve a point'), '- We receive a point'],
  ['an unencrypted link', point('- A [point](http://w3.org)'), '- A [point](https://w3.org)'],
  ['a cliché', point('- Utilizing a point'), '- Using a point'],
  ['a repeated word', point('- A point on on it'), '- A point on it'],
  ['an emoji', point('- 🚀 A point'), '- A point'],
  ['a misspelled choice', detail('layout: detail', 'layout: detial'), 'layout: detail'],
  ['an unclosed quote', title("title: 'All about alpha"), "title: 'All about alpha'"],
  [
    'typographic quotes around a text',
    title('title: “All about alpha”'),
    'title: "All about alpha"',
  ],
  ['a quote that swallows a prop', landing('"gear" href', '"gear href'), CARD],
]

describe.each([
  ['an automatic fix', true, AUTOMATIC],
  ['a correction', false, DECIDED],
] as const)('%s mends', (_, automatic, rows) => {
  it.each(rows as Row[])('%s', (_mistake, make, corrected) => {
    const site = makeTestSite()
    const redirects = [
      { from: '/first', to: '/alpha' },
      { from: '/old', to: '/beta' },
    ]
    site.write('content/data/redirects.json', redirectsFile(redirects))
    make(site)
    const problem = site.check().problems.find(({ paste }) => paste === corrected)
    expect(problem?.fix?.automatic).toBe(automatic)
    if (!problem) return
    const source = site.read(problem.file)
    const change = editOf(source, problem)
    site.write(problem.file, applyEdits(source, change ? [change] : []))
    expect(site.report()).toBe('')
  })
})

it('offers no corrected line, however many mistakes there are, for one that is endless', () => {
  const site = makeTestSite()
  title(`title: ${'recieve colour '.repeat(1000)}`)(site)
  const problems = site.check().problems.filter(({ line }) => line === 3)
  expect(problems.length).toBeGreaterThan(900)
  expect(problems.every(({ paste }) => paste === undefined)).toBe(true)
})

it('guesses what the first unknown words may mean, and not for those of a whole vocabulary', () => {
  const site = makeTestSite()
  const letters = [...'bcdfghjklmnpqrstvwxz']
  const words = letters.flatMap((first) => letters.map((second) => `te${first}${second}sting`))
  site.edit(DETAIL, POINT, `${POINT}\n\n${words.join(' ')}`)
  const unknown = site.check().problems.filter(({ unknownWord }) => unknownWord)
  expect(unknown.length).toBeGreaterThan(350)
  const guessed = unknown.filter(({ remedy }) => remedy?.startsWith('Did you mean'))
  expect(guessed.length).toBeGreaterThan(100)
  expect(guessed.length).toBeLessThanOrEqual(200)
})

it.each([
  ['a misspelled link', point('- A [point](/betta)')],
  ['a misspelled anchor', point('- A [point](/services/checks#al)')],
  ['an unknown word', point('- We wrote a tset point')],
  ['an unknown name', point('- A Qdrant point')],
  ['a bare address', point('- See https://w3.org, a point')],
  ['a page that is gone', (site: TestSite) => site.remove(DETAIL)],
] as [string, Mistake][])(
  'offers no corrected line where it would have to guess: %s',
  (_, make) => {
    const site = makeTestSite()
    make(site)
    const { problems } = site.check()
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.filter(({ paste }) => paste !== undefined)).toEqual([])
  },
)

/** Applies all automatic fixes; returns a line for each change. */
function fix(site: TestSite, asked: string[] = []): string[] {
  const { changes, written } = fixSite(
    site.files,
    (files) => checkSmallSite(files),
    (file) => isAskedFor(file, asked),
  )
  for (const [file, text] of written) site.write(file, text)
  return changes.map(({ file, line, before, after }) => `${file}:${line}: ${before} → ${after}`)
}

describe('--fix corrects', () => {
  it('nothing on a valid site', () => {
    const site = makeTestSite()
    const before = site.read(DETAIL)
    expect(fix(site)).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
  })

  it('several mistakes in one file, and lists them', () => {
    const site = makeTestSite()
    site.edit(DETAIL, POINT, '- The colour of a [point](/Beta/), don\'t say "never"')
    site.edit(DETAIL, '- Another', '* Another')
    expect(fix(site)).toEqual([
      `${DETAIL}:26: colour → color`,
      `${DETAIL}:26: [point](/Beta/), → [point](/beta),`,
      `${DETAIL}:26: don't → don’t`,
      `${DETAIL}:26: "never" → “never"`,
      `${DETAIL}:26: "never" → "never”`,
      `${DETAIL}:27: * → -`,
    ])
    expect(site.read(DETAIL)).toContain(
      '- The color of a [point](/beta), don’t say “never”\n- Another',
    )
    expect(site.report()).toBe('')
  })

  it('what a broken tag has hidden', () => {
    const site = makeTestSite()
    site.edit(DETAIL, POINT, '- Answers in <5 ms, whatever the behaviour')
    site.edit(DETAIL, 'intro:', 'into:')
    fix(site)
    expect(site.read(DETAIL)).toContain('- Answers in \\<5 ms, whatever the behavior\n')
    expect(site.report()).toBe('')
  })

  it('everything at once: a second run finds nothing to do', () => {
    const site = makeTestSite()
    site.edit(DETAIL, POINT, "• The colour of <b>it</b> &nbsp;don't {fade}\n<!-- note -->")
    site.edit(LANDING, 'icon="gear"', 'icno=“gear”')
    site.edit(`${DATA}navigation.yaml`, 'label: Alpha', 'lable: Alpha')
    expect(fix(site).length).toBeGreaterThan(6)
    const files = [DETAIL, LANDING, `${DATA}navigation.yaml`]
    const after = files.map(site.read)
    expect(fix(site)).toEqual([])
    expect(files.map(site.read)).toEqual(after)
  })

  it('a file with Windows line endings, and keeps them', () => {
    const site = makeTestSite()
    site.edit(DETAIL, 'a longer one\n\n<Figure', 'a longer one\n<Figure')
    site.edit(DETAIL, /\n/g, '\r\n')
    fix(site)
    expect(site.read(DETAIL)).toContain('a longer one\r\n\r\n<Figure')
    expect(site.read(DETAIL)).not.toMatch(/[^\r]\n/)
  })

  it('all links to a renamed page, and adds a redirect', () => {
    const site = makeTestSite()
    site.write(`${DATA}redirects.json`, '[{ "from": "/first", "to": "/beta" }]')
    site.move(DETAIL, 'content/gamma.mdx')
    expect(fix(site, ['/gamma'])).toHaveLength(12)
    expect(JSON.parse(site.read(`${DATA}redirects.json`))[0]).toEqual({
      from: '/alpha',
      to: '/gamma',
    })
    expect(site.report()).toBe('')
  })

  it('only the files asked for', () => {
    const site = makeTestSite()
    site.edit(DETAIL, POINT, '- The colour of a point')
    site.edit(
      'content/beta.mdx',
      '- A point on beta at first with four words',
      '- The flavour of a point',
    )
    expect(fix(site, ['/beta'])).toEqual(['content/beta.mdx:26: flavour → flavor'])
    expect(site.read(DETAIL)).toContain('colour')
  })
})

describe('--fix leaves alone', () => {
  it('a rule whose fixes never come to an end, and says so', () => {
    const site = makeTestSite()
    site.edit(DETAIL, POINT, '- The colour of a point')
    const before = site.read(DETAIL)
    // A mistake that each fix of it makes again.
    const check = (files: Files) => {
      const checked = checkSmallSite(files)
      const offset = files.read(DETAIL).indexOf('All about')
      const again = {
        ...START,
        offset,
        file: DETAIL,
        rule: 'heading',
        fix: autofix('All', 'All All'),
      }
      return { ...checked, problems: [...checked.problems, again as Problem] }
    }
    const { changes, written, unsettled } = fixSite(site.files, check, () => true)
    expect(written.get(DETAIL)).toBe(before.replace('colour', 'color'))
    expect(changesReport(changes, unsettled)).toBe(
      `${DETAIL}:26: colour → color\n${DETAIL}: the fixes for "heading" are undone, because each one led to the next`,
    )
  })

  it('a line other than the one with the mistake', () => {
    const site = makeTestSite()
    const source = '---\n\n#\n## How\n'
    site.write('content/gamma.mdx', source)
    const problem = { fix: autofix('# ', '## '), offset: source.indexOf('#') }
    expect(editOf(source, problem)).toBeUndefined()
  })

  it('what has several possible corrections, but reports it', () => {
    const site = makeTestSite()
    site.edit(
      DETAIL,
      POINT,
      '- Labour Party points: we recieve a [point](/betta) in 35% of all cases',
    )
    const before = site.read(DETAIL)
    expect(fix(site)).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
    expect(site.check().problems.map(({ rule }) => rule)).toEqual(['spelling', 'spelling', 'link'])
  })

  it('quotation marks that YAML or a tag needs', () => {
    const site = makeTestSite()
    site.edit(DETAIL, 'title: All about alpha', 'title: "All \\"about\\" alpha"')
    site.edit(DETAIL, 'caption="', 'caption="&quot;A&quot; ')
    const before = site.read(DETAIL)
    expect(fix(site)).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
  })
})
