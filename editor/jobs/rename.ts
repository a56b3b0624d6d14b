import { addressFault } from '../../check/newPage.ts'
import type { Site } from '../../check/parse/site.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { slugOf } from '../../lib/content/slug.ts'
import type { Contents } from '../background/messages.ts'
import type { AnswersTo } from './answers.ts'
import { pageAt, Refusal } from './refusal.ts'
import { artifactOf, retargeted } from './retarget.ts'

/** An address as it is typed; of words, such as `Cookies policy`, their address beside the page's old one. */
const addressTyped = (typed: string, path: string) =>
  typed.startsWith('/') || !slugOf(typed)
    ? typed
    : `${path.slice(0, path.lastIndexOf('/'))}/${slugOf(typed)}`

/** Gives a page another address, to which all links and its old address lead. */
export function rename(site: Site, { path, to: typed, isNew }: AnswersTo<'rename'>): Contents {
  const to = addressTyped(typed, path)
  const page = pageAt(site, path, true)
  const wrong = addressFault(site, to)
  if (wrong) throw new Refusal(wrong)
  const changes = retargeted(site, page, to, isNew)
  const source = changes.get(page.file) ?? page.source
  const artifact = artifactOf(site, path)
  return {
    ...Object.fromEntries(changes),
    [page.file]: null,
    [fileOfPath(to)]: source,
    ...(artifact && { [artifact.file]: null, [fileOfArtifact(to)]: artifact.source }),
  }
}
