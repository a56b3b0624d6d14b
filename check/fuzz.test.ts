/** @jest-environment node */
/**
 * Slips of the hand: whatever an author deletes, doubles, swaps, indents or pastes, the check answers, and what it tells
 * the author to write mends it.
 *
 * The pages are those of the small site and copies of three kinds, so that no page of an author can make this test fail, and
 * the slips are the same each time. With FUZZ_RUNS, which is how many slips to try, it takes the site's own pages and other
 * slips each time. All that fail are printed, with the seed that repeats them, for FUZZ_SEED.
 */
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isPageFile } from '#lib/content/files.ts'
import { FUZZ_RUNS, FUZZ_SEED } from '#lib/testing/fuzzing.ts'
import { checkSite } from './check.ts'
import type { ParsedFiles } from './parse/site.ts'
import type { Problem } from './problems.ts'
import { readEnglish } from './read/dictionaries.ts'
import { filesIn } from './read/disk.ts'
import type { Files } from './read/files.ts'
import { faultsOfCorrections, faultsOfFix } from './testing/corrections.ts'

/** Of the same few slips each time, or of others. */
const seed = FUZZ_SEED ?? (FUZZ_RUNS > 0 ? Date.now() : 20261128)
const TESTING = join(import.meta.dirname, 'testing')

/** The pages to spoil, and the data files that belong to them. */
function readPages(): Files {
  if (FUZZ_RUNS > 0) return filesIn('.')
  const site = filesIn(join(TESTING, 'site'))
  const copies = filesIn(join(TESTING, 'pages'))
  const folderOf = (file: string) => (copies.list().includes(file) ? copies : site)
  return {
    list: () => [...site.list(), ...copies.list()],
    read: (file) => folderOf(file).read(file),
    bytes: (file) => folderOf(file).bytes(file),
  }
}

const all = readPages()
const PAGES = all.list().filter(isPageFile)
const DATA = all.list().filter((file) => file.startsWith('content/data/'))
const parsed: ParsedFiles = new Map()

/** A page and the data files, so that a check takes little time. */
const alone = (page: string, source = all.read(page)): Files => ({
  list: () => [...DATA, page],
  read: (file) => (file === page ? source : all.read(file)),
  bytes: all.bytes,
})

const check = (files: Files) =>
  checkSite(files, {
    english: readEnglish(),
    parsed,
    now: new Date('2026-06-15'),
    specification: { addresses: [], counts: {}, links: {} },
  })

const nameOf = ({ rule, found }: Problem) => `${rule} ${found}`

/** What the check says of a page without the others, such as that nothing links to it. */
const namesOf = new Map(
  PAGES.map((page) => [page, new Set(check(alone(page)).problems.map(nameOf))] as const),
)

/** What word processors, other keyboards and other programs write. */
const CHARACTERS = [
  '“',
  '”',
  '’',
  '‘',
  '„',
  '"',
  "'",
  '`',
  '–',
  '—',
  '…',
  '•',
  '\u00A0',
  '\u200B',
  '\u202F',
  '\t',
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '##',
  ' ,',
  '(',
  '*',
  '**',
  '#',
  '|',
  '\\',
  '&nbsp;',
  ':',
  '- ',
]

type Slip = (lines: string[], line: number, share: number, character: string) => string[]

/** Each changes a line, at a share of its length. */
const SLIPS: Record<string, Slip> = {
  delete: (lines, line) => lines.toSpliced(line, 1),
  double: (lines, line) => lines.toSpliced(line, 0, lines[line] ?? ''),
  swap: (lines, line) => lines.toSpliced(line, 2, ...lines.slice(line, line + 2).toReversed()),
  indent: (lines, line, share) =>
    lines.with(line, `${' '.repeat(Math.ceil(share * 4))}${lines[line]}`),
  outdent: (lines, line) => lines.with(line, (lines[line] ?? '').trimStart()),
  tab: (lines, line) => lines.with(line, (lines[line] ?? '').replace(/^ {2}/, '\t')),
  join: (lines, line) =>
    lines.toSpliced(
      line,
      2,
      lines
        .slice(line, line + 2)
        .join(' ')
        .trimEnd(),
    ),
  insert: (lines, line, share, character) => {
    const text = lines[line] ?? ''
    const index = Math.floor(share * text.length)
    return lines.with(line, text.slice(0, index) + character + text.slice(index))
  },
  cut: (lines, line, share) => {
    const text = lines[line] ?? ''
    const index = Math.floor(share * text.length)
    return lines.with(line, text.slice(0, index) + text.slice(index + 1))
  },
}

/** Evenly from 0 to 1, for a place in a page or in a line. */
const share = fc.noBias(fc.integer({ min: 0, max: 999 })).map((thousandths) => thousandths / 1000)

const slips = fc.record({
  page: fc.constantFrom(...PAGES),
  slip: fc.constantFrom(...Object.keys(SLIPS)),
  line: share,
  share,
  character: fc.constantFrom(...CHARACTERS),
})

type Slips = typeof slips extends fc.Arbitrary<infer T> ? T : never

function faultsAfter({ page, slip, line, share, character }: Slips): string[] {
  const lines = all.read(page).split('\n')
  const text = SLIPS[slip]?.(lines, Math.floor(line * (lines.length - 1)), share, character)
  const source = (text ?? lines).join('\n')
  const files = alone(page, source)
  const names = [page, slip, JSON.stringify(character)].join(' ')
  const isOfSlip = (problem: Problem) => !namesOf.get(page)?.has(nameOf(problem))
  const checkSlip = (changed: Files) => {
    const checked = check(changed)
    return { ...checked, problems: checked.problems.filter(isOfSlip) }
  }
  const checked = checkSlip(files)
  return [
    ...faultsOfCorrections(files, checked, checkSlip),
    ...faultsOfFix(files, checked, checkSlip),
  ].map((fault) => `${names}: ${fault}`)
}

it('answers, and mends what it can, whatever has slipped', () => {
  const tried = fc.sample(slips, { numRuns: FUZZ_RUNS > 0 ? FUZZ_RUNS : 200, seed })
  expect({ seed, faults: tried.flatMap(faultsAfter) }).toEqual({ seed, faults: [] })
})
