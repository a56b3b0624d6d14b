import { type ComponentProps, useRef } from 'react'
import { schemaAt } from '../../check/parse/jsonSchema.ts'
import { REPLACE } from '../../check/parse/passages.ts'
import { valueAt } from '../../check/parse/source.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isPageFile } from '../../lib/content/files.ts'
import type { Contents } from '../background/messages.ts'
import { leftoversOf } from '../document/leftovers.ts'
import { readYamlOf, type Spot, spotsOf, withYaml } from '../document/texts.ts'
import { addAt, type Path, setAt } from '../document/yaml.ts'
import { choose, restructure, rewriteBeside } from './choice.ts'
import { Button, once, Thumbnail } from './controls.tsx'
import { useDirections } from './directions.ts'
import { pressing } from './edits.ts'
import { emptyOf, IS_FIRST, IS_LAST, isFull, reasonsOf, tooFewWithout } from './entries.ts'
import { inYaml } from './Form.tsx'
import { type FactList, listAround, moveEntry } from './factLists.ts'
import { schemaOfFacts } from './facts.ts'
import { headOfEntry, labelOf, labelOfEntries, titleOfFile } from './labels.ts'
import { movableAt } from './movable.ts'
import { withNamesakesOfFact } from './namesakes.ts'
import { PartForm } from './PartForm.tsx'
import { fileOfPhotograph, readPhotograph } from './photographs.ts'
import { shortNameOf } from './shortNames.ts'
import { open, showFact, textOf, useWork, work } from './store.ts'

/** An entry whose words are still to be written, so that each can be seen in the page and clicked. */
function placeholderOf(schema: JsonSchema, path: Path): unknown {
  const { type, properties = {}, required = [], pattern = '' } = schema
  if (type === 'object')
    return Object.fromEntries(
      required.map((key) => [key, placeholderOf(properties[key] ?? {}, [...path, key])]),
    )
  const words = `${REPLACE} ${labelOf(path).toLowerCase()}`
  const fits = !schema.enum && !schema.format && new RegExp(pattern, 'u').test(words)
  return type === 'string' && fits ? words : emptyOf(schema)
}

interface Fact {
  path: Path
  value: unknown
}

/** The place of a fact that the entry around a text has, or may have, and that has no words in the page. */
function factBeside({ file, path }: Spot, key: string): Fact | undefined {
  const { value } = readYamlOf(file, textOf(file))
  const schema = schemaOfFacts(file, value)
  const depth = path.findLastIndex(
    (part, index) =>
      typeof part === 'number' && schemaAt(schema, [...path.slice(0, index + 1), key], value),
  )
  if (depth === -1) return undefined
  const fact = [...path.slice(0, depth + 1), key]
  return { path: fact, value: valueAt(value, fact) }
}

/** The first text of the entry at a path. */
const firstTextIn = (file: string, text: string, entry: Path): Spot | undefined =>
  spotsOf(file, text).find(({ path }) => `${path.join()},`.startsWith(`${entry.join()},`))

const NO_SAMPLE = 'No longer a sample'

/** Goes on from a text that is not shown any more, such as initials in whose place there is a photograph, to the entry's first. */
function leaveUnshown(): void {
  const [open] = work().chosen?.spots ?? []
  if (!open) return
  const { file, path } = open
  const { value } = readYamlOf(file, textOf(file))
  const entry = path.slice(0, -1)
  const { onlyWithout = '' } = schemaAt(schemaOfFacts(file, value), path, value) ?? {}
  const isShown = !valueAt(value, [...entry, onlyWithout])
  const first = isShown ? undefined : firstTextIn(file, textOf(file), entry)
  if (first) choose(first)
}

const REMOVE_PHOTOGRAPH = 'Remove photograph'

/** Chooses the photograph of an entry, such as a person, beside the page that shows it, or takes it away. */
function PhotographChoice({ file, photo: { path, value } }: { file: string; photo: Fact }) {
  const { contents } = useWork()
  const input = useRef<HTMLInputElement>(null)
  const old = typeof value === 'string' ? value : ''
  const label = old ? 'Choose another photograph' : 'Choose a photograph'
  const change = (button: string, how: (yaml: string) => string, more: Contents) =>
    rewriteBeside(file, `photograph ${performance.now()}`, {
      deed: pressing(button),
      how: (text) => withYaml(file, text, how),
      more,
    })
  const take = async (chosen: File) => {
    const { name, photograph } = await readPhotograph(chosen, old)
    change(label, (yaml) => setAt(yaml, path, name), photograph)
    leaveUnshown()
  }
  const remove = () => {
    // What it shows is said of no other.
    const how = (yaml: string) =>
      setAt(setAt(yaml, path, undefined), path.with(-1, 'photoAlt'), undefined)
    const leftovers = leftoversOf(contents, file, withYaml(file, textOf(file), how))
    change(REMOVE_PHOTOGRAPH, how, Object.fromEntries(leftovers.map((name) => [name, null])))
  }
  return (
    <>
      <Thumbnail bytes={contents[fileOfPhotograph(old)]} />
      <Button onClick={() => input.current?.click()}>{label}</Button>
      {old && <Button onClick={once(remove)}>{REMOVE_PHOTOGRAPH}</Button>}
      {/* The button opens it. */}
      <span hidden>
        <input
          ref={input}
          type="file"
          aria-label="Photograph"
          accept="image/jpeg,image/png"
          onChange={({ target: { files } }) => {
            const [chosen] = files ?? []
            if (chosen) void take(chosen)
          }}
        />
      </span>
    </>
  )
}

/** Moves, removes and adds entries of a list of facts in the page, and leads to all facts of the file. */
export function EntryPanel({ spot }: { spot: Spot }) {
  const { contents } = useWork()
  const { file } = spot
  const list = listAround(spot)
  const count = list?.entries.length ?? 0
  const of = list && labelOfEntries(list.listPath).toLowerCase()
  const act = (button: string, how: (yaml: string) => string, of?: string) => {
    const text = withYaml(file, textOf(file), how)
    restructure(file, { text }, pressing(button, of))
    return text
  }
  const add = ({ listPath, index, entries, schema }: FactList) => {
    const words = placeholderOf(schema.items ?? {}, listPath)
    const isNamed = schema.items?.properties?.id
    const entry = isNamed ? { ...Object(words), id: shortNameOf(Object(words), entries) } : words
    const text = act('Add another', (yaml) => addAt(yaml, listPath, entry, index + 1))
    const first = firstTextIn(file, text, [...listPath, index + 1])
    if (first) choose(first, first.value)
  }
  /** Removes the entry, and goes on at the next one, or else the one before. */
  const remove = ({ listPath, index, entries }: FactList) => {
    const text = act('Remove', (yaml) => setAt(yaml, [...listPath, index], undefined), of)
    const beside = firstTextIn(file, text, [...listPath, Math.min(index, entries.length - 2)])
    if (beside) choose(beside)
  }
  const { value: facts } = readYamlOf(file, textOf(file))
  const isOfDocument = pathOfArtifact(file) !== undefined
  const changeFacts: ComponentProps<typeof PartForm>['change'] = (by, how, deed) =>
    rewriteBeside(file, `${file} ${by.join(' ')}`, {
      deed,
      how: (text) => withYaml(file, text, (yaml) => how(yaml, inYaml)),
      also: withNamesakesOfFact(file),
    })
  const { before, behind } = useDirections(spot, list?.index ?? 0, movableAt(spot)?.all ?? [])
  const photo = factBeside(spot, 'photo')
  const sample = factBeside(spot, 'placeholder')
  const title = isPageFile(file) ? 'this page' : `“${titleOfFile(file, contents)}”`
  return (
    <>
      {list && (
        <div className="part">
          <p>
            {headOfEntry(list.listPath, list.entries[list.index])}{' '}
            <span className="hint">
              {list.index + 1} of {count}
            </span>
          </p>
          {isOfDocument && (
            <PartForm
              schema={schemaOfFacts(file, facts) ?? {}}
              value={facts}
              path={spot.path}
              change={changeFacts}
              isNamed
            />
          )}
          <p className="row">
            <Button
              whyOff={list.index === 0 && IS_FIRST}
              onClick={() => moveEntry(spot, list, list.index - 1, pressing(before, of))}
            >
              {before}
            </Button>
            <Button
              whyOff={list.index === count - 1 && IS_LAST}
              onClick={() => moveEntry(spot, list, list.index + 1, pressing(behind, of))}
            >
              {behind}
            </Button>
            <Button whyOff={tooFewWithout(count, list.schema)} onClick={once(() => remove(list))}>
              Remove
            </Button>
            <Button whyOff={isFull(count, list.schema)} onClick={() => add(list)}>
              Add another
            </Button>
            <span className="hint">
              {reasonsOf({
                Remove: tooFewWithout(count, list.schema),
                'Add another': isFull(count, list.schema),
              })}
            </span>
          </p>
        </div>
      )}
      <p className="row">
        {photo && <PhotographChoice file={file} photo={photo} />}
        {sample?.value === true && (
          <Button onClick={() => act(NO_SAMPLE, (yaml) => setAt(yaml, sample.path, undefined))}>
            {NO_SAMPLE}
          </Button>
        )}
        <Button
          onClick={() => {
            open(file)
            showFact(file, spot.path)
          }}
        >{`All words and numbers of ${title}`}</Button>
      </p>
    </>
  )
}
