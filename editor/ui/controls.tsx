import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useTransition,
} from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { isComposing } from '../../lib/isComposing.ts'
import type { Content } from '../background/messages.ts'
import { addressOf } from '../browser/lib/content/photos.ts'
import { wordsShown } from '../document/markdown.ts'
import type { Path } from '../document/yaml.ts'
import { set } from './store.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Why it cannot be pressed now, if so: shown when one points at it, and read aloud. */
  whyOff?: string | false | undefined
}

export const Button = ({ whyOff, ...props }: ButtonProps) => (
  <button type="button" {...props} {...(whyOff && { disabled: true, title: whyOff })} />
)

/** Does something at a click, unless it is the second of a double click: what has moved under the pointer is not meant by that. */
export const once =
  (act: () => void, isOnce = true) =>
  ({ detail }: MouseEvent) => {
    if (!isOnce || detail <= 1) act()
  }

const GLYPHS = {
  Up: 'M8 13V3M4 7l4-4 4 4',
  Down: 'M8 3v10M4 9l4 4 4-4',
  Remove: 'M4 4l8 8M12 4l-8 8',
  Tick: 'M3 8l4 4 6-8',
  Mark: 'M8 2v8M8 12v2',
  Dash: 'M4 8h8',
}

/** A sign on a button, which says in words what it does. */
export const Glyph = ({ name }: { name: keyof typeof GLYPHS }) => (
  <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d={GLYPHS[name]} />
  </svg>
)

export const Notice = ({ children }: { children: ReactNode }) =>
  children && (
    <p className="notice" role="alert">
      {children}
    </p>
  )

/** A photograph in small, as far as it is there. */
export const Thumbnail = ({ bytes }: { bytes: Content | undefined }) =>
  bytes instanceof Uint8Array &&
  bytes.length > 0 && <img className="thumbnail" src={addressOf(bytes)} alt="" />

/** How many letters fit into a line of the narrowest box. */
const LETTERS_IN_LINE = 40
const MAX_ROWS = 14

type TextAreaProps = ComponentProps<'textarea'> & {
  value: string
  /** As many letters as the text has room for, if it has limits. */
  room?: number | undefined
}

/** As high as its text needs, and no lower than a text of the usual length would. */
export function TextArea({ room = 0, ...props }: TextAreaProps) {
  const lines = props.value.split('\n').map((line) => Math.ceil(line.length / LETTERS_IN_LINE) || 1)
  const written = lines.reduce((sum, count) => sum + count, 0)
  const rows = Math.min(MAX_ROWS, Math.max(written, Math.ceil(room / 2 / LETTERS_IN_LINE)))
  return <textarea {...props} rows={rows} spellCheck />
}

type LabeledProps = {
  label: string
  about?: JsonSchema | undefined
  /** What is written, to be counted where it has limits. */
  value?: string | undefined
  /** Whether it may be left empty, so that nothing is missing then. */
  isOptional?: boolean
  /** The keys that lead to the fact, where it can be looked for. */
  path?: Path
  children: (common: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** `45 characters, 3 to 60 allowed`, and how many are too many or missing. */
function countText(count: number, min: number, max: number | undefined, unit: string) {
  if (max === undefined) return `${count} ${unit}, at least ${min}`
  const excess = count - max
  const missing = min <= 1 ? 0 : min - count
  const wrong = excess > 0 ? `: ${excess} too many` : missing > 0 ? `: ${missing} missing` : ''
  if (min <= 1 || min === max) return `${count} of ${max} ${unit}${wrong}`
  return `${count} ${unit}, ${min} to ${max} allowed${wrong}`
}

/** How long a text may be, in the place of its count while nothing is written. */
const limitsOf = (min: number, max: number) =>
  min <= 1 ? `Up to ${max} characters.` : `${min === max ? min : `${min} to ${max}`} characters.`

/** Counts what is written against its limits. */
export function Count(props: {
  count: number
  min?: number
  max?: number | undefined
  unit: string
}) {
  const { count, min = 0, max, unit } = props
  if (min <= 1 && max === undefined) return null
  // What is still empty is no mistake yet.
  const isWrong = (count > 0 && count < min) || count > (max ?? count)
  return (
    <span className={isWrong ? 'count wrong' : 'count'}>{countText(count, min, max, unit)}</span>
  )
}

/** What a drawing has room for is counted beside it. */
const OF_ROOM = /^The drawing has room for \d+(?: to \d+)? (?:characters here|of them)\.$/

/** What is said of a field or a list, unless its count says the same. */
export const saidOf = ({ description = '' }: JsonSchema) =>
  OF_ROOM.test(description) ? '' : description

/** A label above its control, with the description and the limits below it. */
export function Labeled(props: LabeledProps) {
  const { label, about, value, isOptional = false, path, children } = props
  const id = useId()
  const { minLength = 0, maxLength } = about ?? {}
  const description = saidOf(about ?? {})
  // What says what to write has not been written yet.
  const isWritten = value !== undefined && !value.startsWith(REPLACE)
  const isCounted = isWritten && maxLength !== undefined && !(isOptional && value.trim() === '')
  // What readers see, as in the check.
  const count = (about?.inline ? wordsShown(value ?? '') : (value ?? '')).trim().length
  const isDescribed = isOptional || maxLength !== undefined || Boolean(description)
  return (
    <div className="field" data-fact={path?.join('.')}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': isDescribed ? `${id}-hint` : undefined })}
      {isDescribed && (
        <p className="hint" id={`${id}-hint`}>
          {isOptional && 'Optional. '}
          {description}{' '}
          {isCounted && <Count count={count} min={minLength} max={maxLength} unit="characters" />}
          {/* The line is there from the start: what stands below it stays in place. */}
          {!isCounted && maxLength !== undefined && (
            <span className="count">{limitsOf(minLength, maxLength)}</span>
          )}
        </p>
      )}
    </div>
  )
}

type DialogProps = {
  title: string
  className?: string
  /** The button's words; without them, other buttons close the dialog. */
  submit?: string
  /** The words of the button that closes it without doing anything. */
  close?: string
  /** Why nothing can be submitted now, if so. */
  whyOff?: string | undefined
  trouble?: string
  /** What a button in it has just done. */
  told?: string
  onSubmit?: () => Promise<void>
  onClose?: () => void
  children: ReactNode
}

/** What a button does may bring another under the pointer: the second click of a double click does not mean that. */
function ignoreSecondClick(click: MouseEvent<HTMLElement>): void {
  if (click.detail < 2 || !(click.target as Element).closest('button')) return
  click.preventDefault()
  click.stopPropagation()
}

const closeDialog = () => set({ dialog: undefined, picture: {} })

export function Dialog(props: DialogProps) {
  const { title, submit, close = 'Close', whyOff, trouble, told, onSubmit, children } = props
  const { onClose = closeDialog } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, start] = useTransition()
  useEffect(() => {
    if (!dialog.current) return
    dialog.current.showModal()
    // What gets the focus may be at its foot, and be in sight all the same.
    dialog.current.scrollTop = 0
  }, [])
  return (
    <dialog
      ref={dialog}
      className={props.className}
      aria-labelledby="dialog"
      // An Escape that ends an input method's composition would close it.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault()
      }}
      onClose={onClose}
    >
      <form
        onClickCapture={ignoreSecondClick}
        onSubmit={(event) => {
          event.preventDefault()
          if (onSubmit) start(onSubmit)
        }}
      >
        <h2 id="dialog">{title}</h2>
        {children}
        <div className="foot">
          <Notice>{!isBusy && trouble}</Notice>
          {told !== undefined && <p role="status">{told}</p>}
          <p className="row buttons">
            {submit && (
              <button
                type="submit"
                className="primary"
                disabled={whyOff !== undefined || isBusy}
                title={whyOff}
              >
                {isBusy ? 'One moment …' : submit}
              </button>
            )}
            <Button onClick={() => dialog.current?.close()}>{close}</Button>
          </p>
        </div>
      </form>
    </dialog>
  )
}
