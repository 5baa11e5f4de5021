import { endpointUrl } from '@filiera/contract/client'
import { certificateTypes, getCertificate } from '@filiera/contract/console/photos'
import type { CertificateFile } from '@filiera/contract/console/product-content'
import { type Ref, useId, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { useWork } from '../../work/work.tsx'
import { useCertificate } from './use-certificate.ts'

type Props = {
  /** Name of the mark that it proves. */
  mark: string
  file: CertificateFile | undefined
  mayWrite: boolean
  onFile(file: CertificateFile | undefined): void
}

function FileLink({ id, name }: CertificateFile) {
  const { shop } = useWork()
  const address = endpointUrl(getCertificate.path, { params: { id }, query: { shop: shop.id } })
  return (
    <a
      href={`/api${address}`}
      download={name}
      className="inline-flex min-h-9 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4 wrap-anywhere max-md:min-h-11"
    >
      {name}
    </a>
  )
}

/** Puts a file up: the first, or another one in its place. */
function ChooseCertificate({
  mark,
  file,
  button,
  describedBy,
  isSending,
  onChoose,
}: Pick<Props, 'mark' | 'file'> & {
  button: Ref<HTMLButtonElement>
  describedBy: string
  isSending: boolean
  onChoose(file: File): void
}) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const ofMark = (action: string) => t('photos.ofFile', { action, name: mark })
  const action = t(isSending ? 'content.file.sending' : file ? 'content.file.other' : 'content.file.upload')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={ofMark(t('content.file.upload'))}
        accept={certificateTypes.join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onChoose(chosen)
          // the same file may be chosen again
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        icon="upload"
        disabled={isSending}
        aria-label={ofMark(action)}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
    </>
  )
}

/** The file of a mark's certificate: put up, opened, taken away. */
export function CertificateField({ mark, file, mayWrite, onFile }: Props) {
  const { t } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { isSending, fault, send } = useCertificate(onFile)
  if (!mayWrite)
    return file ? (
      <p className="mt-3">
        <FileLink {...file} />
      </p>
    ) : null
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ChooseCertificate
          {...{ mark, file, button }}
          describedBy={`${id}-${fault ? 'fault' : 'hint'}`}
          isSending={isSending}
          onChoose={send}
        />
        {file && (
          <>
            <FileLink {...file} />
            <TextButton
              aria-label={t('photos.ofFile', { action: t('photos.takeAway'), name: file.name })}
              onClick={() => {
                button.current?.focus()
                onFile(undefined)
              }}
            >
              {t('photos.takeAway')}
            </TextButton>
          </>
        )}
      </div>
      {fault ? (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-t13 text-bad-text">
          {t(fault)}
        </p>
      ) : (
        <p id={`${id}-hint`} className="mt-1 text-t13 text-ink-2">
          {t('content.file.hint')}
        </p>
      )}
    </div>
  )
}
