import { type ComponentProps, useState } from 'react'
import { type Field, maxLength, writtenValue } from '#lib/calculators/fields.ts'

type InputProps = {
  calculator: string
  name: string
  field: Field
  value: string | undefined
  problem: string | undefined
}

/** An input with its label, and a place for what is wrong with it. */
export function Input({ calculator, name, field, value, problem }: InputProps) {
  const id = `${calculator}-${name}`
  // Hydrating a textarea, React sets its default and then this as its text, unless a visitor has written it.
  const [text] = useState(() => {
    if (typeof document === 'undefined' || field.kind !== 'text') return field.value
    const area = document.getElementById(id)
    // Rendered where there is nothing to hydrate, as in the editor's preview.
    if (!(area instanceof HTMLTextAreaElement)) return field.value
    area.setRangeText('', 0, 0)
    return area.value
  })
  if (field.kind === 'choice') return <Choice name={name} field={field} />
  const wrong = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {}
  const about = { id, name, defaultValue: writtenValue(field, text), ...wrong }
  return (
    <p className="calculator-field">
      <label htmlFor={id}>{field.label}</label>
      {/* Hidden, because a slider announces its own value. */}
      {field.kind === 'range' && (
        <data value={value} aria-hidden="true">
          {value}
        </data>
      )}
      <Control field={field} about={about} />
      {/* Always there, so that what appears in it is read out. */}
      <span id={`${id}-problem`} aria-live="polite">
        {problem ? `${problem} The result stays as it was.` : ''}
      </span>
    </p>
  )
}

type ChoiceProps = { name: string; field: Extract<Field, { kind: 'choice' }> }

const Choice = ({ name, field }: ChoiceProps) => (
  <fieldset>
    <legend>{field.label}</legend>
    {field.options.map((option, index) => (
      <label key={option}>
        <input type="radio" name={name} value={index} defaultChecked={field.value === `${index}`} />
        {option}
      </label>
    ))}
  </fieldset>
)

type ControlProps = {
  field: Exclude<Field, { kind: 'choice' }>
  /** What all kinds have in common. */
  about: Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'defaultValue' | 'aria-invalid' | 'aria-describedby'
  >
}

function Control({ field, about }: ControlProps) {
  const limit = maxLength(field)
  if (field.kind === 'text')
    return <textarea {...about} rows={5} maxLength={limit} spellCheck={false} />
  if (field.kind === 'range')
    return <input {...about} type="range" min={field.min} max={field.max} />
  return <input {...about} type="text" inputMode="decimal" maxLength={limit} autoComplete="off" />
}
