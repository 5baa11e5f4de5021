import { useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'

/** Opens the files of the device; several at once. */
export function ChooseFiles({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('photos.upload')}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // the same file may be chosen again
          event.target.value = ''
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t('photos.upload')}
      </Button>
    </>
  )
}
