import { useEffect, useRef, useState } from 'react'
import { applyEdits } from '#tools/lint/fix.ts'
import { schemaAt } from '#tools/lint/schemas.ts'
import { readYamlOf, type Spot } from '../text/spots.ts'
import { Labeled, TextArea } from './controls.tsx'
import { nameOf, schemaOfBlock, schemaOfFile } from './labels.ts'

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph: 'Write **bold** words and [links](/address) like this. An empty line starts a new paragraph.',
  listItem: 'Write **bold** words and [links](/address) like this. A new line starts another item.',
  photograph: '![What a visitor would see](file.jpg "Caption")',
}

/** A text's description in its schema. */
function aboutSpot({ kind, path, file }: Spot, source: string) {
  if (kind === 'field') return schemaAt(schemaOfFile(file), path, readYamlOf(file, source).value)
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  const name = /\bname="(\w+)"/.exec(source.slice(Number(start)))?.[1]
  return schemaAt(schemaOfBlock(String(block)), rest, { name })
}

type Props = {
  /** The texts edited together, the one that was clicked, and the clicked sentence. */
  spots: readonly Spot[]
  first: Spot
  sentence: string
  source: string
  onChange: (source: string) => void
  onClose: () => void
}

/** The small editor for a single text or all of a drawing's. */
export function Words({ spots, first, sentence, source, onChange, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [before] = useState(source)
  const [written, setWritten] = useState(source)
  const [values, setValues] = useState<ReadonlyMap<Spot, string>>(new Map())

  useEffect(() => {
    const { current } = field
    const at = sentence ? first.value.indexOf(sentence) : -1
    current?.focus()
    if (at !== -1) current?.setSelectionRange(at, at + sentence.length)
  }, [first, sentence])

  // A change elsewhere moved the words: in the source view, by a fix, an undo or a colleague.
  const isMoved = source !== written
  useEffect(() => {
    if (isMoved) onClose()
  }, [isMoved, onClose])

  const write = (spot: Spot, words: string) => {
    const now = new Map(values).set(spot, words)
    const edits = [...now].flatMap(([one, words]) => (words === one.value ? [] : one.edit(words)))
    const text = applyEdits(before, edits)
    setValues(now)
    setWritten(text)
    onChange(text)
  }
  const done = () => {
    onClose()
    const page = document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument
    page?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <form
      className="words"
      aria-label="Words"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey))) done()
      }}
    >
      {spots.map((spot) => (
        <Labeled key={spot.start} label={nameOf(spot)} about={aboutSpot(spot, before)}>
          {(common) => (
            <TextArea
              {...common}
              ref={spot === first ? field : undefined}
              value={values.get(spot) ?? spot.value}
              onChange={({ target }) => write(spot, target.value)}
            />
          )}
        </Labeled>
      ))}
      <p className="row">
        <button type="submit" className="primary">
          Done
        </button>
        <span className="hint">{first.file.replace('content/', '')}</span>
      </p>
    </form>
  )
}
