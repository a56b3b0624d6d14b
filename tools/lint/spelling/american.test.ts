/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { americanOf } from './american.ts'
import { readEnglish } from './english.ts'

const american = (word: string) => americanOf(word, readEnglish().has)

it.each([
  ['colour', 'color'],
  ['flavours', 'flavors'],
  ['favourite', 'favorite'],
  ['localising', 'localizing'],
  ['Behavioural', 'Behavioral'],
  ['ORGANISE', 'ORGANIZE'],
  ['optimisations', 'optimizations'],
  ['analysed', 'analyzed'],
  ['travelled', 'traveled'],
  ['modelling', 'modeling'],
  ['labelled', 'labeled'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['fulfilment', 'fulfillment'],
  ['defence', 'defense'],
  ['licence', 'license'],
  ['practised', 'practiced'],
  ['artefacts', 'artifacts'],
  ['grey', 'gray'],
  ['whilst', 'while'],
])('%s is %s', (british, expected) => {
  expect(american(british)).toBe(expected)
})

describe('is no British spelling:', () => {
  it.each([
    'four',
    'source',
    'analyses',
    'exercise',
    'promise',
    'controlled',
    'installed',
    'called',
    'tour',
    'glamour',
    'expertise',
    'comprised',
    'raising',
    'meter',
    'since',
    'does',
  ])('%s', (word) => {
    expect(american(word)).toBeUndefined()
  })

  it('a word that is misspelt in another way', () => {
    expect(american('recieve')).toBeUndefined()
  })
})
