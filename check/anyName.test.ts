/** @jest-environment node */
/** An owner may have any name: the check finds the same in the pages, whatever the firm is called. */
import { expect, it } from '@jest/globals'
import { fileOfData } from '#lib/content/data.ts'
import { checkSite } from './check.ts'
import { formatProblem } from './problems.ts'
import { filesIn } from './read/disk.ts'

const SITE = fileOfData('site')
const files = filesIn('.')
const parsed = new Map()

/** Returns the errors of all pages and data for a firm with a name, or with its own. */
function errorsFor(name?: string): string[] {
  const line = `name: ${JSON.stringify(name)}`
  const read = (file: string) =>
    file === SITE && name ? files.read(file).replace(/^name: .*/m, line) : files.read(file)
  return checkSite({ ...files, read }, { parsed })
    .problems.filter(({ severity }) => severity === 'error')
    .map(formatProblem)
}

const asItIs = errorsFor()

it.each(['True', 'R&D “Q.E.D.”', '株式会社テスト'])('of a firm with the name %s', (name) => {
  expect(errorsFor(name)).toEqual(asItIs)
})
