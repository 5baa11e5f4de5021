import type { Product } from '@filiera/contract/catalog/catalogue'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ChevronRight } from '../../../../ui/icons/frame.tsx'
import { join } from '../../../../ui/join.ts'
import { ProductImage } from '../../../../ui/product-image.tsx'
import { Thumbnails } from './thumbnails.tsx'
import './picture-zoom.css'

type Picture = Product['images'][number]

type LargePictureProps = {
  picture: Picture
  /** Address of the picture as it stood on the page: seen until the large one is there. */
  before: string
  isLarge: boolean
  onPress(isLarge: boolean): void
}

/** A picture as large as the screen; a press makes it larger around that point, two fingers as far as they like. */
function LargePicture({ picture, before, isLarge, onPress }: LargePictureProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const press = ({ clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const box = button.current?.getBoundingClientRect()
    onPress(!isLarge)
    if (!box || isLarge) return
    // without a pointer, its middle
    const [x, y] = detail > 0 ? [clientX - box.left, clientY - box.top] : [box.width / 2, box.height / 2]
    requestAnimationFrame(() => {
      const large = button.current
      const frame = large?.parentElement
      if (!large || !frame) return
      frame.scrollTo(
        (x / box.width) * large.clientWidth - frame.clientWidth / 2,
        (y / box.height) * large.clientHeight - frame.clientHeight / 2,
      )
    })
  }
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isLarge}
      aria-label={`${t('catalogue.zoom')}: ${picture.alt}`}
      onClick={press}
      className={join('mx-auto block', isLarge ? 'w-[250%] cursor-zoom-out' : 'zoom-fits cursor-zoom-in')}
    >
      <ProductImage
        url={picture.url}
        alt=""
        width={1700}
        height={1700}
        widths={[1200, 1700]}
        sizes="250vw"
        eager
        before={before}
        imgClassName="bg-cover bg-center bg-no-repeat object-contain!"
      />
    </button>
  )
}

type PictureZoomProps = {
  pictures: readonly Picture[]
  index: number
  before: string
  onMove(index: number): void
  onClose(): void
}

const arrow =
  'absolute top-1/2 grid size-12 [translate:0_-50%] cursor-pointer place-items-center rounded-control border border-line bg-paper'

/** Left and right arrow lead to the pictures beside. */
function useArrows(isOn: boolean, previous: number, next: number, onMove: (index: number) => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (!isOn) return
      if (key === 'ArrowLeft') onMove(previous)
      if (key === 'ArrowRight') onMove(next)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn, previous, next, onMove])
}

/** The pictures of a product, one at a time, as large as the screen; arrows and thumbnails lead to the others. */
export default function PictureZoom({ pictures, index, before, onMove, onClose }: PictureZoomProps) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const total = pictures.length
  const [previous, next] = [(index + total - 1) % total, (index + 1) % total]
  const move = (at: number) => {
    setIsLarge(false)
    onMove(at)
  }
  // a picture larger than the screen is scrolled by the arrows
  useArrows(!isLarge && total > 1, previous, next, onMove)
  const picture = pictures[index]
  return (
    <Dialog
      open
      look="zoom"
      onClose={onClose}
      title={`${t('catalogue.picture', { number: index + 1, total })} · ${picture?.alt}`}
      footer={
        <>
          <p>{t(picture?.drawn ? 'catalogue.drawing' : 'catalogue.photo')}</p>
          {total > 1 && (
            <Thumbnails pictures={pictures} index={index} onChoose={move} className="zoom-thumbnails" />
          )}
        </>
      }
    >
      {picture && (
        <LargePicture
          key={picture.url}
          picture={picture}
          before={before}
          isLarge={isLarge}
          onPress={setIsLarge}
        />
      )}
      {total > 1 && (
        <>
          <button
            type="button"
            aria-label={t('catalogue.pictureBefore')}
            onClick={() => move(previous)}
            className={`${arrow} left-2.5`}
          >
            <ChevronRight size={24} className="rotate-180" />
          </button>
          <button
            type="button"
            aria-label={t('catalogue.pictureAfter')}
            onClick={() => move(next)}
            className={`${arrow} right-2.5`}
          >
            <ChevronRight size={24} />
          </button>
        </>
      )}
    </Dialog>
  )
}
