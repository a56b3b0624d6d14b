/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { changesIn } from './changes.ts'

const file = 'content/a.mdx'
const page = `---
layout: detail
title: Some page
---

<Section>

## A heading

Every load can be tested, for an hour or a month.

- One
- Two

</Section>
`

const shown = (after: string) =>
  changesIn(file, page, after).map(({ kind, spots, key, runs }) => {
    const marks = { same: '', removed: '-', added: '+' }
    const name = key ?? spots.map((spot) => spot.kind).join(' ')
    return [`${kind} ${name}`.trim(), ...runs.map(({ kind, text }) => marks[kind] + text)]
  })

it('shows the words of a text that changed, without its syntax', () => {
  const after = page.replace('can be', 'must be').replace('Some page', '"Some: page"')
  expect(shown(after)).toEqual([
    ['changed field', 'Some', '+:', ' page'],
    ['changed paragraph', 'Every load ', '-can', '+must', ' be tested, for an hour or a month.'],
  ])
})

it('shows what a link says, and where it leads only if nothing else changed', () => {
  const linked = page.replace('for an hour', 'for [an hour](/a)')
  const runsOf = (after: string) =>
    changesIn(file, linked, after).flatMap(({ runs }) =>
      runs.filter(({ kind }) => kind !== 'same').map(({ text }) => text),
    )
  expect(runsOf(linked.replace('can be', 'must be'))).toEqual(['can', 'must'])
  expect(runsOf(linked.replace('(/a)', '(/b)'))).toEqual(['a', 'b'])
})

it('shows items, paragraphs and rows that came or went as their words', () => {
  const after = page.replace('- Two\n', '- Two\n- **Three** of them\n').replace('- One\n', '')
  expect(shown(after)).toEqual([
    ['removed listItem', '-One'],
    ['added listItem', '+Three of them'],
  ])
  const table = '| What | When |\n| --- | --- |\n| A load | At night |\n'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\nMore words.\n\n${table}`))).toEqual([
    ['added paragraph', '+More words.'],
    ['added tableCell tableCell', '+What | When'],
    ['added tableCell tableCell', '+A load | At night'],
  ])
})

it('shows facts that are no text by their keys, and everything else as lines', () => {
  const after = page
    .replace('layout: detail\n', 'layout: detail\ndraft: true\n')
    .replace('<Section>', '<Section layout="wide">')
    .replace('- Two\n', '')
  expect(shown(after)).toEqual([
    ['added draft', '+true'],
    ['changed', '<Section', '+ layout="wide"', '>'],
    ['removed listItem', '-Two'],
  ])
})

it('shows a block that came as its texts, and a photograph by its file, too', () => {
  const card =
    '<CardGrid>\n\n<Card title="One" icon="compass">\n\nWords.\n\n</Card>\n\n</CardGrid>\n'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\n${card}`))).toEqual([
    ['added prop', '+One'],
    ['added paragraph', '+Words.'],
  ])
  const photograph = '![Two people at a table](two.jpg)'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\n${photograph}\n`))).toEqual([
    ['added photograph', '+Two people at a table'],
    ['added photo', '+two.jpg'],
  ])
})

it('shows nothing of a text that is as it was', () => {
  expect(shown(page)).toEqual([])
})
