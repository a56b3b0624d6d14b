/** @jest-environment node */
/** An owner may have any name: the check finds the same, whatever the firm is called, also where pages say its name. */
import { expect, it } from '@jest/globals'
import { fileOfData } from '#lib/content/data.ts'
import { isPageFile } from '#lib/content/files.ts'
import { getData } from '#lib/content/pages.ts'
import { checkSite } from './check.ts'
import { filesIn } from './read/disk.ts'

const SITE = fileOfData('site')
const files = filesIn('.')
const parsed = new Map()
const ownName = getData().site.name

/** Returns the problems of all pages and data for a firm with a name. */
function problemsFor(name: string): string[] {
  const line = `name: ${JSON.stringify(name)}`
  const read = (file: string) => {
    const source = files.read(file)
    if (file === SITE) return source.replace(/^name: .*/m, line)
    return isPageFile(file) ? source.replaceAll(ownName, name) : source
  }
  return (
    checkSite({ ...files, read }, { parsed })
      // How much room a name takes is another question. Advice on it, where it is given, can be left.
      .problems.filter(({ rule }) => rule !== 'length')
      .filter(({ file, severity }) => file !== SITE || severity === 'error')
      .map(({ file, line, found }) => `${file}:${line} ${found}`)
  )
}

const asItIs = problemsFor(ownName)

it.each([
  'True',
  'R&D “Q.E.D.”',
  '株式会社テスト',
  'Seamless QA',
  'Zero Defects',
  'Test Test',
  '100% QA',
  'AB „Testai“',
])('of a firm with the name %s', (name) => {
  expect(problemsFor(name)).toEqual(asItIs)
})
