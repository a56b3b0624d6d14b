/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { filesIn } from '../../check/read/disk.ts'
import { applyEdits } from '../../check/report/edits.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { clashesIn, inFormOf, merged, plain } from './merge.ts'
import { type Spot, spotsOf } from './texts.ts'
import { addAt, movedAt, setAt } from './yaml.ts'

const files = filesIn(process.cwd())
  .list()
  .filter((file) => isPageFile(file) || /^content\/data\/.*\.(?:yaml|json)$/.test(file))

/** Variants of files from other machines. */
const FORMS: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with a byte order mark', (text) => `\uFEFF${text}`],
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
]

it.each(FORMS)('every file %s keeps its bytes, also around a changed line', (_, form) => {
  for (const file of files) {
    const source = form(readFileSync(file, 'utf8'))
    const text = plain(source)
    expect(text).not.toMatch(/[\r\uFEFF]/)
    expect(inFormOf(source, text) === source).toBe(true)
    const [line = ''] = /(?<=\n)[^\n]*[a-z][^\n]*(?=\n)/.exec(text) ?? []
    const before = source.split('\n')
    const after = inFormOf(source, text.replace(line, `${line} Ω`)).split('\n')
    expect(after.filter((changed, index) => changed !== before[index])).toHaveLength(1)
  }
})

it.each([
  ['is changed by me and deleted by another', 'One\n\nThree\n', ''],
  ['is deleted by me and changed by another', '', 'One\n\nThree\n'],
  ['is deleted by me and changed by another, without its last line break', '', 'One\n\nThree'],
])('a file that %s is kept or deleted as a whole', (_, mine, theirs) => {
  const both = merged('One\n\nTwo\n', mine, theirs)
  const whole = theirs.replace(/[^\n]$/, '$&\n')
  expect(clashesIn(both).map((clash) => [...clash])).toEqual([[both, mine, whole]])
})

const written = (
  source: string,
  spots: readonly (Spot | undefined)[],
  words: (spot: Spot, index: number) => string,
) =>
  applyEdits(
    source,
    spots.map((spot, index) => spot?.edit(words(spot, index))).filter((edit) => edit !== undefined),
  )

it('every text keeps its bytes, no-break spaces included, when opened and saved, and when changed and changed back', () => {
  const wrong: unknown[] = []
  let count = 0
  for (const [index, file] of files.entries()) {
    const source = readFileSync(file, 'utf8').replaceAll(/(?<=\d|\p{L}) (?=\p{L}.{9})/gu, '\u00A0')
    const hasWords = ({ isNumber, value }: Spot) => !isNumber && value !== ''
    const spots = spotsOf(file, source).filter(hasWords)
    count += spots.length
    for (const spot of spots)
      if (written(source, [spot], ({ value }) => value) !== source)
        wrong.push([file, spot.value, 'opened'])
    // Changed at once: all of the body, and of the head, which a change reads anew, another field in each file.
    const fields = spots.filter(({ kind }) => kind === 'field')
    const field = fields[(index * 7) % fields.length]
    const isChanged = (spot: Spot) =>
      hasWords(spot) && (spot.kind !== 'field' || spot.path.join() === field?.path.join())
    const before = spots.filter(isChanged)
    const other = written(source, before, ({ value }) => `${value} Ω`)
    if (other.replaceAll(' Ω', '') !== source) wrong.push([file, field?.path, 'changed more'])
    const after = spotsOf(file, other).filter(isChanged)
    expect([file, ...after.map(({ value }) => value)]).toEqual([
      file,
      ...before.map(({ value }) => `${value} Ω`),
    ])
    const back = written(other, after, (_, index) => before[index]?.value ?? '')
    if (back !== source) wrong.push([file, field?.path, 'changed back'])
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(6000)
})

it('every number of a document or drawing keeps its bytes when opened and saved, and changes alone', () => {
  const numbers = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return spotsOf(file, source)
      .filter(({ isNumber }) => isNumber)
      .map((spot) => ({ source, spot }))
  })
  expect(numbers.length).toBeGreaterThan(500)
  for (const { source, spot } of numbers) {
    const { file, path, start, end, value } = spot
    expect(written(source, [spot], () => value)).toBe(source)
    // While it is no number, such as after all its digits are gone.
    expect(written(source, [spot], () => '')).toBe(source)
    const other = written(source, [spot], () => ' 1234,5 ')
    expect([file, path, other]).toEqual([
      file,
      path,
      `${source.slice(0, start)}1234.5${source.slice(end)}`,
    ])
  }
})

it.each([
  [
    'a tag',
    '<Note title="One & two">\n\nText.\n\n</Note>\n',
    'Say "no" &amp; go',
    'title="Say &quot;no&quot; &amp;amp; go"',
  ],
  ['braces', "<Figure\n  steps={['a', 'b']}\n/>\n", "It's \\ so", "['It\\'s \\\\ so', 'b']"],
])('writes what must not stand plainly in %s', (_, body, now, expected) => {
  const file = 'content/a.mdx'
  const source = `---\ntitle: A\n---\n\n${body}`
  const spot = spotsOf(file, source).find(({ kind }) => kind === 'prop')
  const other = written(source, [spot], () => now)
  expect(other).toContain(expected)
  expect(spotsOf(file, other).find(({ kind }) => kind === 'prop')?.value).toBe(now)
})

it('writes the alt text and the caption of a photograph, each in its place', () => {
  const file = 'content/a.mdx'
  const plain = '---\ntitle: A\n---\n\n![Two at a table](table.jpg)\n'
  const write = (source: string, alt: string, caption: string) => {
    const spots = spotsOf(file, source).filter(({ kind }) => kind === 'photograph')
    return written(source, spots, ({ path }) => (path.at(-1) === 'alt' ? alt : caption))
  }
  const captioned = write(plain, 'Two [at <a] table', 'The "bench"\nat night')
  expect(captioned).toBe(
    plain.replace('at a', '\\[at \\<a\\]').replace('.jpg', '.jpg "The \\"bench\\" at night"'),
  )
  expect(spotsOf(file, captioned).map(({ value, path }) => [path.at(-1), value])).toEqual([
    ['title', 'A'],
    ['alt', 'Two [at <a] table'],
    ['caption', 'The "bench" at night'],
  ])
  expect(write(captioned, 'Two at a table', '')).toBe(plain)
})

it('keeps headings, cells and fields on one line, and text in its cell', () => {
  const file = 'content/a.mdx'
  const source =
    '---\ntitle: A\n---\n\n## One\n\n| Two | Three |\n| --- | --- |\n| Four | `a\\|b` |\n'
  const other = written(source, spotsOf(file, source), ({ value }) => `${value} \n| \n more`)
  expect(spotsOf(file, other).map(({ value }) => value)).toEqual([
    'A | more',
    'One | more',
    'Two | more',
    'Three | more',
    'Four | more',
    '`a|b` | more',
  ])
})

it('keeps what is a link in an answer, and writes what is none as words', () => {
  const file = 'content/a.mdx'
  const answer = 'Yes, as [how we work](/how-we-work) says.'
  const source = `---\nlayout: detail\ntitle: A\nfaqs:\n  - question: Q?\n    answer: ${answer}\n---\n`
  const answerIn = (text: string) => spotsOf(file, text).find(({ path }) => path[2] === 'answer')
  expect(answerIn(source)).toMatchObject({ value: answer, isInline: true })
  expect(spotsOf(file, source).filter(({ isInline }) => isInline)).toHaveLength(1)
  const typed = '**No**, at 2 * 3 [sic] <Note and'
  const other = written(source, [answerIn(source)], () => typed)
  expect(other).toContain(String.raw`answer: "**No**, at 2 \\* 3 \\[sic] &lt;Note and"`)
  expect(answerIn(other)?.value).toBe(typed)
  expect(written(other, [answerIn(other)], () => answer)).toContain(answer)
})

it('makes an item of each line that is typed or pasted into a list, and a paragraph of what stands behind an empty one', () => {
  const file = 'content/a.mdx'
  const source = '---\ntitle: A\n---\n\n- One\n  - Two\n\n1. Three\n'
  const other = written(source, spotsOf(file, source).slice(1), ({ value }) => `${value}\n- x\ny\n`)
  expect(other).toBe(
    '---\ntitle: A\n---\n\n- One\n- x\n- y\n  - Two\n  - x\n  - y\n\n1. Three\n1. x\n1. y\n',
  )
  const list = '---\ntitle: A\n---\n\n- One\n- Two\n'
  const ended = written(list, spotsOf(file, list).slice(1, 2), ({ value }) => `${value}\nx\n\ny`)
  expect(ended).toBe('---\ntitle: A\n---\n\n- One\n- x\n\ny\n\n- Two\n')
})

it('writes behind a note what two empty lines part from its last paragraph, and leaves those of any other text', () => {
  const file = 'content/a.mdx'
  const note = (behind: string) =>
    `---\ntitle: A\n---\n\n<Note title="B">\n\nOne.\n\nTwo.${behind}\n\nThree.\n`
  const source = note('\n\n</Note>')
  const spotIn = (words: string) => spotsOf(file, source).filter(({ value }) => value === words)
  const typed = (words: string, more: string) =>
    written(source, spotIn(words), () => `${words}${more}`)
  expect(typed('Two.', '\n\nx\n')).toBe(note('\n\nx\n\n</Note>'))
  expect(typed('Two.', '\n\n\n')).toBe(source)
  expect(typed('Two.', '\n\n\n<x')).toBe(note('\n\n</Note>\n\n\\<x'))
  expect(typed('Two.', '\n\nx\n\n\ny\n')).toBe(note('\n\nx\n\n</Note>\n\ny'))
  expect(typed('One.', '\n\n\nx')).not.toContain('</Note>\n\nx')
})

const YAML = `# Who we are
- id: one # the first
  street:
    - "A 1"
    - 'B 2'
  text: >-
    Long words
    in two lines.
# The other
- id: two
  street: [C]
`

it.each<[string, string, string]>([
  ['a quoted text', setAt(YAML, [0, 'street', 0], 'A 2'), YAML.replace('A 1', 'A 2')],
  [
    'a folded text',
    setAt(YAML, [0, 'text'], 'Long words in three lines.'),
    YAML.replace('two lines', 'three lines'),
  ],
  [
    'a text that needs quotes',
    setAt(YAML, [1, 'id'], 'two: b'),
    YAML.replace('id: two', 'id: "two: b"'),
  ],
  [
    'a new key',
    setAt(YAML, [0, 'placeholder'], true),
    YAML.replace('# The other', '  placeholder: true\n# The other'),
  ],
  ['a new entry', addAt(YAML, [0, 'street'], 'C 3'), YAML.replace("'B 2'\n", "'B 2'\n    - C 3\n")],
  [
    'a new entry in the middle',
    addAt(YAML, [0, 'street'], 'C 3', 1),
    YAML.replace("    - 'B 2'\n", "    - C 3\n    - 'B 2'\n"),
  ],
  [
    'an entry moved',
    movedAt(YAML, [0, 'street'], 1, 0),
    YAML.replace(`    - "A 1"\n    - 'B 2'\n`, `    - 'B 2'\n    - "A 1"\n`),
  ],
  [
    'a key less',
    setAt(YAML, [0, 'text'], undefined),
    YAML.replace(/ {2}text[\s\S]*?lines\.\n/, ''),
  ],
  [
    'an entry less, with its comment',
    setAt(YAML, [1], undefined),
    YAML.replace(/# The other\n- id: two[\s\S]*/, ''),
  ],
  [
    'the first entry less, without the comment of the file',
    setAt(YAML, [0], undefined),
    YAML.replace(/- id: one[\s\S]*(?=# The other)/, ''),
  ],
])('changes %s in YAML, and nothing else', (_, changed, expected) => {
  expect(changed).toBe(expected)
})
