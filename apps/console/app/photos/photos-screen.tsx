import { removeShopPhoto, type ShopPhoto } from '@filiera/contract/console/photos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { useFileDrop } from '../browser/use-file-drop.ts'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Button } from '../ui/button.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { UploadStatus } from './upload-status.tsx'
import { UploadTile } from './upload-tile.tsx'
import { refreshLibrary, useLibrary } from './use-library.ts'
import { useUploads } from './use-uploads.ts'

/** Where a photo is used. */
function Uses({ photo: { uses, usesCount, onShopPage } }: { photo: ShopPhoto }) {
  const { t } = useTexts()
  if (usesCount === 0 && !onShopPage) return <p className="text-t13 text-ink-2">{t('photos.unused')}</p>
  return (
    <ul className="text-t13">
      {uses.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/products/${id}`} className="block py-[3px] wrap-anywhere text-link hover:underline">
            {unbroken(title)}
          </Link>
        </li>
      ))}
      {onShopPage && (
        <li>
          <Link to="/shop" className="block py-[3px] text-link hover:underline">
            {t('photos.shopPage')}
          </Link>
        </li>
      )}
      {usesCount > uses.length && <li>{t('photos.usedMore', { count: usesCount - uses.length })}</li>}
    </ul>
  )
}

function LibraryTile({ photo, mayWrite, onCrop }: { photo: ShopPhoto; mayWrite: boolean; onCrop(): void }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const queries = useQueryClient()
  const { picture, url, width, height, usesCount, uses, onShopPage, drawn } = photo
  const name = uses[0]?.title ?? t(onShopPage ? 'photos.shopPage' : 'photos.unused')
  const remove = useMutation({
    mutationFn: () => callApi(removeShopPhoto, { params: { picture }, query: { shop: shop.id } }),
    onSettled: () => refreshLibrary(queries),
  })
  return (
    <li className="flex min-w-0 flex-col items-start">
      <img
        src={url}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="aspect-square w-full rounded-control bg-quiet object-cover"
      />
      <p className="mt-1.5 text-t12 text-ink-2">
        {width} × {height}
        {drawn && ` · ${t('photos.drawn')}`}
      </p>
      <Uses photo={photo} />
      {mayWrite && (
        <div className="mt-auto flex flex-wrap gap-2 pt-1.5">
          <Button
            small
            icon="crop"
            onClick={onCrop}
            aria-label={t('photos.ofFile', { action: t('photos.crop.do'), name })}
          >
            {t('photos.crop.do')}
          </Button>
          {usesCount === 0 && !onShopPage && (
            <Button small icon="trash" disabled={remove.isPending} onClick={() => remove.mutate()}>
              {t('photos.takeAway')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(190px,1fr))]'

/** The photos that the shop has. */
function Library({
  library,
  mayWrite,
  onCrop,
}: {
  library: ReturnType<typeof useLibrary>
  mayWrite: boolean
  onCrop(picture: string): void
}) {
  const { t } = useTexts()
  const { photos, total, error, refetch } = library
  return (
    <>
      {error && !photos && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !photos && <SkeletonRows rows={6} />}
      {photos?.length === 0 && (
        <BlockMessage icon="images" title={t('photos.empty.title')}>
          <p>{t('photos.empty.body')}</p>
        </BlockMessage>
      )}
      {photos && photos.length > 0 && (
        <ul className={grid}>
          {photos.map((photo) => (
            <LibraryTile
              key={photo.picture}
              photo={photo}
              mayWrite={mayWrite}
              onCrop={() => onCrop(photo.picture)}
            />
          ))}
        </ul>
      )}
      {photos && photos.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-t13 text-ink-2">
          {t('photos.count', { count: total })}
          <MoreButton list={library}>{t('photos.more')}</MoreButton>
        </p>
      )}
    </>
  )
}

/** Every photo of the shop, and where each is used. */
export default function PhotosScreen() {
  const { t } = useTexts()
  const { may } = useWork()
  const queries = useQueryClient()
  const mayWrite = may('products:write')
  const [onlyUnused, setOnlyUnused] = useState(false)
  const [cropped, setCropped] = useState<string | null>(null)
  const library = useLibrary(onlyUnused)
  const uploads = useUploads()
  const drop = useFileDrop(mayWrite, uploads.add)
  const done = uploads.uploads.filter(({ state }) => state.kind === 'done')
  useEffect(() => {
    if (done.length === 0) return
    uploads.dismiss(done.map(({ id }) => id))
    refreshLibrary(queries)
  })
  return (
    <div {...drop.handlers} className={drop.isOver ? 'rounded-panel outline-2 outline-(--focus)' : ''}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h1>{t('shell.photos')}</h1>
        <div className="flex flex-wrap gap-2">
          {(onlyUnused || library.total > 0) && (
            <Button aria-pressed={onlyUnused} onClick={() => setOnlyUnused(!onlyUnused)}>
              {t(onlyUnused ? 'photos.showAll' : 'photos.showUnused')}
            </Button>
          )}
          {mayWrite && <ChooseFiles onFiles={uploads.add} />}
        </div>
      </div>
      {mayWrite && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <UploadStatus uploads={uploads} said={t('photos.hint')} />
        </div>
      )}
      {uploads.uploads.length > 0 && (
        <ul className={`mb-6 ${grid}`}>
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <Library library={library} mayWrite={mayWrite} onCrop={setCropped} />
      {cropped && (
        <CropDialog picture={cropped} onCropped={() => setCropped(null)} onClose={() => setCropped(null)} />
      )}
    </div>
  )
}
