/** The addresses that the site has promised: their pages can be neither deleted nor renamed. */
import { listAt, perObject } from '../../check/parse/source.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf } from '../document/texts.ts'

const CONTRACT = fileOfData('contract')

/** The addresses that the site has promised to keep. */
const promisedIn = perObject((contents: Contents): ReadonlySet<unknown> => {
  const { value } = readYamlOf(CONTRACT, String(contents[CONTRACT] ?? ''))
  return new Set(listAt(value, []))
})

/** Whether the site has promised to keep an address. */
export const isPromised = (contents: Contents, path: string): boolean =>
  promisedIn(contents).has(path)
