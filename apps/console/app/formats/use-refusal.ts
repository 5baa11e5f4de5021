import { problemOf } from '../api/call-api.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'

/** What the backend says of a member, in words. */
const reasons: Readonly<Record<string, TextKey>> = {
  'has other formats already': 'formats.faults.elsewhere',
  'has another category': 'formats.faults.category',
  'is that of another one': 'formats.faults.taken',
}

/**
 * Why formats were not written; null where nothing went wrong.
 * @param isAdded what is sent again is added to what is there now
 */
export function useRefusal(error: unknown, isAdded = false): string | null {
  const { t } = useTexts()
  if (!error) return null
  const problem = problemOf(error)
  if (problem?.code === 'changed_meanwhile' && !isAdded) return t('formats.faults.changed')
  const reason = problem?.fields?.map(({ message }) => reasons[message]).find((key) => key !== undefined)
  return t(reason ?? 'formats.faults.failed')
}
