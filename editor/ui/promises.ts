/** The addresses that the site has promised: their pages can be neither deleted nor renamed. */
import { listAt } from '../../check/parse/source.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf } from '../document/texts.ts'

const CONTRACT = fileOfData('contract')

/** Whether the site has promised to keep an address. */
export function isPromised(contents: Contents, path: string): boolean {
  const { value } = readYamlOf(CONTRACT, String(contents[CONTRACT] ?? ''))
  return listAt(value, []).includes(path)
}
