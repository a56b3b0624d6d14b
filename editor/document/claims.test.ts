/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { textOf } from '../../lib/testing/tree.ts'
import { CLAIMS, filesWithClaim, indexOfClaim, withClaims, wordsWithFigures } from './claims.ts'
import { matchesIn } from './search.ts'
import { readYamlOf } from './texts.ts'

/** Claims in words of the test, whatever those of the site are. */
const { figures, ...others } = readYamlOf(CLAIMS, textOf(CLAIMS)).value as { figures: object[] }
const id = 'tested-claim'
const own = {
  id,
  phrase: 'nine in ten',
  meaning: { definition: 'what was counted', period: '2025' },
}
const index = figures.length
const all = [...figures, { ...figures[0], ...own }]
const contents = { [CLAIMS]: JSON.stringify({ ...others, figures: all }) }
const shown = 'nine in ten (what was counted; 2025)'
const tag = `<Claim id="${id}" />`

it('tells the words of claims in place of their tags, and those of one that is not there by its name', () => {
  expect(withClaims(contents, `It is ${tag}, not <Claim id="none" />.`)).toBe(
    `It is ${shown}, not none.`,
  )
  expect(indexOfClaim(contents, tag)).toBe(index)
  expect(indexOfClaim(contents, '<Claim id="none" />')).toBe(-1)
  expect(withClaims({ [CLAIMS]: 'figures: [' }, tag)).toBe(id)
})

it('shows what was found beside a claim with its words', () => {
  const file = 'content/a.mdx'
  const page = `---\ntitle: A\n---\n\n<Section>\n\n## One\n\nIt is ${tag} for **us**.\n\n</Section>\n`
  const [match] = matchesIn({ ...contents, [file]: page }, [file], 'us')
  expect(match).toMatchObject({ before: `It is ${shown} for ` })
})

it('has the words of a claim follow its figure', () => {
  const claim = {
    id: 'one',
    figure: 'over 9',
    wording: 'Over 9 in ten',
    phrase: 'for over 9 of us',
  }
  const after = { figures: [{ ...claim, figure: 'up to 8' }] }
  expect(wordsWithFigures({ figures: [claim] }, after)).toEqual([
    { path: ['figures', 0, 'wording'], words: 'Up to 8 in ten' },
    { path: ['figures', 0, 'phrase'], words: 'for up to 8 of us' },
  ])
  expect(
    wordsWithFigures({ figures: [claim] }, { figures: [{ ...claim, wording: 'It' }] }),
  ).toEqual([])
  // Another claim in its place is another.
  expect(
    wordsWithFigures({ figures: [claim] }, { figures: [{ ...claim, id: 'two', figure: '7' }] }),
  ).toEqual([])
})

it('finds the files that show a claim', () => {
  const contents = {
    'content/a.mdx': 'We <Claim id="one" />.',
    'content/b.mdx': '<Tile label="x" claim="one" />',
    'content/c.mdx': 'We <Claim id="one-more" />, and one is a word.',
    'content/data/statistics.yaml': '- claim: one\n- claim: two\n',
    'content/d.mdx': null,
  }
  expect(filesWithClaim(contents, 'one')).toEqual([
    'content/a.mdx',
    'content/b.mdx',
    'content/data/statistics.yaml',
  ])
})
