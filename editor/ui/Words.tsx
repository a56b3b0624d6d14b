import { useEffect, useRef, useState } from 'react'
import { schemaAt } from '../../check/parse/schema.ts'
import { applyEdits } from '../../check/report/edits.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import { Labeled, TextArea } from './controls.tsx'
import { nameOf, schemaOfBlock, schemaOfFile } from './labels.ts'
import { focusText } from './Preview.tsx'
import { rewrite, type State, set, textOf } from './store.ts'

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph:
    'Write **bold** words and [links](/address) like this. An empty line starts a new paragraph.',
  listItem: 'Write **bold** words and [links](/address) like this. A new line starts another item.',
  photograph: '![What a visitor would see](file.jpg "Caption")',
}

function aboutSpot({ kind, path, file }: Spot, source: string) {
  if (kind === 'field') return schemaAt(schemaOfFile(file), path, readYamlOf(file, source).value)
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  const name = /\bname="(\w+)"/.exec(source.slice(Number(start)))?.[1]
  return schemaAt(schemaOfBlock(String(block)), rest, { name })
}

/** The small editor for the chosen texts, in which the clicked sentence is selected. */
export function Words({ id, first, spots, sentence }: NonNullable<State['chosen']>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [values, setValues] = useState(() => spots.map(({ value }) => value))
  const [about] = useState(() => spots.map((spot) => aboutSpot(spot, textOf(spot.file))))

  useEffect(() => {
    const start = sentence ? first.value.indexOf(sentence) : -1
    field.current?.focus()
    if (start !== -1) field.current?.setSelectionRange(start, start + sentence.length)
  }, [first, sentence])

  const write = (index: number, words: string) => {
    const now = values.with(index, words)
    const edits = spots
      .map((spot, index) => ({ spot, text: now[index] ?? '' }))
      .filter(({ spot, text }) => text !== spot.value)
      .map(({ spot, text }) => spot.edit(text))
    setValues(now)
    rewrite(first.file, (text) => applyEdits(text, edits), id)
  }
  const done = () => {
    set({ chosen: undefined })
    focusText()
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
        // While an input method composes a word, its keys are not ours.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey)))
          done()
      }}
    >
      {spots.map((spot, index) => (
        <Labeled key={spot.start} label={nameOf(spot)} about={about[index]}>
          {(common) => (
            <TextArea
              {...common}
              ref={spot === first ? field : undefined}
              value={values[index] ?? ''}
              onChange={({ target }) => write(index, target.value)}
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
