import { type ComponentProps, useRef, useState } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import type { Content, Contents } from '../background/messages.ts'
import { figuresIn } from '../document/claims.ts'
import type { Deed } from '../document/history.ts'
import { numberTyped } from '../document/numbers.ts'
import { isAddress, isCells, isClaim, isPhotograph, isSeries } from '../document/schemas.ts'
import { asInline, inLine } from '../document/texts.ts'
import { Cells } from './Cells.tsx'
import { Button, TextArea, Thumbnail } from './controls.tsx'
import { pressing } from './edits.ts'
import { labelOfChoice, words } from './labels.ts'
import { paste } from './paste.ts'
import { fileOfPhotograph, readPhotograph } from './photographs.ts'
import { RichBox, useSelecting } from './RichBox.tsx'
import { pagesIn, seriesIn, useWork } from './store.ts'
import { Toolbar } from './Toolbar.tsx'
import type { WordsBox } from './wordsBox.ts'

/** A longer text needs a box of several lines. */
const MAX_SHORT = 70

type Option = { value: string; label: string }

/** What can be chosen where not just any words fit: pages, series, or what the schema lists. */
function optionsOf(schema: JsonSchema, contents: Contents): Option[] | undefined {
  if (isAddress(schema))
    return pagesIn(contents)
      .filter(({ path }) => schema.enum?.includes(path) ?? true)
      .map(({ path, title }) => ({
        value: path,
        // Its title is a line for visitors; the list of pages calls it the same.
        label: `${path === '/' ? 'Home' : title} (${path})`,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  // The list of numbers calls them the same.
  if (isClaim(schema))
    return figuresIn(contents).map(({ id, wording }) => ({ value: id, label: wording }))
  if (isSeries(schema)) return seriesIn(contents).map((value) => ({ value, label: words(value) }))
  return schema.enum?.map((value) => ({ value, label: labelOfChoice(value) }))
}

/** What all controls have: the id that their label names, and what describes them. */
type Common = { id: string; 'aria-describedby': string | undefined; required: boolean }

type ChoiceProps = {
  options: readonly Option[]
  value: string
  isOptional: boolean
  common: Common
  onChoice: (value: string) => void
}

function Choice({ options, value, isOptional, common, onChoice }: ChoiceProps) {
  // A value that is no longer there stays until another is chosen.
  const other = options.some((option) => option.value === value) ? '' : value
  return (
    <select {...common} value={value} onChange={({ target }) => onChoice(target.value)}>
      {(isOptional || !value || other) && (
        <option value={other}>{other || (isOptional ? 'None' : 'Choose …')}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type PhotographInputProps = {
  name: string
  isOptional: boolean
  common: Common
  onPhotograph: (name: string, photograph?: Contents) => void
}

function PhotographInput({ name, isOptional, common, onPhotograph }: PhotographInputProps) {
  const { contents, picture } = useWork()
  const [picked, setPicked] = useState<Content>()
  const pasted = picked ? undefined : picture[fileOfPhotograph(name)]
  const bytes = picked ?? pasted ?? contents[fileOfPhotograph(name)]
  return (
    <div className="photograph">
      {/* As large before a file is chosen as after it, so that nothing below moves. */}
      <div className="frame">
        <Thumbnail bytes={bytes} />
      </div>
      <div>
        <input
          {...common}
          required={common.required && !name}
          type="file"
          accept="image/jpeg,image/png"
          onChange={async ({ target: { files } }) => {
            const [file] = files ?? []
            if (!file) return
            const { name: next, bytes, photograph } = await readPhotograph(file, name)
            setPicked(bytes)
            onPhotograph(next, photograph)
          }}
        />
        {pasted && <p className="hint">{`${name} is taken. Choose a file to take another.`}</p>}
        {name && isOptional && (
          <Button
            onClick={() => {
              setPicked(undefined)
              onPhotograph('')
            }}
          >
            Remove {name}
          </Button>
        )}
      </div>
    </div>
  )
}

type CheckboxProps = { isChecked: boolean; common: Common; onCheck: (isChecked: boolean) => void }

const Checkbox = ({ isChecked, common, onCheck }: CheckboxProps) => (
  <input
    {...common}
    required={false}
    type="checkbox"
    checked={isChecked}
    onChange={({ target }) => onCheck(target.checked)}
  />
)

type NumberInputProps = Omit<ComponentProps<'input'>, 'value'> & {
  value: string
  /** Receives undefined where a number that may be missing was removed. */
  onNumber: (number: number | undefined) => void
}

/** Takes a number as people type it, with a point or a comma; while it is none, the last one stays. */
function NumberInput({ value, onNumber, ...props }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...props}
      inputMode="decimal"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = numberTyped(target.value)
        const isRemoved = !props.required && target.value.trim() === ''
        if (number !== undefined || isRemoved) onNumber(number)
      }}
    />
  )
}

type RichTextProps = {
  fact: string
  common: Common
  onFact: (fact: string, deed?: Deed) => void
}

/** A text whose words can be bold, in italics or a link. */
function RichText({ fact, common, onFact }: RichTextProps) {
  const box = useRef<WordsBox>(null)
  const select = useSelecting(() => box.current)
  const { value, written } = asInline(fact)
  const write = (words: string, deed?: Deed) => onFact(written(inLine(words)), deed)
  return (
    <Toolbar
      field={box}
      isParagraph={false}
      onWrite={(words, selection, deed) => {
        write(words, deed)
        select(selection)
      }}
    >
      <RichBox
        {...common}
        ref={box}
        value={value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onPaste={(event) => paste(event)}
      />
    </Toolbar>
  )
}

/** What a choice is where nothing is written, as far as it can be chosen. */
const defaultOf = ({ description = '', enum: choices }: JsonSchema): string =>
  choices?.find((choice) => description.includes(`Default: ${choice}.`)) ?? ''

type ControlProps = {
  schema: JsonSchema
  /** By which Undo calls a choice. */
  label: string
  value: unknown
  /** The words to choose from, if no others may be written. */
  names?: readonly string[] | undefined
  isOptional: boolean
  common: Common
  /** Receives the new value, undefined for none, what was done unless it was typed, and the photograph that it names, if that is new. */
  onValue: (value: unknown, deed?: Deed, photograph?: Contents) => void
}

/** The control for a single value, chosen by its schema. */
export function Control(props: ControlProps) {
  const { schema, label, value, names, isOptional, common, onValue } = props
  const { contents } = useWork()
  const text = value === undefined || value === null ? '' : String(value)
  const set = (next: unknown, deed?: Deed, photograph?: Contents) =>
    onValue(isOptional && (next === '' || next === false) ? undefined : next, deed, photograph)
  const choose = (next: unknown, photograph?: Contents) => set(next, pressing(label), photograph)
  if (isCells(schema) && names) return <Cells cells={text} columns={names} onCells={choose} />
  const options =
    names?.map((name) => ({ value: name, label: name })) ?? optionsOf(schema, contents)
  if (options)
    return (
      <Choice
        options={options}
        value={text || defaultOf(schema)}
        isOptional={isOptional && !defaultOf(schema)}
        common={common}
        onChoice={choose}
      />
    )
  if (isPhotograph(schema))
    return (
      <PhotographInput name={text} isOptional={isOptional} common={common} onPhotograph={choose} />
    )
  if (schema.type === 'boolean' || schema.const === true)
    return <Checkbox isChecked={value === true} common={common} onCheck={choose} />
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  // What has a format or pattern and no limit is short, such as an address or a day.
  const isPlain = !isNumber && !schema.format && !schema.pattern
  const isLong = schema.maxLength === undefined ? isPlain : schema.maxLength > MAX_SHORT
  if (schema.inline) return <RichText fact={text} common={common} onFact={set} />
  // A fact is a single paragraph.
  if (isLong)
    return (
      <TextArea
        {...common}
        value={text}
        room={schema.maxLength}
        onChange={({ target }) => set(inLine(target.value))}
        onPaste={(event) => paste(event)}
      />
    )
  if (isNumber) return <NumberInput {...common} value={text} onNumber={set} />
  return (
    <input
      {...common}
      type={schema.format === 'date' ? 'date' : 'text'}
      value={text}
      onChange={({ target }) => set(target.value)}
      onPaste={(event) => paste(event)}
    />
  )
}
