import { useEffect, useId, useRef } from 'react'
import { parse } from 'yaml'
import { type Spot, yamlOf } from '../text/spots.ts'
import { nameOf, schemaAt, schemaOfBlock, schemaOfFile } from './labels.ts'

/** What the author is changing: texts as they were when they were opened, and the sentence that was pointed at. */
export interface Chosen {
  spots: readonly Spot[]
  /** The one that was pointed at. */
  first: Spot
  sentence: string
  /** The file as it was then, and as it is by what was written here. */
  source: string
  written?: string
}

type Props = {
  chosen: Chosen
  onChange: (text: string) => void
  onClose: () => void
}

/** What the schema says of a text. */
function aboutSpot({ kind, path, file }: Spot, source: string, figure: string | undefined) {
  if (kind === 'prop') return schemaAt(schemaOfBlock(String(path[0]), figure), path.slice(2))
  if (kind !== 'field') return undefined
  const value = parse(yamlOf(file, source).text)
  return schemaAt(schemaOfFile(file, value), path)
}

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph:
    '**Bold** stands between two stars, a link is [words](/address). An empty line begins a new paragraph.',
  item: '**Bold** stands between two stars, a link is [words](/address).',
  photograph: '![What a visitor would see](file.jpg "The small line under it")',
}

/** The small editor: one text, or all words of a drawing. */
export function Words({ chosen, onChange, onClose }: Props) {
  const { spots, first, sentence, source } = chosen
  const id = useId()
  const values = useRef(new Map(spots.map((spot) => [spot, spot.value])))
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const { current } = field
    if (!current) return
    current.focus()
    const at = sentence ? first.value.indexOf(sentence) : -1
    if (at !== -1) current.setSelectionRange(at, at + sentence.length)
  }, [first, sentence])

  const write = (spot: Spot, value: string) => {
    values.current.set(spot, value)
    // From the end to the start, so that no text moves one that is still to be written.
    const changed = spots.filter((one) => values.current.get(one) !== one.value)
    const edits = changed.toSorted((a, b) => b.start - a.start)
    onChange(
      edits.reduce((text, one) => {
        const whole = one.write(values.current.get(one) ?? '')
        const end = whole.length - (source.length - one.end)
        return text.slice(0, one.start) + whole.slice(one.start, end) + text.slice(one.end)
      }, source),
    )
  }

  const figure = /\bname="(\w+)"/.exec(source.slice(Number(first.path[1] ?? 0)))?.[1]
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
      {spots.map((spot, index) => {
        const about = aboutSpot(spot, source, figure)
        const hint = about?.description ?? HINTS[spot.kind]
        return (
          <div key={`${spot.start}`}>
            <label htmlFor={`${id}-${index}`}>{nameOf(spot)}</label>
            <textarea
              id={`${id}-${index}`}
              ref={spot === first ? field : undefined}
              aria-describedby={hint ? `${id}-${index}-hint` : undefined}
              rows={Math.min(14, Math.max(1, Math.ceil(spot.value.length / 34)))}
              defaultValue={spot.value}
              spellCheck
              onChange={({ target }) => write(spot, target.value)}
            />
            {hint && (
              <p className="hint" id={`${id}-${index}-hint`}>
                {hint}
                {about?.maxLength && ` ${about.minLength ?? 0} to ${about.maxLength} characters.`}
              </p>
            )}
          </div>
        )
      })}
      <p className="row">
        <button type="submit" className="primary">
          Done
        </button>
        {first.file && <span className="hint">{first.file.replace('content/', '')}</span>}
      </p>
    </form>
  )
}
