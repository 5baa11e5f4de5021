import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Field } from './field.tsx'

/** A day, or a day with its hour; a date that was typed in part only is named when the field is left. */
export function DateField({
  label,
  value,
  onChange,
  withTime = false,
  error,
  ...rest
}: {
  label: string
  /** `2026-11-30`, with the hour `2026-11-30T08:00`; empty without a date. */
  value: string
  onChange(value: string): void
  withTime?: boolean
  error?: string | undefined
  hint?: string | undefined
  /** First and last that can be chosen, written like the value. */
  min?: string | undefined
  max?: string | undefined
  readOnly?: boolean
}) {
  const { t } = useTexts()
  const [isUnfinished, setUnfinished] = useState(false)
  return (
    <Field
      {...rest}
      // without one the browser leaves room for a year of six digits
      max={rest.max ?? (withTime ? '9999-12-31T23:59' : '9999-12-31')}
      type={withTime ? 'datetime-local' : 'date'}
      label={label}
      value={value}
      error={isUnfinished ? t('states.unfinishedDate') : error}
      onChange={({ target }) => {
        setUnfinished(false)
        onChange(target.value)
      }}
      onBlur={({ target }) => setUnfinished(target.validity?.badInput ?? false)}
    />
  )
}
