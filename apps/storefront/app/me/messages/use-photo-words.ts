import { explainedCode } from '../../notices/notice-for.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** Words for a photo that the server did not take, by the code of its problem. */
export function usePhotoWords() {
  const { t } = useTranslation()
  return (code: string | null, name: string): string => {
    if (code === 'conflict') return t('orderMessages.error.tooMany')
    if (code === 'invalid_body') return t('orderMessages.error.unreadable', { name })
    return t(`notices.because.${explainedCode(code) ?? 'unavailable'}`)
  }
}
