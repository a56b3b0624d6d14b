import { expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { textOf as textOfTree } from '../../lib/testing/tree.ts'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
// Nor does when the browser has saved the words, which would be shown after the test.
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: () => new Promise(() => {}) }))

const { EntryPanel } = await import('./EntryPanel.tsx')
const { choose, writeWords } = await import('./choice.ts')
const { set, textOf, useWork, work } = await import('./store.ts')

/** Shows what can be done beside a text that was clicked. */
function show(file: string, source: string, text: string) {
  set({ original: { [file]: source }, contents: { [file]: source }, edits: {} })
  const spot = spotsOf(file, source).find(({ value }) => value === text)
  if (!spot) throw new Error('The file has no such text.')
  render(<EntryPanel spot={spot} />)
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

// What jsdom lacks of photographs.
URL.createObjectURL = () => 'blob:photograph'
const PEOPLE = fileOfData('people')
const person = (id: string) => `- id: ${id}\n  name: ${id}\n  monogram: AB\n  placeholder: true\n`

it('takes the photograph of a person whose words are open, and stays at these', async () => {
  show(PEOPLE, person('Ada') + person('Bo'), 'Bo')
  const { file } = work()
  const spot = spotsOf(PEOPLE, textOf(PEOPLE)).find(({ value }) => value === 'Bo')
  act(() => spot && choose(spot))
  const chosen = new File([], 'Bo Ek.JPG', { type: 'image/jpeg' })
  // Which jsdom lacks.
  chosen.bytes = async () => new Uint8Array([1])
  await userEvent.upload(screen.getByLabelText('Photograph'), chosen)
  await waitFor(() => expect(textOf(PEOPLE)).toMatch(/name: Bo\n(?:.*\n)*.*photo: bo-ek\.jpg\n/))
  expect(work().contents['content/data/photos/bo-ek.jpg']).toBeInstanceOf(Uint8Array)
  expect(work()).toMatchObject({ file, fact: undefined, chosen: { values: ['Bo'] } })
})

it('goes on at the name of a person whose initials a photograph replaces', async () => {
  show(PEOPLE, person('Ada'), 'AB')
  const [initials] = spotsOf(PEOPLE, textOf(PEOPLE)).filter(({ value }) => value === 'AB')
  act(() => initials && choose(initials))
  const chosen = new File([], 'ada.jpg', { type: 'image/jpeg' })
  chosen.bytes = async () => new Uint8Array([1])
  await userEvent.upload(screen.getByLabelText('Photograph'), chosen)
  await waitFor(() => expect(work().chosen?.values).toEqual(['Ada']))
})

it('takes a photograph away with what was said of it, and stays at the open text', async () => {
  const photograph = 'content/data/photos/ada.jpg'
  const photographed = `${person('Ada')}  photo: ada.jpg\n  photoAlt: Ada at a desk\n`
  show(PEOPLE, photographed, 'Ada')
  act(() => set({ contents: { ...work().contents, [photograph]: new Uint8Array([1]) } }))
  act(() => set({ original: work().contents }))
  const [name] = spotsOf(PEOPLE, textOf(PEOPLE)).filter(({ value }) => value === 'Ada')
  act(() => name && choose(name))
  await press('Remove photograph')
  expect(textOf(PEOPLE)).toBe(person('Ada'))
  expect(work().contents[photograph]).toBeNull()
  expect(work().chosen?.values).toEqual(['Ada'])
})

it('gives a new person a short name of its own, which follows the name', async () => {
  show(PEOPLE, person('Ada'), 'Ada')
  await press('Add another')
  await press('Add another')
  expect(textOf(PEOPLE)).toMatch(/id: replace-name-2\n.*id: replace-name\n/s)
  const added = spotsOf(PEOPLE, textOf(PEOPLE)).find(({ path }) => path.join() === '1,name')
  if (!added) throw new Error('The new person has no name.')
  act(() => {
    choose(added)
    writeWords(0, 'Bo Ek')
  })
  expect(textOf(PEOPLE)).toMatch(/id: bo-ek\n/)
})

it('takes the mark of a sample away', async () => {
  show(PEOPLE, person('Ada') + person('Bo'), 'Bo')
  await press('No longer a sample')
  expect(textOf(PEOPLE)).toBe(person('Ada') + person('Bo').replace('  placeholder: true\n', ''))
})

it('offers nothing of a sample to an entry that is none, and no photograph where there can be none', () => {
  const offices = fileOfData('offices')
  show(offices, '- id: bonn\n  city: Bonn\n  street:\n    - 1 Example Street\n', '1 Example Street')
  expect(screen.queryByRole('button', { name: 'No longer a sample' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose a photograph' })).toBeNull()
})

it('finds an office’s mark from a line of its street', async () => {
  const offices = fileOfData('offices')
  const office = '- id: bonn\n  city: Bonn\n  street:\n    - 1 Example Street\n'
  show(offices, `${office}  placeholder: true\n`, '1 Example Street')
  await press('No longer a sample')
  expect(textOf(offices)).toBe(office)
})

it('leads from a number of a document to its place in the form', async () => {
  const file = fileOfArtifact('/etl-testing')
  show(file, textOfTree('editor/testing/etl-testing.yaml'), '1206.62')
  await press(/^All words and numbers/)
  expect(work().fact).toEqual(['areas', 2, 'ledger'])
})

it('changes the number beside the words of a document that were clicked, and keeps these open', async () => {
  const file = fileOfArtifact('/etl-testing')
  show(file, textOfTree('editor/testing/etl-testing.yaml'), 'East')
  const east = spotsOf(file, textOf(file)).find(({ value }) => value === 'East')
  act(() => east && choose(east))
  const ledger = screen.getByRole('textbox', { name: 'Ledger' })
  await userEvent.clear(ledger)
  await userEvent.type(ledger, '12,5')
  expect(textOf(file)).toMatch(/area: East\n\s+ledger: 12.5\n/)
  expect(work().chosen?.values).toEqual(['East'])
})

/** The panel beside the open text, as the window shows it. */
function Beside() {
  const [spot] = useWork().chosen?.spots ?? []
  return spot && <EntryPanel spot={spot} />
}

it('keeps the focus in a field that may be empty, from its first letter on and when it is emptied again', async () => {
  const file = fileOfArtifact('/a')
  const field = 'fields:\n  - field: Card number\n'
  const source = `kind: conformance\nname: Report\n${field}`
  set({ original: { [file]: source }, contents: { [file]: source }, edits: {} })
  render(<Beside />)
  act(() => {
    const [spot] = spotsOf(file, source).filter(({ value }) => value === 'Card number')
    if (spot) choose(spot)
  })
  for (const [name, typed, written] of [
    ['Fault', 'no name', 'fault: no name'],
    ['Stop', '12', 'stop: 12'],
  ] as const) {
    const box = screen.getByRole('textbox', { name })
    await userEvent.type(box, typed)
    expect(box).toHaveFocus()
    expect(textOf(file)).toBe(`${source}    ${written}\n`)
    await userEvent.keyboard('{Backspace}'.repeat(typed.length))
    expect(box).toHaveFocus()
    expect(textOf(file)).toBe(source)
  }
  expect(work().chosen?.values).toEqual(['Card number'])
})

it('says of each button on its own why it is off', async () => {
  const strengths = fileOfData('strengths')
  const entries = Array.from({ length: 10 }, (_, at) => `- title: Strength ${at}\n  text: Words.\n`)
  show(strengths, entries.join(''), 'Strength 3')
  expect(
    screen.getByText('Remove: At least 10 must stay. Add another: No more than 10 fit here.'),
  ).toBeVisible()
})
