/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { WORDS } from '../../check/rules/specification/specifiedWords.ts'
import { fileOfData } from '../../lib/content/data.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { textOf } from '../../lib/testing/tree.ts'
import { spotsOf } from '../document/texts.ts'
import { aboutSpot } from './labels.ts'

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
  expect(saidAt(fileOfData('strengths'), '0.title')).toContain(fixed)
  expect(saidAt(fileOfData('strengths'), '0.text')).not.toContain(fixed)
})
