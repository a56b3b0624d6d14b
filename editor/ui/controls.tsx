import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useTransition } from 'react'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { set } from './store.ts'

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />

export const Notice = ({ children }: { children: ReactNode }) =>
  children && (
    <p className="notice" role="alert">
      {children}
    </p>
  )

/** Grows with its text, up to a limit. */
export function TextArea(props: ComponentProps<'textarea'> & { value: string }) {
  return (
    <textarea
      {...props}
      rows={Math.min(14, Math.max(1, Math.ceil(props.value.length / 45)))}
      spellCheck
    />
  )
}

type LabeledProps = {
  label: string
  about?: JsonSchema | undefined
  children: (common: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

export function Labeled({ label, about, children }: LabeledProps) {
  const id = useId()
  const { description, minLength = 0, maxLength } = about ?? {}
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': description && `${id}-hint` })}
      {description && (
        <p className="hint" id={`${id}-hint`}>
          {description}
          {maxLength && ` ${minLength} to ${maxLength} characters.`}
        </p>
      )}
    </div>
  )
}

type DialogProps = {
  title: string
  submit: string
  isOff?: boolean
  trouble: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

export function Dialog({ title, submit, isOff, trouble, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, start] = useTransition()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog"
      // An Escape that ends an input method's composition would close it.
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing && event.key === 'Escape') event.preventDefault()
      }}
      onClose={() => set({ dialog: undefined })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start(onSubmit)
        }}
      >
        <h2 id="dialog">{title}</h2>
        {children}
        <Notice>{trouble}</Notice>
        <p className="row">
          <button type="submit" className="primary" disabled={isOff || isBusy}>
            {submit}
          </button>
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </p>
      </form>
    </dialog>
  )
}
