import { useTranslation } from '../texts/use-translation.ts'

/** Says over a picture that it is a photo of its producer, not an illustration (decision 48). */
export function PhotoNote() {
  const { t } = useTranslation()
  return (
    <span className="absolute bottom-2.5 left-2.5 rounded-chip bg-paper px-2 py-1 text-[0.8125rem] leading-none font-semibold max-md:text-xs">
      {t('catalogue.photo')}
    </span>
  )
}
