import { problemOf } from '../api/call-api.ts'
import type { Translate } from '../texts/texts.tsx'

/** Why an offer could not be changed or ended, in words. */
export function offerRefusal(error: unknown, t: Translate): string {
  const problem = problemOf(error)
  switch (problem?.code) {
    case 'changed_meanwhile':
      return t('prices.failed.changed_meanwhile', { by: problem.changed?.by || t('prices.somebody') })
    case 'conflict':
    case 'expired':
    case 'not_found':
      return t(`prices.failed.${problem.code}`)
    default:
      return t('prices.failed.act')
  }
}
