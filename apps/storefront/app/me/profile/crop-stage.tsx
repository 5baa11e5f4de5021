import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { drawCrop } from './draw-crop.ts'
import { type Crop, dragCrop, PHOTO_SIZE } from './photo-crop.state.ts'

type CropStageProps = {
  picture: ImageBitmap
  crop: Crop
  onCrop(crop: Crop): void
  /** What is drawn here is what is sent. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** The square as it will be kept; the picture below it follows the pointer. Sliders do the same without dragging. */
export function CropStage({ picture, crop, onCrop, canvas }: CropStageProps) {
  const { t } = useTranslation()
  const held = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => drawCrop(canvas.current, picture, crop), [canvas, picture, crop])
  const grab = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!held.current) return
    const side = event.currentTarget.clientWidth
    const { x, y } = held.current
    held.current = { x: event.clientX, y: event.clientY }
    onCrop(dragCrop(crop, (event.clientX - x) / side, (event.clientY - y) / side))
  }
  const release = () => {
    held.current = null
  }
  return (
    <canvas
      ref={canvas}
      width={PHOTO_SIZE}
      height={PHOTO_SIZE}
      role="img"
      aria-label={t('account.photo.stage')}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      className="aspect-square w-full max-w-80 cursor-grab touch-none rounded-image bg-quiet active:cursor-grabbing"
    />
  )
}
