import { type ComponentProps, useEffect, useState } from 'react'
import { parse, stringify } from 'yaml'
import { jsonOf } from '../../check/parse/jsonSchema.ts'
import type { Contents } from '../background/messages.ts'
import { pictureAround } from '../document/pictures.ts'
import { readYamlOf } from '../document/texts.ts'
import { type Answers, JOBS, type Job } from '../jobs/answers.ts'
import { AboutDeletion } from './AboutDeletion.tsx'
import { AboutNewPage, AboutNews } from './AboutNewPage.tsx'
import { Dialog } from './controls.tsx'
import { emptyOf } from './entries.ts'
import { inYaml, Parts } from './Form.tsx'
import { CallerList, useCallers, useFormerTitle } from './FormerTitle.tsx'
import { dismissFormerTitle } from './formerTitles.ts'
import { run } from './jobs.ts'
import { LinksToPage } from './LinksToPage.tsx'
import { pagesIn, textOf, useWork, work } from './store.ts'

/** Whether a page has cards, by which visitors find the pages under it. The menu stands for the home page. */
const canHaveCard = ({ file, path, isDraft }: ReturnType<typeof pagesIn>[number]) =>
  !isDraft && (path === '/' || textOf(file).includes('<CardGrid'))

/** A section of a page that has a heading, by which it is chosen. */
const SECTION = /<Section\b[\s\S]*?^## (.*?)\s*$/gm

/** Which picture a photograph would take the place of in a section. */
function aboutPicture(source: string, heading: unknown): string {
  const section = [...source.matchAll(SECTION)].find(([, text]) => text === heading)
  if (!section) return 'A section has room for one picture.'
  const picture = pictureAround(source, section.index)
  if (!picture) return 'A section has room for one picture. This one has none yet.'
  const { kind, shows } = picture
  return `The photograph takes the place of the ${kind} there${shows && `, “${shows}”`}.`
}

/** The words that are renamed with the title of a page. */
function RenamedCallers(
  props: Record<'path' | 'title' | 'former' | 'renamed', string> &
    Omit<ComponentProps<typeof CallerList>, 'callers'>,
) {
  const { path, title, former, renamed, left, onLeave } = props
  const callers = useCallers(path, former, title, renamed)
  return callers.length > 0 && <CallerList callers={callers} left={left} onLeave={onLeave} />
}

export function JobDialog({ job }: { job: Job }) {
  const { file, contents, original, chosen, picture } = useWork()
  const page = pagesIn(contents).find((candidate) => candidate.file === file)
  const path = page?.path ?? ''
  const { title, submit, answers } = JOBS[job]
  const schema = structuredClone(jsonOf(answers))
  const start: Record<string, unknown> = { to: path }
  if (job === 'rename') start.title = page?.title
  const [pasted] = Object.keys(picture)
  if (pasted) start.name = pasted.slice(pasted.lastIndexOf('/') + 1)
  if (schema.properties?.section) {
    const headings = [...textOf(file).matchAll(SECTION)]
    schema.properties.section.enum = headings.map(([, heading = '']) => heading)
    // That of the open text, in which the author stands.
    const place = chosen?.spots[0]?.start ?? 0
    const around = headings.findLast(({ index }) => index <= place)?.[1]
    if (around) start.section = around
  }
  const { parent } = Object(readYamlOf(file, textOf(file)).value)
  if (job === 'new' && schema.properties?.parent) {
    const parents = pagesIn(contents)
      .filter(canHaveCard)
      .map(({ path }) => path)
    schema.properties.parent.enum = parents
    // The open page or the one above it; from the home page, nobody can know.
    const around = path === '/' ? [] : [path, parent]
    start.parent = around.find((page) => parents.includes(page)) ?? ''
  }
  // An address that was never public needs no redirect.
  const isNew = original[file] === undefined
  const hasReaders = !page?.isDraft && !isNew
  if (!hasReaders) delete schema.properties?.successor
  if (job === 'unpublish' && parent && !isNew) start.successor = parent
  const place = Number(chosen?.spots[0]?.path[1])
  const former = useFormerTitle()
  const [yaml, setYaml] = useState(() => stringify({ ...Object(emptyOf(schema)), ...start }))
  const [photographs, setPhotographs] = useState<Contents>(picture)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState('')
  const answered = parse(yaml)
  if (schema.properties?.section)
    schema.properties.section.description = aboutPicture(textOf(file), answered.section)
  const submitWith = async (answered: object, photographs: Contents) => {
    const [bytes] = Object.values(photographs)
    const answers = {
      ...answered,
      job,
      path,
      bytes,
      isNew,
      place,
      former,
      left: [...left],
    } as Answers
    const refused = await run(answers)
    setRefusal(refused ?? '')
    // What was left was looked at.
    if (!refused && left.size > 0) dismissFormerTitle(work().file)
  }
  const picksAtOnce = job === 'replace' && !pasted
  useEffect(() => {
    if (!picksAtOnce) return
    try {
      document.querySelector<HTMLInputElement>('dialog [type=file]')?.showPicker()
    } catch {
      // Some browsers ask for another click, for which the button is there.
    }
  }, [picksAtOnce])
  return (
    <Dialog
      title={title}
      submit={submit}
      close="Cancel"
      trouble={refusal}
      onSubmit={() => submitWith(answered, photographs)}
    >
      {job === 'new' && <AboutNews />}
      {job === 'delete' && <AboutDeletion file={file} hasReaders={hasReaders} />}
      {job === 'unpublish' && <LinksToPage path={path} />}
      <Parts
        schema={schema}
        value={answered}
        path={[]}
        change={(_, how, _deed, photograph) => {
          setYaml((yaml) => how(yaml, inYaml))
          if (photograph) setPhotographs(photograph)
          // There is nothing else to ask.
          if (photograph && picksAtOnce) void submitWith(parse(how(yaml, inYaml)), photograph)
        }}
      />
      {job === 'new' && <AboutNewPage title={String(answered.title ?? '')} kind={answered.kind} />}
      {job === 'rename' && page && (
        <RenamedCallers
          {...page}
          former={former}
          renamed={String(answered.title ?? '')}
          left={left}
          onLeave={setLeft}
        />
      )}
    </Dialog>
  )
}
