import { expect, it } from '@jest/globals'
import { fileOfData } from '../../lib/content/data.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { pageGroups } from './pageGroups.ts'

const NAVIGATION = `links:
  - label: Home
    href: /
  - label: About
    href: /about
services:
  groups:
    - label: Checks
      href: /checks
      items:
        - label: Beta
          href: /beta
guides:
  heading: Find out
  links:
    - label: Tools
      href: /tools
`

/** The groups of pages, given the page above each, if there is one. */
function groupsOf(parents: Record<string, string>, navigation = NAVIGATION) {
  const pages = Object.entries(parents).map(([path, parent]) => [
    fileOfPath(path),
    `---\ntitle: ${path}\n${parent && `parent: ${parent}\n`}---\n`,
  ])
  const contents = { ...Object.fromEntries(pages), [fileOfData('navigation')]: navigation }
  return pageGroups(contents).map(({ title, pages }) => [title, pages.map(({ path }) => path)])
}

it('groups pages as the menu does, with what is below each, and the page that leads a group first', () => {
  const parents = {
    '/legal': '',
    '/about': '',
    '/': '',
    '/tools': '/',
    '/hammer': '/tools',
    '/alpha': '/beta',
    '/beta': '/checks',
    '/checks': '/',
    '/draft': '/checks',
  }
  expect(groupsOf(parents)).toEqual([
    ['Main pages', ['/', '/about']],
    ['Checks', ['/checks', '/alpha', '/beta', '/draft']],
    ['Find out', ['/tools', '/hammer']],
    ['Other pages', ['/legal']],
  ])
})

it('makes a group of its own for a page outside of the menu that has others below it', () => {
  expect(groupsOf({ '/': '', '/z': '/', '/a': '/z', '/b': '/a', '/c': '/' })).toEqual([
    ['Main pages', ['/']],
    ['/z', ['/z', '/a', '/b']],
    ['Other pages', ['/c']],
  ])
})

it('lists each page once while the menu cannot be read, or parents lead in a circle', () => {
  const groups = groupsOf({ '/': '', '/a': '/b', '/b': '/a' }, 'links: "')
  expect(groups.flatMap(([, paths]) => paths).toSorted()).toEqual(['/', '/a', '/b'])
})
