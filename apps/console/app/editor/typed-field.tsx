import { type DecimalFault, readDecimal } from '@filiera/domain/money/decimal-text'
import { isGtin } from '@filiera/domain/products/gtin'
import { createContext, useContext, useState } from 'react'
import { readStored, writeStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { Field } from '../ui/field.tsx'

type Read<Value, Fault> = { value: Value | null } | { fault: Fault }

/** Under which name this browser keeps what is typed of a product and cannot be read yet. */
export const StoredFields = createContext('')

/**
 * The text of a field whose value is kept elsewhere: as it was typed while it means that value or nothing, else the value as it is
 * now, restored or changed by a colleague. What cannot be read outlives the page.
 */
function useTyped<Value, Fault>(
  field: string,
  value: Value | null,
  read: (text: string) => Read<Value, Fault>,
) {
  const name = `${useContext(StoredFields)}.${field}`
  const [typed, setTyped] = useState(() => readStored(name))
  const now = typed === null ? null : read(typed)
  const isShown = typed !== null && now !== null && ('fault' in now || now.value === value)
  const fault = isShown && 'fault' in now ? now.fault : null
  return {
    text: isShown ? typed : value === null ? '' : String(value),
    fault,
    /** @returns what the text means */
    type(text: string) {
      const meant = read(text)
      setTyped(text)
      writeStored(name, 'fault' in meant ? text : null)
      return meant
    },
  }
}

type Props<Value> = {
  /** Names the field among those of the product. */
  name: string
  label: string
  value: Value | null
  readOnly: boolean
  onValue(value: Value | null): void
}

/** A number that may be left empty, typed with comma or point; what cannot be read stays as it was typed, and is not saved. */
export function NumberField({
  name,
  label,
  value,
  readOnly,
  onValue,
  decimals,
  bounds: [least, most] = [0, Number.POSITIVE_INFINITY],
}: Props<number> & {
  decimals: number
  /** Least and most that it may be. */
  bounds?: readonly [number, number]
}) {
  const { t } = useTexts()
  const read = (text: string): Read<number, DecimalFault | 'bounds'> => {
    if (text.trim() === '') return { value: null }
    const typed = readDecimal(text, decimals)
    if ('fault' in typed) return typed
    const number = typed.scaled / 10 ** decimals
    return number < least || number > most ? { fault: 'bounds' } : { value: number }
  }
  const { text, fault, type } = useTyped(name, value, read)
  return (
    <Field
      label={label}
      inputMode="decimal"
      readOnly={readOnly}
      value={text}
      error={fault ? t(`editor.faults.${fault}`, { least, most }) : undefined}
      onChange={(event) => {
        const now = type(event.target.value)
        if (!('fault' in now)) onValue(now.value)
      }}
    />
  )
}

/** A code of digits whose last one checks the others. */
export function GtinField({ name, label, value, readOnly, onValue }: Props<string>) {
  const { t } = useTexts()
  const read = (text: string): Read<string, 'gtin'> => {
    const code = text.trim()
    if (code === '') return { value: null }
    return isGtin(code) ? { value: code } : { fault: 'gtin' }
  }
  const { text, fault, type } = useTyped(name, value, read)
  return (
    <Field
      label={label}
      inputMode="numeric"
      readOnly={readOnly}
      value={text}
      error={fault ? t('editor.faults.gtin') : undefined}
      onChange={(event) => {
        const now = type(event.target.value)
        if (!('fault' in now)) onValue(now.value)
      }}
    />
  )
}
