import { SelectField } from './field.tsx'

/** A choice among known values; `wordsOf` says each of them. */
export function ChoiceField<Value extends string>({
  of,
  wordsOf,
  onValue,
  ...field
}: {
  label: string
  isLabelHidden?: boolean
  hint?: string
  disabled?: boolean
  value: NoInfer<Value>
  of: readonly Value[]
  wordsOf(value: NoInfer<Value>): string
  onValue(value: NoInfer<Value>): void
}) {
  return (
    <SelectField
      {...field}
      onChange={({ target }) => {
        const chosen = of.find((known) => known === target.value)
        if (chosen !== undefined) onValue(chosen)
      }}
    >
      {of.map((known) => (
        <option key={known} value={known}>
          {wordsOf(known)}
        </option>
      ))}
    </SelectField>
  )
}
