import { useCallback } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { MergeChange } from './merge-changes.ts'

/** One sentence for each change of a merge, as the cart says them. */
export function useMergeSentence() {
  const { t } = useTranslation()
  return useCallback(
    ({ change, title, quantity }: MergeChange) =>
      title ? t(`cart.merge.${change}`, { title, quantity }) : t('cart.merge.unnamed'),
    [t],
  )
}

/** All of them in one line. */
export function useMergeWords() {
  const sentence = useMergeSentence()
  return useCallback((changes: readonly MergeChange[]) => changes.map(sentence).join(' · '), [sentence])
}
