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
  changesIn(file, page, after).map(({ spot, runs }) => {
    const marks = { same: '', removed: '-', added: '+' }
    return [spot?.kind, ...runs.map(({ kind, text }) => marks[kind] + text)]
  })

it('shows the words of a text that changed, without its syntax', () => {
  const after = page.replace('can be', 'must be').replace('Some page', '"Some: page"')
  expect(shown(after)).toEqual([
    ['field', 'Some', '+:', ' page'],
    ['paragraph', 'Every load ', '-can', '+must', ' be tested, for an hour or a month.'],
  ])
})

it('shows lines where not only words changed', () => {
  const after = page.replace('<Section>', '<Section layout="wide">').replace('- Two\n', '')
  expect(shown(after)).toEqual([
    [undefined, '<Section', '+ layout="wide"', '>'],
    [undefined, '-- Two'],
  ])
})

it('shows nothing of a text that is as it was', () => {
  expect(shown(page)).toEqual([])
})
