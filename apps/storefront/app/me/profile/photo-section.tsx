import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { announceFailure, announceSuccess } from '../../notices/notices.ts'
import { dispatchAuth } from '../../state/auth/auth-store.ts'
import { removePhotoHere } from '../../state/session/account.client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { UserRound } from '../../ui/icons/pages.tsx'
import { join } from '../../ui/join.ts'
import type { PhotoFault } from './photo-crop.state.ts'

/** Cutting a picture needs scripts and is only loaded once one was chosen. */
const PhotoEditor = lazy(() => import('./photo-editor.tsx'))

type PhotoSectionProps = {
  photoUrl: string | null
  /** The photo was changed without scripts a moment ago. */
  done: boolean
  fault: PhotoFault | null
  code: string | null
  answer: unknown
}

/** What the backend takes (decision 28). */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

function Photo({ url }: { url: string | null }) {
  const { t } = useTranslation()
  if (url) {
    return (
      <img
        src={url}
        alt={t('account.photo.alt')}
        width={96}
        height={96}
        className="size-24 flex-none rounded-full object-cover"
      />
    )
  }
  return (
    <span className="grid size-24 flex-none place-items-center rounded-full bg-selected text-on-selected">
      <UserRound size={44} strokeWidth={1.5} />
    </span>
  )
}

/** Takes the photo away: at once where scripts run, as a plain form elsewhere. */
function RemovePhoto({ onRemoved }: { onRemoved(): void }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const removed = await removePhotoHere()
    setBusy(false)
    if (!removed.ok) return announceFailure('photo_update', removed.problem)
    dispatchAuth({ type: 'photo_updated', profilePhoto: null })
    announceSuccess('photo_update')
    onRemoved()
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <input type="hidden" name="intent" value="remove-photo" />
      <Button type="submit" variant="quiet" size="small" disabled={busy}>
        {t('account.photo.remove')}
      </Button>
    </form>
  )
}

function ChoosePhoto({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>
  onFile(file: File | null): void
}) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  return (
    <form method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value="photo" />
      <input
        ref={input}
        id="photo-file"
        type="file"
        name="file"
        accept={ACCEPTED}
        aria-label={t('account.photo.choose')}
        aria-describedby="photo-hint"
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        className={hydrated ? 'peer sr-only' : 'block min-h-11 w-full text-[0.9375rem] text-ink-2'}
      />
      {hydrated && (
        // the browser's own button speaks the browser's language
        <label
          htmlFor="photo-file"
          className={join(
            buttonClass({ variant: 'outline', size: 'small' }),
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link',
          )}
        >
          {t('account.photo.choose')}
        </label>
      )}
      <p id="photo-hint" className="mt-1.5 text-sm text-ink-3">
        {t('account.photo.hint')}
      </p>
      {!hydrated && (
        <button type="submit" className={buttonClass({ size: 'small' })}>
          {t('account.photo.upload')}
        </button>
      )}
    </form>
  )
}

/** The profile photo: choose a file, cut it, see it, send it; a plain upload where no scripts run. */
export function PhotoSection({ photoUrl, done, fault, code, answer }: PhotoSectionProps) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const close = () => {
    setFile(null)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  const error = fault ? t(`account.photo.error.${fault}`) : undefined
  return (
    <section aria-labelledby="profile-photo">
      <h2 id="profile-photo" className="mb-4.5 text-2xl">
        {t('account.photo.title')}
      </h2>
      <div className="mb-5 empty:hidden">
        {done && <DoneNotice event="photo_update" />}
        <FormRefusal
          event="photo_update"
          code={code}
          errors={error ? [{ field: 'photo-file', text: error }] : []}
          answer={answer}
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Photo url={photoUrl} />
        <div className="min-w-0 flex-1 basis-60">
          <ChoosePhoto input={input} onFile={setFile} />
          {photoUrl && <RemovePhoto onRemoved={() => void revalidate()} />}
        </div>
      </div>
      {file && (
        <Suspense fallback={<p role="status">{t('shell.loading')}</p>}>
          <PhotoEditor
            key={`${file.name}-${file.lastModified}-${file.size}`}
            file={file}
            onCancel={close}
            onSaved={() => {
              close()
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
