import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Of a field with a longest text: a longer one stays as it was typed or pasted, the field says so, and its form is not sent. Without
 * scripts the browser stops at the last character.
 * @param most characters; no limit when absent
 */
export function useLongest<E extends TextControl>(most: number | undefined) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const field = useRef<E>(null)
  const [isTooLong, setTooLong] = useState(false)
  useEffect(() => {
    const form = field.current?.form
    if (!form || most === undefined) return
    const hold = (event: SubmitEvent) => {
      const { current } = field
      if (!current || current.value.length <= most) return
      // the first of several takes the focus
      if (!event.defaultPrevented) current.focus()
      event.preventDefault()
      event.stopPropagation()
      setTooLong(true)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [most])
  return {
    tooLong: isTooLong && most !== undefined ? t('design.longest', { most }) : undefined,
    control: {
      ref: field,
      maxLength: hydrated ? undefined : most,
      onInput({ currentTarget }: FormEvent<E>) {
        setTooLong(most !== undefined && currentTarget.value.length > most)
      },
    },
  }
}
