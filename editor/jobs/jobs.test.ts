/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { checkSite } from '../../check/check.ts'
import { readSite } from '../../check/parse/site.ts'
import { DETAIL, LANDING, makeTestSite, png, type TestSite } from '../../check/testing/testSite.ts'
import { spotsOf } from '../document/texts.ts'
import type { Answers } from './answers.ts'
import { doJob } from './jobs.ts'

const snippets = JSON.parse(readFileSync('.vscode/mdx.code-snippets', 'utf8'))

const SERIES = 'content/data/series/'
const PHOTOS = 'content/data/photos/'

let folder: TestSite
beforeEach(() => {
  folder = makeTestSite()
})

/** Does a job and writes its changes; returns the reason if it cannot be done. */
function run(answers: Answers): string | undefined {
  const done = doJob(readSite(folder.files), answers, snippets)
  if ('refusal' in done) return done.refusal
  for (const [file, content] of Object.entries(done.changes))
    if (content === null) folder.remove(file)
    else folder.write(file, content)
  return undefined
}

const errors = () =>
  folder
    .report()
    .split('\n')
    .filter((line) => line && !line.startsWith('advice'))

it('creates a draft with its card, and publishes it with its menu item and search words', () => {
  expect(
    run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' }),
  ).toBeUndefined()
  expect(errors()).toEqual([])
  // The card belongs to what is still to be written of the draft.
  const card = folder
    .check()
    .problems.find(({ file, rule }) => file === LANDING && rule === 'replace')
  expect(card).toMatchObject({ draft: 'content/gamma.mdx', severity: 'advice', waits: true })
  // A day that was planned once.
  folder.edit('content/gamma.mdx', 'draft: true\n', 'draft: true\npublishAt: 2031-05-02\n')
  expect(run({ job: 'publish', path: '/gamma', words: 'rays, X-ray' })).toBeUndefined()
  expect(folder.read(LANDING)).toMatch(/<Card title="Gamma"[^>]*>[\s\S]*<\/Card>\n+<\/CardGrid>/)
  expect(folder.read('content/gamma.mdx')).not.toMatch(/draft|publishAt/)
  expect(folder.read('content/data/navigation.yaml')).toMatch(/label: Gamma\n +href: \/gamma\n/)
  expect(folder.read('content/data/synonyms.yaml')).toContain(
    '- href: /gamma\n  words:\n    - rays\n    - X-ray\n',
  )
})

it('publishes a draft on a date, until which its card, menu item and search words stay hidden', () => {
  run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' })
  run({ job: 'publish', path: '/gamma', day: '2031-05-02', words: 'rays' })
  expect(folder.read('content/gamma.mdx')).toMatch(/^publishAt: 2031-05-02$/m)
  expect(folder.read('content/gamma.mdx')).not.toContain('draft')
  expect(folder.read('content/data/navigation.yaml')).toContain('/gamma')
  // Its text and its card's text are still placeholders.
  expect(errors().join()).not.toContain('links lead to it')
  expect(folder.report()).toContain(
    'the page will be published by the first release on or after 2031-05-02',
  )
})

it('changes a page’s address along with all links and redirects to it', () => {
  folder.edit(LANDING, 'answer: Answer number', 'answer: An answer about [alpha](/alpha), number')
  expect(run({ job: 'rename', path: '/alpha', to: '/omega' })).toBeUndefined()
  expect(errors()).toEqual([])
  expect(folder.read(LANDING)).toContain('answer: An answer about [alpha](/omega), number')
  expect(folder.files.list()).not.toContain('content/alpha.mdx')
  expect(folder.read('content/beta.mdx')).toContain('/omega')
  expect(JSON.parse(folder.read('content/data/redirects.json'))).toEqual([
    { from: '/alpha', to: '/omega' },
    { from: '/first', to: '/omega' },
  ])
  expect(run({ job: 'rename', path: '/omega', to: '/alpha' })).toBeUndefined()
  expect(errors()).toEqual([])
})

it('renames what calls a page by its former title along with its address', () => {
  expect(
    run({ job: 'rename', path: '/alpha', to: '/omega', title: 'Everything on omega' }),
  ).toBeUndefined()
  expect(folder.read('content/omega.mdx')).toMatch(/^title: Everything on omega$/m)
  expect(folder.read(LANDING)).toContain('<Card title="Alpha" icon="gear" href="/omega">')
  const title = 'Of omega alone'
  folder.edit(LANDING, 'title="Alpha"', 'title="Everything on omega"')
  folder.edit('content/data/navigation.yaml', 'label: Alpha', 'label: Everything on omega')
  expect(run({ job: 'rename', path: '/omega', to: '/alpha', title })).toBeUndefined()
  expect(folder.read(LANDING)).toContain(`<Card title="${title}" icon="gear" href="/alpha">`)
  expect(folder.read('content/data/navigation.yaml')).toContain(
    `label: ${title}\n          href: /alpha`,
  )
  expect(errors()).toEqual([])
})

it('renames what calls a page by the title that it had before it was typed anew', () => {
  folder.edit(
    'content/alpha.mdx',
    /^title: .*$/m.exec(folder.read('content/alpha.mdx'))?.[0] ?? '',
    'title: Rays',
  )
  expect(
    run({ job: 'rename', path: '/alpha', to: '/rays', title: 'Rays', former: 'Alpha' }),
  ).toBeUndefined()
  expect(folder.read(LANDING)).toContain('<Card title="Rays" icon="gear" href="/rays">')
  expect(folder.read('content/rays.mdx')).toMatch(/^title: Rays$/m)
})

it('makes an address of words that are typed in place of one', () => {
  expect(run({ job: 'rename', path: '/alpha', to: 'Omega testing' })).toBeUndefined()
  expect(errors()).toEqual([])
  expect(folder.files.list()).toContain('content/omega-testing.mdx')
})

it('deletes a page in favor of a successor that others already link to', () => {
  folder.edit(
    'content/beta.mdx',
    '  - /services/checks\n',
    '  - /services/checks\n  - /industries\n',
  )
  run({ job: 'delete', path: '/alpha', successor: '/services/checks' })
  expect(folder.read('content/beta.mdx')).toContain(
    'related:\n  - /services/checks\n  - /industries\n',
  )
  expect(JSON.parse(folder.read('content/data/redirects.json'))).toContainEqual({
    from: '/alpha',
    to: '/services/checks',
  })
  expect(folder.read('content/data/navigation.yaml')).not.toContain('/alpha')
  expect(folder.read(LANDING)).not.toMatch(/\]\(\/services\/checks\)|title="Alpha"/)
})

it('takes the document at the head of a page along, and deletes it with the page', () => {
  const memo = [
    'kind: memo',
    'layout: text',
    'name: Memo to the board',
    'about: a decision',
    'caption: A memo on a single question (example)',
    'answer: Do not enter this year. Nine buyers are too few.',
    'mark: Do not enter this year.',
    'terms:',
    '  - term: Evidence',
    '    text: Sixty have a budget',
    '  - term: Warning',
    '    text: More than twenty are free to sign',
    '',
  ].join('\n')
  folder.write('content/data/artifacts/alpha.yaml', memo)
  expect(run({ job: 'rename', path: '/alpha', to: '/omega' })).toBeUndefined()
  expect(folder.files.list()).not.toContain('content/data/artifacts/alpha.yaml')
  expect(folder.read('content/data/artifacts/omega.yaml')).toBe(memo)
  expect(errors()).toEqual([])
  expect(run({ job: 'delete', path: '/omega', successor: '/beta' })).toBeUndefined()
  expect(folder.files.list().filter((file) => file.includes('artifacts'))).toEqual([])
})

it('names the links whose words still speak of the page that was deleted', () => {
  const before = new Map([LANDING, DETAIL].map((file) => [file, folder.read(file)]))
  folder.edit(LANDING, 'title="Alpha"', 'title="Alpha > beta"')
  folder.edit(LANDING, '## ', 'See [how alpha is done](/alpha#first) first.\n\n## ')
  before.set(LANDING, folder.read(LANDING))
  run({ job: 'delete', path: '/alpha', successor: '/industries' })
  const { problems } = checkSite({ ...folder.files, before })
  const left = problems.filter(({ rule }) => rule === 'link-words')
  expect(left.map(({ file, found }) => [file, found])).toEqual([
    [
      LANDING,
      'the link "how alpha is done" led to /alpha, which is gone, and leads to /industries#first now',
    ],
    [LANDING, 'the link "Alpha > beta" led to /alpha, which is gone, and leads to /industries now'],
  ])
})

it('names what led to the page that was deleted, and is mere words on the page that replaces it', () => {
  folder.edit(LANDING, '## ', 'See [how alpha is done](/alpha) first.\n\n## ')
  const before = new Map([LANDING, DETAIL].map((file) => [file, folder.read(file)]))
  run({ job: 'delete', path: '/alpha', successor: '/services/checks' })
  expect(folder.read(LANDING)).toContain('See how alpha is done first.')
  const { problems } = checkSite({ ...folder.files, before })
  const left = problems.filter(({ rule }) => rule === 'link-words')
  expect(left.map(({ file, found }) => [file, found])).toEqual([
    [
      LANDING,
      '"how alpha is done" led to /alpha, which is gone, and is no link any more: this page has its place',
    ],
  ])
})

it('deletes with a page the numbers and photographs that no other page shows', () => {
  for (const name of ['alone', 'shared']) {
    folder.write(`${SERIES}${name}.csv`, 'night,rows (million),low,high\n')
    folder.write(`${PHOTOS}${name}.png`, new Uint8Array(png(1600, 1200)))
  }
  const figure = (name: string) => `<Figure name="anomaly" series="${name}" />\n\n`
  folder.edit(DETAIL, '</Section>', `${figure('alone')}${figure('shared')}</Section>`)
  folder.edit(DETAIL, '</Section>', '![Alone](alone.png)\n\n![Shared](shared.png)\n\n</Section>')
  folder.edit('content/beta.mdx', '</Section>', `${figure('shared')}</Section>`)
  folder.edit('content/data/people.yaml', 'monogram: AE', 'monogram: AE\n  photo: shared.png')
  run({ job: 'delete', path: '/alpha', successor: '/services/checks' })
  const left = folder.files.list().filter((file) => /\.(?:csv|png)$/.test(file))
  expect(left).toEqual(expect.arrayContaining([`${SERIES}shared.csv`, `${PHOTOS}shared.png`]))
  expect(left.filter((file) => file.includes('alone'))).toEqual([])
})

it('deletes with a page the dated facts that no other page states', () => {
  const says = ['Alpha began in June 2024', 'Both began in May 2024']
  const entries = says.map(
    (words, index) =>
      `- id: fact-${index}\n  says: ${words}\n  source: a register\n  owner: Ann\n  reviewBy: 2031-01-01\n`,
  )
  folder.write('content/data/facts.yaml', entries.join(''))
  folder.edit(DETAIL, '</Section>', `${says.join('. ')}.\n\n</Section>`)
  folder.edit('content/beta.mdx', '</Section>', `${says[1]}.\n\n</Section>`)
  run({ job: 'delete', path: '/alpha', successor: '/services/checks' })
  expect(folder.read('content/data/facts.yaml')).toBe(entries[1])
})

it('creates a file for the numbers of a drawing, or says what its columns take', () => {
  const create = (name: string, measure = 'refunds per day (thousand)') =>
    run({ job: 'series', path: '', name, step: 'day', measure })
  expect(create('Refunds per Day')).toBeUndefined()
  expect(folder.read('content/data/series/refunds-per-day.csv')).toBe(
    'day,refunds per day (thousand),low,high\n',
  )
  expect(create('refunds per day')).toMatch(/^There are numbers called “refunds-per-day” already/)
  expect(create('90 days')).toContain('must begin with a letter')
  expect(create('Errors', 'errors')).toContain('in parentheses, a unit of up to 8')
  expect(create('Errors', 'errors, all (%)')).toContain('Commas')
})

it('moves and deletes a draft without redirects, and leaves no card behind', () => {
  const before = ['content/data/redirects.json', LANDING].map(folder.read)
  run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' })
  expect(run({ job: 'rename', path: '/gamma', to: '/delta' })).toBeUndefined()
  expect(folder.read(LANDING)).toContain('href="/delta"')
  expect(errors()).toEqual([])
  expect(run({ job: 'delete', path: '/delta', successor: '' })).toBeUndefined()
  expect(['content/data/redirects.json', LANDING].map(folder.read)).toEqual(before)
  // Nor has a page any that was published since it was made, and never proposed.
  run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' })
  folder.edit('content/gamma.mdx', 'draft: true\n', '')
  expect(run({ job: 'delete', path: '/gamma', successor: '', isNew: true })).toBeUndefined()
  expect(['content/data/redirects.json', LANDING].map(folder.read)).toEqual(before)
  // A page that was public before it became a draft has readers.
  folder.edit(DETAIL, 'intro:', 'draft: true\nintro:')
  expect(run({ job: 'rename', path: '/alpha', to: '/gamma' })).toBeUndefined()
  expect(folder.read('content/data/redirects.json')).toContain('"from": "/alpha", "to": "/gamma"')
})

it('gives a page back the address of the last redirect, which then goes', () => {
  const [last] = JSON.parse(folder.read('content/data/redirects.json')).slice(-1)
  expect(run({ job: 'rename', path: last.to, to: last.from })).toBeUndefined()
  const redirects = JSON.parse(folder.read('content/data/redirects.json')).map(
    ({ from }: { from: string }) => from,
  )
  expect(redirects).toContain(last.to)
  expect(redirects).not.toContain(last.from)
})

it('refuses a job that would have to rewrite YAML with errors', () => {
  run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' })
  folder.write('content/data/synonyms.yaml', '- href: /alpha\n words: [a\n')
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  expect(run({ job: 'publish', path: '/gamma', words: 'rays' })).toBe(
    'First correct the errors that the check lists.',
  )
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('replaces a drawing by a photograph and that by another, but not by what is no photograph', () => {
  const add = (name: string, bytes?: Uint8Array<ArrayBuffer>, words = {}) =>
    run({
      ...({
        job: 'photograph',
        path: '/alpha',
        section: 'How alpha at first is done' as '',
      } as const),
      name,
      alt: 'Two engineers at a bench',
      ...words,
      ...(bytes && { bytes }),
    })
  const before = folder.read(DETAIL)
  expect(add('one.png')).toContain('still being read')
  expect(add('one.png', new Uint8Array(9))).toContain('neither JPEG nor PNG')
  expect(add('one.png', new Uint8Array(png(900, 700)))).toContain('at least 1200')
  expect(folder.read(DETAIL)).toBe(before)
  for (const name of ['one.png', 'two.png'])
    expect(add(name, new Uint8Array(png(1600, 1200)))).toBeUndefined()
  const [drawing = ''] = /<Figure[\s\S]*?\/>/.exec(before) ?? []
  expect(folder.read(DETAIL)).toBe(before.replace(drawing, '![Two engineers at a bench](two.png)'))
  // What it takes the place of is on no page any more.
  expect(folder.files.list().filter((file) => /one|two/.test(file))).toEqual([`${PHOTOS}two.png`])
  folder.write(`${SERIES}alone.csv`, 'night,rows (million),low,high\n')
  folder.edit(DETAIL, '![Two engineers at a bench](two.png)', '<Figure series="alone" />')
  expect(add('two.png', new Uint8Array(png(1600, 1200)))).toBeUndefined()
  expect(folder.files.list()).not.toContain(`${SERIES}alone.csv`)
  const typed = { alt: 'Two [engineers] at {a} <5', caption: 'The "bench" at night' }
  expect(add('one.png', new Uint8Array(png(1600, 1200)), typed)).toBeUndefined()
  const spots = spotsOf(DETAIL, folder.read(DETAIL)).filter(({ kind }) => kind === 'photograph')
  expect(spots.map(({ value }) => value)).toEqual(Object.values(typed))
})

it('explains why a job cannot be done, and changes nothing', () => {
  folder.write('content/data/contract.yaml', '- /beta\n')
  const answers: Answers[] = [
    { job: 'new', path: '', kind: 'detail', title: 'Alpha', parent: '/services/checks' },
    { job: 'new', path: '', kind: 'detail', title: '品質保証', parent: '/services/checks' },
    { job: 'publish', path: '/alpha', words: '' },
    { job: 'rename', path: '/alpha', to: '/Omega' },
    { job: 'rename', path: '/alpha', to: '/beta' },
    { job: 'rename', path: '/beta', to: '/omega' },
    { job: 'delete', path: '/services/checks', successor: '/' },
    { job: 'delete', path: '/alpha', successor: '/alpha' },
    { job: 'delete', path: '/alpha', successor: '/omega' },
  ]
  expect(answers.map(run)).toEqual([
    expect.stringMatching(/^The page “.+” is at \/alpha already/),
    'The title needs letters from A to Z: its address is made from them.',
    expect.stringMatching(/^“.+” is published already/),
    '"/Omega" is not an address: an address starts with "/", is lower-case and has no slash at its end.',
    expect.stringMatching(/^The page “.+” is at \/beta already/),
    '/beta is one of the addresses that must stay, so the page keeps it.',
    expect.stringMatching(/^Below this page: “.+”, “.+”\./),
    'Choose the page that replaces it.',
    'Choose the page that replaces it.',
  ])
})

it('takes a page back to a draft that its links wait for, and publishes it again as it was', () => {
  folder.write('content/data/released.yaml', '- /alpha\n')
  const before = Object.fromEntries(folder.files.list().map((file) => [file, folder.read(file)]))
  expect(run({ job: 'unpublish', path: '/alpha', successor: '/services/checks' })).toBeUndefined()
  expect(folder.read(DETAIL)).toMatch(/^draft: true$/m)
  expect(JSON.parse(folder.read('content/data/redirects.json'))).toContainEqual({
    from: '/alpha',
    to: '/services/checks',
  })
  expect(errors().join()).toMatch(/is a draft.*links lead to it from/)
  expect(run({ job: 'unpublish', path: '/alpha' } as Answers)).toBe('This page is a draft already.')
  expect(run({ job: 'publish', path: '/alpha' })).toBeUndefined()
  for (const [file, text] of Object.entries(before)) expect(folder.read(file)).toBe(text)
})

it('keeps a page published that others stand under, or whose address is promised', () => {
  const parent = { job: 'unpublish', path: '/services/checks', successor: '/' } as const
  expect(run(parent)).toContain('Below this page')
  folder.write('content/data/contract.yaml', '- /alpha\n')
  const successor = '/services/checks'
  expect(run({ job: 'unpublish', path: '/alpha', successor })).toContain('must stay')
})

it('puts another photograph in the place of one, with its words, and removes the first', () => {
  const [, heading = ''] = /^## (.*)$/m.exec(folder.read(DETAIL)) ?? []
  const bytes = new Uint8Array(png(1400, 900))
  const added = { job: 'photograph', path: '/alpha', name: 'one.png', bytes } as const
  const words = { alt: 'Two people at a table', caption: 'At "work" (late)' }
  run({ ...added, section: heading as '', ...words })
  const place = folder.read(DETAIL).indexOf('![')
  const other = { job: 'replace', path: '/alpha', name: 'two.png', place } as const
  expect(run({ ...other, bytes: new Uint8Array(png(700, 700)) })).toContain('at least 1200')
  expect(run({ ...other, place: place + 1, bytes })).toContain('no longer there')
  expect(run({ ...other, bytes })).toBeUndefined()
  expect(folder.read(DETAIL)).toContain('![Two people at a table](two.png "At \\"work\\" (late)")')
  expect(folder.files.list().filter((file) => file.endsWith('.png'))).toEqual([`${PHOTOS}two.png`])
})
