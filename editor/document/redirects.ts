/** The redirects of addresses whose pages are gone, or drafts again. */
import { fileOfData } from '../../lib/content/data.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import type { Content, Contents } from '../background/messages.ts'
import { readYamlOf } from './texts.ts'

export const REDIRECTS = fileOfData('redirects')

/** JSON has no comma after the last entry. */
const withoutLastComma = (redirects: string) => redirects.replace(/,(?=\s*\]\s*$)/, '')

/** Frees an address that is a page again from its redirect. */
export const withoutRedirect = (redirects: string, from: string): string =>
  withoutLastComma(redirects.replace(new RegExp(`^.*"from": "${from}".*\\r?\\n`, 'm'), ''))

/** Lets an address lead to another. */
export const withRedirect = (redirects: string, from: string, to: string): string =>
  withoutLastComma(redirects.replace('[', `[\n  { "from": "${from}", "to": "${to}" },`))

/** Whether a content of a page's file is a draft. */
export const isDraftText = (file: string, content: Content | undefined): boolean =>
  typeof content === 'string' && Object(readYamlOf(file, content).value).draft === true

/** The redirects once a page is no draft any more, given all files before; nothing for a page that was none. */
export function redirectsWithout(before: Contents, file: string, after: string): Contents {
  const redirects = before[REDIRECTS]
  if (!isPageFile(file) || typeof redirects !== 'string' || !isDraftText(file, before[file]))
    return {}
  const freed = isDraftText(file, after) ? redirects : withoutRedirect(redirects, pathOfFile(file))
  return { [REDIRECTS]: freed }
}
