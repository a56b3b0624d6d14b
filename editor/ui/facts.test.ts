/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { textOf } from '../../lib/testing/tree.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { aboutSpot } from './aboutTexts.ts'

/** What is said at the text of a file that has a path. */
function saidAt(file: string, path: string): string {
  const source = textOf(file)
  const spot = spotsOf(file, source).find((spot) => spot.path.join('.') === path)
  return (spot && aboutSpot(spot, source)?.description) ?? 'nothing'
}

it('says at each text that the specification fixes that it does, and at no other', () => {
  const [titled = ''] = Object.keys(WORDS.titles)
  const fixed = 'The owner of the site requires'
  expect(saidAt(fileOfPath(titled), 'title')).toContain(`${fixed} this title`)
  expect(saidAt(fileOfPath(titled), 'intro')).not.toContain(fixed)
  expect(saidAt(fileOfPath('/cookie-notice'), 'title')).not.toContain(fixed)
  for (const [path, texts] of Object.entries(WORDS.texts))
    for (const key of Object.keys(texts))
      expect(saidAt(fileOfPath(path), key)).toContain(`${fixed} these words`)
  const claims = textOf(fileOfData('claims'))
  const isFixed = ({ path, value }: Spot) =>
    path.at(-1) === 'wording' && value === WORDS.statistics[1]
  const claim = spotsOf(fileOfData('claims'), claims).find(isFixed)?.path.slice(0, -1).join('.')
  for (const key of ['figure', 'wording', 'phrase'])
    expect(saidAt(fileOfData('claims'), `${claim}.${key}`)).toContain(`${fixed} these words`)
  expect(saidAt(fileOfData('claims'), `${claim}.source`)).not.toContain(fixed)
  expect(saidAt(fileOfPath('/careers'), 'values.0.title')).toContain(`${fixed} these words`)
  expect(saidAt(fileOfData('strengths'), '0.title')).toContain(fixed)
  expect(saidAt(fileOfData('strengths'), '0.text')).not.toContain(fixed)
})

it('says which words of a text the specification wants on its page, and that those around them are free', () => {
  const file = fileOfPath('/services/core-testing')
  const about = (value: string, source: string) => {
    const spot = spotsOf(file, source).find((spot) => spot.value === value)
    return spot && aboutSpot(spot, source)?.description
  }
  const card = (title: string) => `\n<Card title="${title}">\nSome words.\n</Card>\n`
  expect(about('Functional testing', card('Functional testing'))).toMatch(
    /requires “functional” on this page\. You can change the words around that\./,
  )
  expect(about('Security', card('Security'))).toMatch(
    /requires these words.* refuses others\.(?! You)/,
  )
  expect(about('Other', card('Other'))).not.toContain('The owner')
})
