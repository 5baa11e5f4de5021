import type { TFunction } from 'i18next'
import type { FormEvent } from 'react'

/** Longest text that is searched for, in characters. */
const MOST = 100

/** Of a field that searches: a longer text stays as it was typed, and the browser says what is wrong when it is sent. */
export const longestSearch = (t: TFunction) => ({
  onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    currentTarget.setCustomValidity(
      currentTarget.value.length > MOST ? t('design.longest', { most: MOST }) : '',
    )
  },
})
