import { expect, it, jest } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fileOfData } from '../../lib/content/data.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
// This environment lays nothing out.
Element.prototype.scrollIntoView = () => {}
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { Details } = await import('./Form.tsx')
const { set, textOf } = await import('./store.ts')

const FILE = fileOfData('site')
const NAME = 'name: Tester\n'
const SOCIAL = 'social:\n  label: Network\n  href: https://network.rehearsal/tester\n'
const PARTNERS =
  'partners:\n  - name: One\n    monogram: PA\n    href: https://partner.rehearsal/news\n'

/** Shows the form of a file, as it was opened. */
function show(source: string) {
  const original = { [FILE]: source }
  set({ file: FILE, original, contents: original, edits: {} })
  render(<Details />)
}

it('removes a group or a list that may be missing, and adds it again', async () => {
  show(NAME + SOCIAL + PARTNERS)
  await userEvent.click(screen.getByRole('button', { name: 'Remove social network' }))
  expect(textOf(FILE)).toBe(NAME + PARTNERS)
  await userEvent.click(screen.getByRole('button', { name: 'Remove partners' }))
  expect(textOf(FILE)).toBe(NAME)
  await userEvent.click(screen.getByRole('button', { name: 'Add social network' }))
  expect(textOf(FILE)).toMatch(/^social:\n {2}label:/m)
})

it('makes the short name of a new entry from its name, until somebody sets it', async () => {
  const file = fileOfData('people')
  const opened = '- id: ceo\n  name: Ada Miller\n- id: cto\n  name: Ben Ott\n'
  set({ file, original: { [file]: opened }, contents: { [file]: opened }, edits: {} })
  render(<Details />)
  await userEvent.click(screen.getByRole('button', { name: 'Add another person' }))
  const added = within(screen.getByRole('group', { name: /^Person 3/ }))
  const name = added.getByLabelText('Name')
  const shortName = added.getByLabelText<HTMLInputElement>('Short name')
  expect(name).toHaveFocus()
  await userEvent.type(name, 'Cto')
  // Another has "cto".
  expect(shortName).toHaveValue('cto-2')
  await userEvent.type(name, ' Zoë Strauß')
  await userEvent.type(added.getByLabelText('Role'), 'CTO')
  await userEvent.type(name, '-Lee')
  expect(shortName).toHaveValue('cto-zoe-strauss-lee')
  await userEvent.clear(shortName)
  await userEvent.type(shortName, 'zoe')
  await userEvent.type(name, ' Jr.')
  expect(shortName).toHaveValue('zoe')
  // Pages may refer to those that were there before.
  await userEvent.click(screen.getByText('Ben Ott'))
  await userEvent.type(screen.getAllByLabelText('Name')[0] as HTMLElement, 'o')
  expect(textOf(file)).toContain('- id: cto\n  name: Ben Otto\n')
})

it('asks for initials where there is no photograph, and for what it shows where there is one', () => {
  const file = fileOfData('people')
  const askedOf = (person: string) => {
    const people = `- id: ceo\n  name: Ada Miller\n${person}`
    set({ file, original: { [file]: people }, contents: { [file]: people }, edits: {}, fact: [0] })
    const { container, unmount } = render(<Details />)
    const labels = Array.from(container.querySelectorAll('label'), (label) => label.textContent)
    unmount()
    return labels.filter((label) => /Photograph|photograph|Initials/.test(label))
  }
  expect(askedOf('')).toEqual(['Photograph', 'Initials'])
  expect(askedOf('  photo: ada.jpg\n  monogram: AM\n')).toEqual([
    'Photograph',
    'What the photograph shows',
  ])
})

it('removes an entry of such a list by the button of that entry alone', () => {
  show(NAME + PARTNERS)
  const names = screen
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Remove entry 1 of partners', 'Remove partners'])
})

it('says of a page whether visitors see it, and leaves it to the jobs to change that', () => {
  const file = 'content/alpha.mdx'
  const showPage = (release: string, promised: string) => {
    const original = {
      [file]: `---\nlayout: text\ntitle: All about alpha\n${release}---\n`,
      [fileOfData('contract')]: promised,
    }
    set({ file, original, contents: original, edits: {} })
    const { container, unmount } = render(<Details />)
    const [day] = within(container).queryAllByLabelText('Published from this day on')
    expect(within(container).queryByLabelText('Draft')).toBeNull()
    const [said] = Array.from(
      container.querySelectorAll('form > p:not(.hint)'),
      (text) => text.textContent,
    ).slice(1)
    unmount()
    return { said, day }
  }
  expect(showPage('draft: true\n', '[]').said).toMatch('nobody sees it until you press “Publish”')
  expect(showPage('', '["/alpha"]').said).toMatch('published, and stays so')
  expect(showPage('', '[]')).toEqual({ said: expect.stringMatching('“Unpublish”') })
  expect(showPage('publishAt: 2031-05-02\n', '[]').day).toHaveValue('2031-05-02')
})

it('opens of many entries those that are looked at, and moves an entry with its form and the focus', async () => {
  const file = fileOfData('people')
  const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
  const opened = people.map((name) => `- id: ${name.toLowerCase()}\n  name: ${name}\n`).join('')
  set({ file, original: { [file]: opened }, contents: { [file]: opened }, edits: {}, fact: [3] })
  render(<Details />)
  const names = () => screen.queryAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value)
  expect(names()).toEqual(['Dan'])
  await userEvent.click(screen.getByRole('button', { name: 'Up entry 4' }))
  expect(textOf(file)).toMatch(/Ben\n.*\n.*Dan\n.*\n.*Cleo/)
  expect(names()).toEqual(['Dan'])
  expect(screen.getByRole('button', { name: 'Up entry 3' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  // It cannot be moved on.
  expect(screen.getByRole('button', { name: 'Down entry 1' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Remove entry 1' }))
  expect(names()).toEqual([])
})

it('says in the place of an entry that it is gone and who uses it, and puts it back', async () => {
  const file = fileOfData('claims')
  const source = `figures:\n${['one', 'two', 'three'].map((id) => `  - id: ${id}\n    wording: Figure ${id}\n`).join('')}`
  const contents = { [file]: source, 'content/a.mdx': '---\ntitle: A\n---\n\n<Claim id="one" />\n' }
  set({ file, original: contents, contents, edits: {}, fact: undefined })
  render(<Details />)
  // What has moved under the pointer is not meant by the second click.
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove entry 1 of figures' }))
  expect(textOf(file)).toBe(source.replace(/ {2}- id: one\n.*\n/, ''))
  expect(screen.getByRole('status')).toHaveTextContent(
    '“Figure one” is removed. It is still used on “A”.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(textOf(file)).toBe(source)
  expect(screen.queryByText(/is removed/)).toBeNull()
})
