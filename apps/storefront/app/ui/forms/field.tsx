import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../join.ts'
import { useLongest } from './use-longest.ts'

/** Look of every text field and select: 52 px high. */
export const inputClass =
  'h-13 w-full rounded-control border-[1.5px] border-control bg-raised px-4 text-base placeholder:text-ink-3 placeholder:opacity-100 aria-invalid:border-error'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; shown under the field and announced with it. */
  error?: ReactNode
}

/** Ids that tie label, hint and error to their control. */
export function useFieldIds(given: string | undefined, text: FieldText) {
  const own = useId()
  const id = given ?? own
  const described = join(text.hint ? `${id}-hint` : null, text.error ? `${id}-error` : null)
  return {
    id,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': text.error ? (true as const) : undefined,
    },
  }
}

type FrameProps = FieldText & { id: string; optional?: boolean | undefined; children: ReactNode }

/** Label above, hint and error below a control. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="text-sm font-normal text-ink-3">{t('design.optional')}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </div>
  )
}

export type FieldProps = Omit<ComponentProps<'input'>, 'ref'> & FieldText & { optional?: boolean }

/** A text field with its label; what is longer than `maxLength` is not cut, the field says so. */
export function Field({ id: given, className, maxLength, onInput, optional, ...rest }: FieldProps) {
  const { label, hint, error: fault, ...input } = rest
  const longest = useLongest<HTMLInputElement>(maxLength)
  const error = longest.tooLong ?? fault
  const { id, control } = useFieldIds(given, { label, hint, error })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...control}
        {...longest.control}
        onInput={(event) => {
          onInput?.(event)
          longest.control.onInput(event)
        }}
        className={join(inputClass, className)}
      />
    </FieldFrame>
  )
}
