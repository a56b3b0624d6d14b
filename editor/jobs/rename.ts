import { addressFault } from '../../check/newPage.ts'
import { field } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { slugOf } from '../../lib/content/slug.ts'
import type { Contents } from '../background/messages.ts'
import { callersOf, withCallersRenamed } from '../document/callers.ts'
import { withYaml } from '../document/texts.ts'
import { setAt } from '../document/yaml.ts'
import type { AnswersTo } from './answers.ts'
import { pageAt, Refusal } from './refusal.ts'
import { artifactOf, retargeted } from './retarget.ts'

/** An address as it is typed; of words, such as `Cookies policy`, their address beside the page's old one. */
const addressTyped = (typed: string, path: string) =>
  typed.startsWith('/') || !slugOf(typed)
    ? typed
    : `${path.slice(0, path.lastIndexOf('/'))}/${slugOf(typed)}`

/** Gives a page another address, to which all links and its old address lead, and another title if there is one. */
export function rename(site: Site, answers: AnswersTo<'rename'>) {
  const { path, to: typed, title, isNew, former = '', left = [] } = answers
  const to = addressTyped(typed, path)
  const page = pageAt(site, path, true)
  const wrong = addressFault(site, to)
  if (wrong) throw new Refusal(wrong)
  const changes = retargeted(site, page, to, isNew)
  const source = changes.get(page.file) ?? page.source
  const artifact = artifactOf(site, path)
  const moved: Contents = {
    ...Object.fromEntries(changes),
    [page.file]: null,
    [fileOfPath(to)]: source,
    ...(artifact && { [artifact.file]: null, [fileOfArtifact(to)]: artifact.source }),
  }
  const current = field(page, 'title')?.value
  return current && title
    ? { ...moved, ...retitled(site, moved, to, [current, former], title.trim(), new Set(left)) }
    : moved
}

/** Gives a page another title, and what calls it by the current one or by one before that. */
function retitled(
  site: Site,
  moved: Contents,
  path: string,
  titles: readonly string[],
  title: string,
  left: ReadonlySet<string>,
) {
  if (title === '') return {}
  const file = fileOfPath(path)
  const before = Object.fromEntries(site.all.map(({ file, source }) => [file, source]))
  const contents: Contents = { ...before, ...moved }
  const renamed = withCallersRenamed(contents, callersOf(contents, path, titles, title, left))
  const source = String(renamed[file] ?? contents[file])
  const isTitled = title === titles[0]
  return {
    ...renamed,
    [file]: isTitled ? source : withYaml(file, source, (yaml) => setAt(yaml, ['title'], title)),
  }
}
