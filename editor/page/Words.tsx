import { useEffect, useRef } from 'react'
import { parse } from 'yaml'
import { applyEdits } from '#tools/lint/fix.ts'
import { type Spot, yamlOf } from '../text/spots.ts'
import { Labeled, TextArea } from './controls.tsx'
import { nameOf, schemaAt, schemaOfBlock, schemaOfFile } from './labels.ts'

/** What the author is changing: texts as they were when they were opened, and the sentence that was pointed at. */
export interface Chosen {
  spots: readonly Spot[]
  /** The one that was pointed at. */
  first: Spot
  sentence: string
  /** The file as it was then, and as it is by what was written here. */
  source: string
  written: string
  /** What is written in place of each text. */
  values: ReadonlyMap<Spot, string>
}

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph:
    '**Bold** stands between two stars, a link is [words](/address). An empty line begins a new paragraph.',
  listItem: '**Bold** stands between two stars, a link is [words](/address).',
  photograph: '![What a visitor would see](file.jpg "The small line under it")',
}

/** What the schema says of a text. */
function aboutSpot({ kind, path, file }: Spot, source: string) {
  if (kind === 'field') return schemaAt(schemaOfFile(file, parse(yamlOf(file, source).text)), path)
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  const figure = /\bname="(\w+)"/.exec(source.slice(Number(start)))?.[1]
  return schemaAt(schemaOfBlock(String(block), figure), rest)
}

/** What was chosen, with other words in one of its texts. */
function withWords(chosen: Chosen, spot: Spot, value: string): Chosen {
  const values = new Map(chosen.values).set(spot, value)
  const changed = [...values].filter(([one, words]) => words !== one.value)
  const edits = changed.map(([one, words]) => one.edit(words))
  return { ...chosen, values, written: applyEdits(chosen.source, edits) }
}

type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void; onClose: () => void }

/** The small editor: one text, or all words of a drawing. */
export function Words({ chosen, onChange, onClose }: Props) {
  const { spots, first, sentence, source, values } = chosen
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const { current } = field
    const at = sentence ? first.value.indexOf(sentence) : -1
    current?.focus()
    if (at !== -1) current?.setSelectionRange(at, at + sentence.length)
  }, [first, sentence])

  return (
    <form
      className="words"
      aria-label="Words"
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey))) onClose()
      }}
    >
      {spots.map((spot) => (
        <Labeled key={spot.start} label={nameOf(spot)} about={aboutSpot(spot, source)}>
          {(common) => (
            <TextArea
              {...common}
              ref={spot === first ? field : undefined}
              value={values.get(spot) ?? spot.value}
              onChange={({ target }) => onChange(withWords(chosen, spot, target.value))}
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
