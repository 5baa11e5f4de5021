import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'

/** That the formats stand as they were left, not saved. */
export function UnsavedFormats({ onStartOver }: { onStartOver(): void }) {
  const { t } = useTexts()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-quiet px-3 py-2">
      {t('formats.unsaved')}
      <TextButton onClick={onStartOver}>{t('formats.startOver')}</TextButton>
    </p>
  )
}
