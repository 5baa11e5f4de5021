import { useTexts } from '../texts/texts.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import type { PhotoUpload, Uploads } from './use-uploads.ts'

const PERCENT = 100

function Progress({ upload: { file, state } }: { upload: PhotoUpload }) {
  const { t } = useTexts()
  const done = state.kind === 'sending' ? Math.round(state.share * PERCENT) : 0
  return (
    <div className="absolute inset-x-3 bottom-3 rounded-control bg-raised p-2.5 shadow-e2">
      <p className="mb-1 truncate text-t13 font-semibold">{file.name}</p>
      <Meter done={done} all={PERCENT} label={t('photos.sending', { name: file.name })} />
      <p className="mt-1 text-t12 text-ink-2">
        {state.kind === 'waiting'
          ? t('photos.waiting')
          : done === PERCENT
            ? t('photos.checking')
            : `${done}%`}
      </p>
    </div>
  )
}

/** A photo on its way, or why it did not come. */
export function UploadTile({ upload, uploads }: { upload: PhotoUpload; uploads: Uploads }) {
  const { t } = useTexts()
  const { id, file, preview, state } = upload
  const isRefused = state.kind === 'refused'
  return (
    <li className="min-w-0">
      <div
        className={`relative grid aspect-square place-items-center overflow-hidden rounded-control ${isRefused ? 'bg-bad-ground' : 'bg-quiet'}`}
      >
        {isRefused ? (
          <div role="alert" className="grid justify-items-center gap-1.5 p-3 text-center">
            <span className="text-bad-text">
              <Icon name="alert" size={24} />
            </span>
            <p title={file.name} className="line-clamp-2 font-semibold wrap-anywhere">
              {file.name}
            </p>
            <p className="text-t13">{t(state.text)}</p>
          </div>
        ) : (
          <>
            {/* photos of 12 megapixels are decoded when they come into sight, and hold nothing up */}
            <img
              src={preview}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-full w-full object-cover opacity-50"
            />
            <Progress upload={upload} />
          </>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {isRefused && state.canTryAgain && (
          <Button small icon="retry" onClick={() => uploads.retry(id)}>
            {t('photos.retry')}
          </Button>
        )}
        <TextButton
          onClick={() => uploads.dismiss([id])}
          aria-label={t('photos.ofFile', {
            action: t(isRefused ? 'photos.takeAway' : 'photos.cancel'),
            name: file.name,
          })}
        >
          {t(isRefused ? 'photos.takeAway' : 'photos.cancel')}
        </TextButton>
      </div>
    </li>
  )
}
