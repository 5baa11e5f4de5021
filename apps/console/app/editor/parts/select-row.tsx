import { type ReactNode, useMemo } from 'react'
import { SelectField } from '../../ui/field.tsx'

/** A choice among a few values, of which the first may say that none is chosen. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  none,
  disabled,
  onValue,
}: {
  label: string
  value: Value | null
  options: readonly (readonly [Value, string])[]
  /** What stands for no choice; absent where there is always one. */
  none?: string
  disabled: boolean
  onValue(value: Value | null): void
}) {
  const items = useMemo(
    () =>
      options.map(([own, name]) => (
        <option key={own} value={own}>
          {name}
        </option>
      )),
    [options],
  )
  return (
    <SelectField
      label={label}
      disabled={disabled}
      value={value ?? ''}
      onChange={(event) => onValue(options.find(([own]) => own === event.target.value)?.[0] ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {items}
    </SelectField>
  )
}

/** Yes or no, in one line. */
export function Tick({
  label,
  checked,
  disabled,
  onValue,
}: {
  label: ReactNode
  checked: boolean
  disabled: boolean
  onValue(checked: boolean): void
}) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={() => onValue(!checked)}
        className="h-4 w-4 accent-(--focus)"
      />
      {label}
    </label>
  )
}

export const fieldGrid = 'grid gap-3 md:grid-cols-2 lg:grid-cols-3'
