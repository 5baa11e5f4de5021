import type { Translate } from '../texts/texts.tsx'

/** Why an offer could not be changed or ended, in words. */
export function offerRefusal(code: string | undefined, t: Translate, by?: string): string {
  switch (code) {
    case 'changed_meanwhile':
      return t('prices.failed.changed_meanwhile', { by: by || t('prices.somebody') })
    case 'conflict':
    case 'expired':
    case 'not_found':
      return t(`prices.failed.${code}`)
    default:
      return t('prices.failed.act')
  }
}
