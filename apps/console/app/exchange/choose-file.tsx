import { useRef } from 'react'
import { useFileDrop } from '../browser/use-file-drop.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Opens one file of the device. */
export function FileButton({
  label,
  primary = false,
  disabled,
  onFile,
}: {
  label: string
  primary?: boolean
  disabled: boolean
  onFile(file: File): void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.txt,.tsv,.xlsx,.xml"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // the same file may be chosen again, corrected
          target.value = ''
        }}
      />
      <Button icon="sheet" primary={primary} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** Where a file of products is chosen or dropped. */
export function ChooseFile({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const { t } = useTexts()
  const drop = useFileDrop(!isBusy, ([file]) => file && onFile(file))
  return (
    <div
      {...drop.handlers}
      className={`grid justify-items-center gap-2 rounded-panel border border-dashed border-control px-4 py-8 text-center ${drop.isOver ? 'bg-ok-ground' : 'bg-quiet'}`}
    >
      <span className="grid h-11 w-11 place-items-center rounded-control bg-raised text-link">
        <Icon name="sheet" size={20} />
      </span>
      <p className="max-w-[48ch] text-ink-2">{t('exchange.import.drop')}</p>
      <FileButton primary label={t('exchange.import.choose')} disabled={isBusy} onFile={onFile} />
      {isBusy && (
        <p role="status" className="text-t13 text-ink-2">
          {t('exchange.import.reading')}
        </p>
      )}
    </div>
  )
}
