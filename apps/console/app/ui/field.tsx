import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from './icon.tsx'

type Worded = {
  label: string
  /** What is wrong with the value; said to screen readers with the field. */
  error?: string | undefined
  /** What helps to fill it in; said to screen readers too. */
  hint?: string | undefined
  /** Where rows are read below each other and say it already. */
  isLabelHidden?: boolean | undefined
}
type FieldProps = Worded & ComponentProps<'input'>

const inputLook =
  'block min-h-9 w-full rounded-control border bg-raised px-2.5 py-[7px] text-t14 text-ink placeholder:text-ink-3 max-md:min-h-11 max-md:text-[16px]'
/** Of what can be typed into: every list of choices counts as read-only for the browser. */
const typedLook = `${inputLook} read-only:bg-quiet`

const describedBy = (id: string, error: string | undefined, hint: string | undefined) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/**
 * Takes text that is too long instead of cutting it; the browser sends no form with it.
 * @returns how much is too much, in words
 */
export function useTooLong(id: string, value: unknown, most = Number.POSITIVE_INFINITY): string | undefined {
  const { t } = useTexts()
  const over = typeof value === 'string' ? Math.max(0, value.length - most) : 0
  const words = over > 0 ? t('states.tooLong', { count: over }) : undefined
  useEffect(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.setCustomValidity(words ?? '')
  }, [id, words])
  return words
}

/** The browser cuts what is pasted beyond it: only where the value is not known here. */
const cutAt = (value: unknown, most: number | undefined) => (value === undefined ? most : undefined)

function Labelled({
  label,
  error,
  hint,
  isLabelHidden = false,
  id,
  children,
}: Worded & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-t13 font-semibold'}>
        {label}
      </label>
      {children}
      <p id={`${id}-error`} className={error ? 'mt-1 text-t13 text-bad-text' : 'hidden'}>
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-t13 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A line of text with its label and what is wrong with it. */
export function Field({ label, error: fault, hint, isLabelHidden, maxLength, ...input }: FieldProps) {
  const id = useId()
  const error = useTooLong(id, input.value, maxLength) ?? fault
  return (
    <Labelled label={label} error={error} hint={hint} isLabelHidden={isLabelHidden} id={id}>
      <input
        {...input}
        maxLength={cutAt(input.value, maxLength)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        className={`${typedLook} ${error ? 'border-bad-text' : 'border-control'}`}
      />
    </Labelled>
  )
}

/** A choice of a list, with its label and what is wrong with it; `children` are the options. */
export function SelectField({
  label,
  error,
  hint,
  isLabelHidden,
  ...select
}: Worded & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Labelled label={label} error={error} hint={hint} isLabelHidden={isLabelHidden} id={id}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        className={`${inputLook} disabled:bg-quiet ${error ? 'border-bad-text' : 'border-control'}`}
      />
    </Labelled>
  )
}

/** A password that can be shown. */
export function PasswordField({ label, error: fault, hint, maxLength, ...input }: FieldProps) {
  const id = useId()
  const error = useTooLong(id, input.value, maxLength) ?? fault
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <Labelled label={label} error={error} hint={hint} id={id}>
      <div className="relative">
        <input
          {...input}
          maxLength={cutAt(input.value, maxLength)}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          className={`${inputLook} pr-11 ${error ? 'border-bad-text' : 'border-control'}`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? 'login.hide' : 'login.show')}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-ink-2"
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </Labelled>
  )
}

/** Several lines of text with their label and what is wrong with them. */
export function TextArea({
  label,
  error: fault,
  hint,
  isLabelHidden,
  maxLength,
  ...area
}: Worded & ComponentProps<'textarea'>) {
  const id = useId()
  const error = useTooLong(id, area.value, maxLength) ?? fault
  return (
    <Labelled label={label} error={error} hint={hint} isLabelHidden={isLabelHidden} id={id}>
      <textarea
        {...area}
        maxLength={cutAt(area.value, maxLength)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        className={`${typedLook} min-h-20 ${error ? 'border-bad-text' : 'border-control'}`}
      />
    </Labelled>
  )
}
