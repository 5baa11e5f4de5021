import { type FormEvent, useState } from 'react'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { showFaults } from '../ui/show-faults.ts'

/** The faults of a form: said at their fields once it was sent, and only what has none is saved. */
export function useFaults<Field extends string>(faults: Partial<Record<Field, TextKey>>, save: () => void) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  return {
    faultOf(field: Field, values?: Readonly<Record<string, number>>): string | undefined {
      const fault = isAsked ? faults[field] : undefined
      return fault && t(fault, values)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (Object.keys(faults).length === 0) save()
    },
  }
}
