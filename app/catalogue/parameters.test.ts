/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES, figureSchemas } from '#lib/content/figures.ts'
import { parametersOf } from './parameters.ts'

const inWords = (schema: Parameters<typeof parametersOf>[0]) =>
  parametersOf(schema).map(({ name, required, takes }) => `${name}${required ? '' : '?'}: ${takes}`)

it('says what a block takes', () => {
  expect(inWords(blockProps.Card)).toEqual([
    'title: text of 3 to 48 characters',
    'icon: one of 52 names',
    'href?: text',
  ])
  expect(inWords(blockProps.List)).toEqual(['marker: "check" or "cross" or "arrow"'])
  expect(inWords(blockProps.CardGrid)).toEqual(['reveal?: yes or no'])
  expect(parametersOf(blockProps.Tiles)).toEqual([])
})

it('says what a drawing takes, lists and what is in them included', () => {
  expect(inWords(figureSchemas.lanes)).toEqual([
    'name: "lanes"',
    'title: text of 12 to 140 characters',
    'caption: text of 8 to 90 characters',
    'lanes: a list of 2 to 4',
    'lanes[].label: text of 1 to 12 characters',
    'lanes[].steps: a list of 1 to 4',
    'lanes[].steps[].at: a whole number, 1 to 4',
    'lanes[].steps[].label: text of 1 to 11 characters',
  ])
  expect(inWords(figureSchemas.locator)).toContain(
    'anchors: a list of 2 to 3, each text of 1 to 16 characters',
  )
  expect(inWords(figureSchemas.quadrant)).toContain('points[].x: a number, 8 to 92')
})

it('says what each is for', () => {
  expect(parametersOf(blockProps.Card)[0]?.meaning).toBe('Title of the card.')
  for (const name of FIGURE_NAMES) expect(figureSchemas[name].description).toMatch(/\.$/)
})
