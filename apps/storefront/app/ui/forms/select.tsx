import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons/frame.tsx'
import { join } from '../join.ts'
import { FieldFrame, type FieldText, inputClass, useFieldIds } from './field.tsx'

/** The platform's select with its label above. */
export function Select({
  label,
  hint,
  error,
  optional,
  id: given,
  className,
  ...rest
}: ComponentProps<'select'> & FieldText & { optional?: boolean }) {
  const { id, control } = useFieldIds(given, { label, hint, error })
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className="relative block">
        <select
          {...rest}
          {...control}
          className={join(inputClass, 'appearance-none pr-11 text-ellipsis', className)}
        />
        <ChevronDown size={20} className="pointer-events-none absolute top-4 right-3.5 text-ink-2" />
      </span>
    </FieldFrame>
  )
}
