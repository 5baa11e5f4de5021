import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'

/** That the formats stand as they were left, not saved; and whether somebody saved others since. */
export function UnsavedFormats({ isChanged, onStartOver }: { isChanged: boolean; onStartOver(): void }) {
  const { t } = useTexts()
  return (
    <p
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control px-3 py-2 ${isChanged ? 'bg-warn-ground text-warn-text' : 'bg-quiet'}`}
    >
      {t(isChanged ? 'formats.unsavedChanged' : 'formats.unsaved')}
      <TextButton onClick={onStartOver}>{t('formats.startOver')}</TextButton>
    </p>
  )
}
