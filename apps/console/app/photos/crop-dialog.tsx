import { type CropBox, cropShopPhoto, type ShopPhoto } from '@filiera/contract/console/photos'
import { pictureUrl } from '@filiera/domain/picture-url'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useWork } from '../work/work.tsx'
import { refreshLibrary } from './use-library.ts'

const sides = ['left', 'right', 'top', 'bottom'] as const
/** What is cut away of each side, in percent. */
type Cuts = Record<(typeof sides)[number], number>

const WHOLE: Cuts = { left: 0, right: 0, top: 0, bottom: 0 }
/** Least that is left of width and height, in percent. */
const LEAST = 10
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

const boxOf = ({ left, right, top, bottom }: Cuts): CropBox => ({
  left: left / 100,
  top: top / 100,
  width: (100 - left - right) / 100,
  height: (100 - top - bottom) / 100,
})

/** The cuts between two points of a picture; null when hardly anything would be left. */
function cutsBetween(from: { x: number; y: number }, to: { x: number; y: number }): Cuts | null {
  const cuts = {
    left: Math.min(from.x, to.x),
    right: 100 - Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: 100 - Math.max(from.y, to.y),
  }
  const isEnough = 100 - cuts.left - cuts.right >= LEAST && 100 - cuts.top - cuts.bottom >= LEAST
  return isEnough ? cuts : null
}

/** The picture under its frame; a new frame is drawn with the pointer. */
function Stage({ picture, cuts, onCuts }: { picture: string; cuts: Cuts; onCuts(cuts: Cuts): void }) {
  const begun = useRef<{ x: number; y: number } | null>(null)
  const pointOf = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, length: number) =>
      Math.round(Math.max(0, Math.min(100, ((at - from) / length) * 100)))
    return { x: share(event.clientX, left, width), y: share(event.clientY, top, height) }
  }
  return (
    <div
      className="relative mx-auto w-fit cursor-crosshair touch-none overflow-hidden rounded-control select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        begun.current = pointOf(event)
      }}
      onPointerMove={(event) => {
        const next = begun.current && cutsBetween(begun.current, pointOf(event))
        if (next) onCuts(next)
      }}
      onPointerUp={() => {
        begun.current = null
      }}
    >
      <img
        src={pictureUrl(picture, 800, 'webp')}
        alt=""
        draggable={false}
        className="max-h-[44dvh] max-w-full"
      />
      <div
        aria-hidden="true"
        className="absolute border-2 border-white shadow-[0_0_0_9999px_var(--veil)]"
        style={{
          left: `${cuts.left}%`,
          right: `${cuts.right}%`,
          top: `${cuts.top}%`,
          bottom: `${cuts.bottom}%`,
        }}
      />
    </div>
  )
}

function Cut({ side, cuts, onCuts }: { side: keyof Cuts; cuts: Cuts; onCuts(cuts: Cuts): void }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex justify-between text-t13">
        <span className="font-semibold">{t(`photos.crop.${side}`)}</span>
        <span className="text-ink-2">{cuts[side]}%</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100 - LEAST - cuts[opposite[side]]}
        value={cuts[side]}
        onChange={(event) => onCuts({ ...cuts, [side]: Number(event.target.value) })}
        className="h-6 w-full accent-(--focus) max-md:h-11"
      />
    </div>
  )
}

/** Cuts a photo: the part becomes a photo of its own, and the whole one stays in the library. */
export function CropDialog({
  picture,
  onCropped,
  onClose,
}: {
  picture: string
  onCropped(photo: ShopPhoto): void
  onClose(): void
}) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const queries = useQueryClient()
  const [cuts, setCuts] = useState(WHOLE)
  const crop = useMutation({
    mutationFn: () =>
      callApi(cropShopPhoto, {
        params: { picture },
        query: { shop: shop.id, lang: language },
        body: boxOf(cuts),
      }),
    onSuccess: (photo) => {
      refreshLibrary(queries)
      onCropped(photo)
    },
  })
  const isWhole = sides.every((side) => cuts[side] === 0)
  return (
    <Dialog title={t('photos.crop.title')} onClose={onClose}>
      <p className="mb-3 text-ink-2">{t('photos.crop.hint')}</p>
      <Stage picture={picture} cuts={cuts} onCuts={setCuts} />
      <div className="my-3 grid gap-x-5 gap-y-2 md:grid-cols-2">
        {sides.map((side) => (
          <Cut key={side} side={side} cuts={cuts} onCuts={setCuts} />
        ))}
      </div>
      {crop.error && (
        <p role="alert" className="mb-2 text-bad-text">
          {t('photos.crop.failed')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button primary disabled={isWhole || crop.isPending} onClick={() => crop.mutate()}>
          {t('photos.crop.do')}
        </Button>
        <Button disabled={isWhole} onClick={() => setCuts(WHOLE)}>
          {t('photos.crop.whole')}
        </Button>
      </div>
    </Dialog>
  )
}
