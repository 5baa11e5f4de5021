import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { drawCrop } from './draw-crop.ts'
import { type Crop, cropSquare, placeCrop, ZOOM_MAX, zoomCrop } from './photo-crop.state.ts'

type CropControlsProps = { picture: ImageBitmap; crop: Crop; onCrop(crop: Crop): void }

type SliderProps = {
  label: string
  /** 0 to 100. */
  value: number
  /** There is no room to move in. */
  disabled?: boolean
  onChange(value: number): void
}

/** A slider of whole per cents: arrow keys move it by one, page keys by ten. */
function Slider({ label, value, disabled = false, onChange }: SliderProps) {
  return (
    <label className="block text-[0.9375rem] font-semibold">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(value)}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-1 block h-11 w-full cursor-pointer accent-button disabled:cursor-default disabled:opacity-50"
      />
    </label>
  )
}

/** Size of the preview, in pixels: twice what it measures on screen. */
const PREVIEW_SIZE = 192

/** Everything that dragging does, by keyboard, and the photo as others see it. */
export function CropControls({ picture, crop, onCrop }: CropControlsProps) {
  const { t } = useTranslation()
  const { size } = cropSquare(crop)
  const preview = useRef<HTMLCanvasElement>(null)
  useEffect(() => drawCrop(preview.current, picture, crop), [picture, crop])
  return (
    <div>
      <p className="mb-3.5 text-[0.9375rem] text-ink-2">{t('account.photo.cropText')}</p>
      <Slider
        label={t('account.photo.zoom')}
        value={((crop.zoom - 1) / (ZOOM_MAX - 1)) * 100}
        onChange={(value) => onCrop(zoomCrop(crop, 1 + (value / 100) * (ZOOM_MAX - 1)))}
      />
      <Slider
        label={t('account.photo.horizontal')}
        value={crop.x * 100}
        disabled={size >= crop.width}
        onChange={(value) => onCrop(placeCrop(crop, { x: value / 100 }))}
      />
      <Slider
        label={t('account.photo.vertical')}
        value={crop.y * 100}
        disabled={size >= crop.height}
        onChange={(value) => onCrop(placeCrop(crop, { y: value / 100 }))}
      />
      <p className="mt-3 flex items-center gap-3.5 text-sm text-ink-3">
        <span aria-hidden="true">
          <canvas
            ref={preview}
            width={PREVIEW_SIZE}
            height={PREVIEW_SIZE}
            className="size-24 rounded-full bg-quiet"
          />
        </span>
        {t('account.photo.preview')}
      </p>
    </div>
  )
}
