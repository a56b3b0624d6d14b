import { expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))
// It draws its blocks by a renderer that needs more than jsdom has.
jest.unstable_mockModule('./BlockMenu.tsx', () => ({ AddBlock: () => null }))

const { StructurePanel } = await import('./StructurePanel.tsx')
const { set, work } = await import('./store.ts')
const { stepWords } = await import('./stepWords.ts')

const FILE = 'content/a.mdx'

/** Shows the panel of a text in a section. */
function show(section: string, text: string, layout = 'text') {
  const source = `---\ntitle: A\nlayout: ${layout}\n---\n\n<Section>\n\n## One\n\n${section}\n\n</Section>\n`
  set({ contents: { [FILE]: source } })
  const spot = spotsOf(FILE, source).find(({ value }) => value === text)
  if (!spot) throw new Error('The page has no such text.')
  render(<StructurePanel spot={spot} />)
}

it('tells an item of a list in a list from the item around it', () => {
  const error = jest.spyOn(console, 'error')
  show('- Outer\n  - Inner', 'Inner')
  expect(screen.getAllByText(/^Item/)).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})

it.each([
  [
    '<CardGrid>\n\n<Card title="A card" icon="bug">\n\nWords.\n\n</Card>\n\n</CardGrid>',
    ['Card', 'Cards'],
  ],
  [
    '<Accordion>\n\n<AccordionItem title="A">\n\nWords.\n\n</AccordionItem>\n\n</Accordion>',
    ['Text that opens', 'Texts that open'],
  ],
  ['- Words.', ['Item', 'Plain list']],
  ['<List marker="cross">\n\n- Words.\n\n</List>', ['Item', 'Marked points']],
])('calls the parts of a page what colleagues call them: %s', (section, names) => {
  show(section, 'Words.')
  const heads = screen.getAllByText((_, node) => node?.matches('.part > p:first-child') ?? false)
  expect(heads.map(({ firstChild }) => firstChild?.textContent)).toEqual([...names, 'Section'])
})

it.each(['Up item', 'Add an item below', 'Remove item'])(
  'has Undo name the button of a change: %s',
  async (name) => {
    show('- First\n- Words.', 'Words.')
    const before = work().contents
    await userEvent.click(screen.getByRole('button', { name, hidden: true }))
    const { contents, history } = work()
    const step = history.steps[history.done - 1]
    const label = name.replace(/ item$/, '')
    const of = label === name ? '' : ' of the item'
    expect(step && stepWords(step, FILE, contents, before)).toBe(`“${label}”${of} on “A”`)
  },
)

it('moves words past a picture, which stands where the layout says, and says so there', async () => {
  show('Words.\n\n![A desk](desk.jpg)\n\nMore.', 'More.')
  await userEvent.click(screen.getByRole('button', { name: 'Up paragraph', hidden: true }))
  expect(work().contents[FILE]).toContain('More.\n\n![A desk](desk.jpg)\n\nWords.')
  cleanup()
  show('Words.\n\n![A desk](desk.jpg)\n\nMore.', 'A desk')
  for (const name of ['Up photograph', 'Down photograph'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled()
  expect(screen.getByLabelText('Layout')).toHaveValue('beside')
  expect(screen.getByText(/^The layout says where it stands/)).toBeInTheDocument()
})

it.each([
  ['![A desk](desk.jpg)', 'detail', true],
  ['![A desk](desk.jpg)\n\n<Table caption="B">\n\n</Table>', 'detail', false],
  ['![A desk](desk.jpg)', 'text', false],
])(
  'says of %s on a page with layout %s whether it needs another in its place',
  (section, layout, isNeeded) => {
    show(section, 'A desk', layout)
    const said = screen.queryByText(/if this one goes, add another\.$/)
    expect(said !== null).toBe(isNeeded)
  },
)

it('keeps the buttons of a row where they are for the names of the columns', async () => {
  show('| Head | B |\n| --- | --- |\n| c | d |', 'Head')
  const named = (name: string) => screen.getByRole('button', { name, hidden: true })
  expect(named('Remove row')).toBeDisabled()
  await userEvent.click(named('Add a row below'))
  expect(work().contents[FILE]).toContain('| --- | --- |\n| REPLACE: a row | REPLACE: |\n| c | d |')
})

const cardsOf = (count: number) => {
  const card = '<Card title="A card" icon="bug">\n\nWords.\n\n</Card>'
  return `<CardGrid>\n\n${Array(count).fill(card).join('\n\n')}\n\n</CardGrid>`
}

const tableOf = (count: number) => {
  const rowOf = (cell: string) => `|${` ${cell} |`.repeat(count)}`
  return `<Table caption="A">\n\n${['Words.', '---', 'c'].map(rowOf).join('\n')}\n\n</Table>`
}

it.each([
  ['columns', tableOf, 'Add to the right column', 'Remove column', 2, 4],
  ['cards', cardsOf, 'Add another', 'Remove card', 2, 8],
] as const)(
  'offers no more %s than the check takes, and none less',
  (_, some, added, kept, min, max) => {
    for (const count of [min, min + 1, max]) {
      show(some(count), 'Words.')
      const isOn = (name: string) =>
        !screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled
      expect([count, isOn(added), isOn(kept)]).toEqual([count, count < max, count > min])
      cleanup()
    }
  },
)

it('keeps what the specification of the site requires of a page, and the section around it', () => {
  const [path = '', [title = ''] = []] = Object.entries(WORDS.accordions)[0] ?? []
  const file = fileOfPath(path)
  const item = (name: string) =>
    `<AccordionItem title="${name}">\n\nWords of ${name}.\n\n</AccordionItem>\n\n`
  const sectionWith = (name: string) =>
    `<Section>\n\n<Accordion>\n\n${item(name)}${item('B')}${item('C')}</Accordion>\n\nMore of ${name}.\n\n</Section>\n\n`
  const source = `---\nlayout: landing\n---\n\n${sectionWith(title)}${sectionWith('A')}`
  set({ contents: { [file]: source } })
  for (const [words, isKept] of [
    [`Words of ${title}.`, [true, true, true]],
    ['Words of A.', [false, false, false]],
  ] as const) {
    const spot = spotsOf(file, source).find(({ value }) => value === words)
    if (!spot) throw new Error('The page has no such text.')
    const { unmount } = render(<StructurePanel spot={spot} />)
    const removing = screen.getAllByRole<HTMLButtonElement>('button', {
      name: /^Remove/,
      hidden: true,
    })
    expect([words, removing.map(({ disabled }) => disabled)]).toEqual([words, isKept])
    unmount()
  }
})

it('offers no more sections than a page may have, and none less', () => {
  const sections = (count: number) => '</Section>\n\n<Section>\n\nMore.\n\n'.repeat(count)
  for (const [more, added, kept] of [
    [0, true, false],
    [2, true, true],
    [4, false, true],
  ] as const) {
    const source = `---\nlayout: detail\n---\n\n<Section>\n\nWords.\n\n${sections(more)}</Section>\n`
    set({ contents: { [FILE]: source } })
    const spot = spotsOf(FILE, source).find(({ value }) => value === 'Words.')
    if (!spot) throw new Error('The page has no such text.')
    const { unmount } = render(<StructurePanel spot={spot} />)
    const named = (name: string): HTMLButtonElement =>
      screen.getByRole('button', { name, hidden: true })
    expect([more, !named('Add a section below').disabled]).toEqual([more, added])
    expect([more, !named('Remove section').disabled]).toEqual([more, kept])
    unmount()
  }
})
