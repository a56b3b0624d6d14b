/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { pagesShowing } from './shownOn.ts'
import { type Spot, spotsOf } from './texts.ts'

const ARTIFACT = 'content/data/artifacts/a.yaml'
const CLAIMS = 'content/data/claims.yaml'
const contents = {
  'content/a.mdx': 'It is <Claim id="one" /> here.',
  'content/b.mdx': '<Tile claim="one" />',
  'content/c.mdx': '<Claim id="one-more" />',
  [ARTIFACT]: 'name: A document\n',
  [CLAIMS]: 'figures:\n  - id: one\n    phrase: All\n  - id: listed\n    phrase: Listed\n',
  'content/data/statistics.yaml': '- claim: listed\n',
  'content/data/site.yaml': 'name: Us\n',
}

const textIn = (file: keyof typeof contents, words: string) =>
  spotsOf(file, contents[file]).find(({ value }) => value === words) as Spot

it.each([
  ['a document', textIn(ARTIFACT, 'A document'), ['content/a.mdx']],
  ['a claim', textIn(CLAIMS, 'All'), ['content/a.mdx', 'content/b.mdx']],
  ['a claim that a list shows, too', textIn(CLAIMS, 'Listed'), undefined],
  ['other facts', textIn('content/data/site.yaml', 'Us'), undefined],
])('finds the pages that show %s', (_, text, pages) => {
  expect(pagesShowing(contents, text)).toEqual(pages)
})
