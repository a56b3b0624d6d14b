/** @jest-environment node */
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { toString as textOf } from 'mdast-util-to-string'
import { BLANK, folded } from '../../check/parse/passages.ts'
import { parseBody } from '../../lib/content/mdx.ts'
import { FUZZ_RUNS } from '../../lib/testing/fuzzing.ts'
import { caretOf, isBold, isLink, offsetOf, shownOf, wordsOf } from './looks.ts'
import { escapedWords, runsOf } from './markdown.ts'
import { type Changed, ledOut, replaced, settled } from './typing.ts'

/** Words with their signs, and the place of the caret or of what is selected between brackets of their own. */
function read(marked: string) {
  const runs = runsOf(marked.replace(/[⟨⟩]/g, ''))
  const start = caretOf(runs, marked.indexOf('⟨'))
  const end = caretOf(runs, marked.indexOf('⟩') - 1)
  return { runs, range: { start: start.at, end: end.at }, caret: end }
}

function marked({ runs, caret }: Changed): string {
  const words = wordsOf(settled(runs))
  const at = offsetOf(settled(runs), caret)
  return `${words.slice(0, at)}⟨⟩${words.slice(at)}`
}

const type = (before: string, words: string) => {
  const { runs, range, caret } = read(before)
  return replaced(runs, range, words, caret)
}

it.each([
  ['one **two⟨⟩** three', 's', 'one **twos⟨⟩** three'],
  ['one **two**⟨⟩ three', 's', 'one **two**s⟨⟩ three'],
  ['one [two](/a)⟨⟩ three', 's', 'one [two](/a)s⟨⟩ three'],
  ['one [two⟨⟩](/a) three', 's', 'one [twos⟨⟩](/a) three'],
  ['one **⟨two⟩** three', 'x', 'one **x⟨⟩** three'],
  ['one [⟨two⟩](/a) three', 'x', 'one [x⟨⟩](/a) three'],
  ['⟨one **two** three⟩', 'x', 'x⟨⟩'],
  ['⟨**one** two⟩ three', 'x', 'x⟨⟩ three'],
  ['one **t⟨wo** thr⟩ee', 'x', 'one **tx⟨⟩**ee'],
  ['one **two⟨⟩** three', '\n\n', 'one **two**\n\n⟨⟩ three'],
  ['one **tw⟨⟩o** three', '\n\n', 'one **tw**\n\n⟨⟩**o** three'],
  ['one [tw⟨⟩o](/a)', '\n', 'one [tw](/a)\n⟨⟩[o](/a)'],
  ['a **b⟨⟩** c', '**d** e', 'a **bd e⟨⟩** c'],
  ['a [b⟨⟩](/a) c', '[d](/b) e', 'a [bd e⟨⟩](/a) c'],
  ['a b⟨⟩ c', '**d** [e](/f)', 'a b**d** [e](/f)⟨⟩ c'],
  ['one _two⟨⟩_ three', 's', 'one _twos⟨⟩_ three'],
  ['one **t⟨⟩o**', '_w_', 'one **tw⟨⟩o**'],
  ['**a ⟨⟩ c**', '_b_', '**a _b_⟨⟩ c**'],
  ['a ⟨⟩ c', '` b `', 'a  `b` ⟨⟩ c'],
  ['a⟨⟩ c', '<Claim id="b" />', 'a<Claim id="b" />⟨⟩ c'],
  ['a <Claim id="b" />⟨⟩ c', 's', 'a <Claim id="b" />s⟨⟩ c'],
  ['a _<Claim id="b" />⟨⟩_ c', 's', 'a _<Claim id="b" />s⟨⟩_ c'],
  ['a ⟨<Claim id="b" />⟩ c', 'd', 'a d⟨⟩ c'],
])('writes in %j in place of what is selected: %j', (before, words, after) => {
  expect(marked(type(before, words))).toBe(after)
})

it.each([
  ['one **⟨t⟩** three', 'one ⟨⟩ three'],
  ['one [⟨two⟩](/a) three', 'one ⟨⟩ three'],
  ['o⟨ne **tw⟩o** three', 'o⟨⟩**o** three'],
  ['**on⟨e** two **th⟩ree**', '**on⟨⟩ree**'],
  ['**one**⟨ ⟩**two**', '**one⟨⟩two**'],
  ['`one`⟨ ⟩`two`', '`one⟨⟩two`'],
  ['**one⟨ two⟩** three', '**one⟨⟩** three'],
  ['**⟨one⟩ two** three', '⟨⟩ **two** three'],
  ['**one**⟨\n⟩**two**', '**one⟨⟩two**'],
  ['[**one**⟨ two⟩](/a)', '[**one**⟨⟩](/a)'],
  ['a _b⟨ <Claim id="c" />⟩ d_', 'a _b⟨⟩ d_'],
])('deletes in %j what is selected, and no half of a pair of signs', (before, after) => {
  expect(marked(type(before, ''))).toBe(after)
})

it('goes on in bold words after a space, which stands outside until then', () => {
  const spaced = type('a **b⟨⟩**', ' ')
  expect(wordsOf(settled(spaced.runs))).toBe('a **b** ')
  const { at } = spaced.caret
  const { runs } = replaced(spaced.runs, { start: at, end: at }, 'c', spaced.caret)
  expect(wordsOf(settled(runs))).toBe('a **b c**')
  const out = ledOut(spaced.runs, spaced.caret, isBold)
  const plain = out && replaced(out.runs, { start: at, end: at }, 'c', out.caret)
  expect(plain && wordsOf(settled(plain.runs))).toBe('a **b** c')
})

it('goes on in italics within bold words, and leaves the space outside of both', () => {
  const spaced = type('**a _b⟨⟩_**', ' ')
  expect(wordsOf(settled(spaced.runs))).toBe('**a _b_** ')
  const { at } = spaced.caret
  const { runs } = replaced(spaced.runs, { start: at, end: at }, 'c', spaced.caret)
  expect(wordsOf(settled(runs))).toBe('**a _b c_**')
})

it('leads out of bold words and links at their end alone', () => {
  const { runs, caret } = read('**a [b⟨⟩](/c)**')
  expect(ledOut(runs, caret, isLink)?.caret.pairs).toHaveLength(1)
  expect(ledOut(runs, caret, isBold)?.caret.pairs).toHaveLength(0)
  for (const elsewhere of ['**a⟨⟩b**', 'a⟨⟩ **b**', '**a**⟨⟩ b']) {
    const { runs, caret } = read(elsewhere)
    expect(ledOut(runs, caret, isBold)).toBeUndefined()
  }
})

it('becomes what its signs say once somebody has typed both', () => {
  expect(marked(type('a **b*⟨⟩ c', '*'))).toBe('a **b**⟨⟩ c')
  expect(shownOf(type('a **b*⟨⟩ c', '*').runs)).toBe('a b c')
  expect(marked(type('a ⟨⟩ c', '[b](/d)'))).toBe('a [b](/d)⟨⟩ c')
})

const PIECES = [
  'one',
  'two ',
  ' ',
  '"x"',
  '.',
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '(/a)',
  '\n',
  '<5',
  '\\',
]
const START =
  'One **two** [three **four**](/a) `five` **[six](/b) _seven_**, **"eight"** _of **nine**_ *or ten*.\n**Ten.** <Claim id="a" />'

it('shows on the page what the box shows, whatever is written and deleted where', () => {
  const edit = fc.record({
    start: fc.nat(60),
    length: fc.oneof(fc.constant(0), fc.nat(12)),
    words: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES)),
  })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      let runs: Changed['runs'] = runsOf(START)
      for (const { start, length, words } of edits) {
        const all = shownOf(runs).length
        const from = Math.min(start, all)
        const before = shownOf(runs)
        const range = { start: from, end: Math.min(from + length, all) }
        const changed = replaced(runs, range, words)
        runs = changed.runs
        expect(changed.caret.at).toBeLessThanOrEqual(shownOf(runs).length)
        if (!/[*_`[\]()]/.test(before + words))
          expect(shownOf(runs)).toBe(before.slice(0, from) + words + before.slice(range.end))
      }
      const written = wordsOf(settled(runs))
      expect(shownOf(runsOf(written))).toBe(shownOf(runs))
      const markdown = escapedWords(written, 'paragraph')
      const blocks = parseBody(markdown).children.map((block) => textOf(block))
      // The words of a claim stand elsewhere.
      expect(folded(blocks.join(' '))).toBe(folded(shownOf(runs).replaceAll(BLANK, '')))
    }),
    FUZZ_RUNS > 0 ? { numRuns: FUZZ_RUNS } : { seed: 20261129, numRuns: 300 },
  )
})
