import type { Product } from '@filiera/contract/catalog/catalogue'
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { join } from '../../../ui/join.ts'
import { Plate } from '../../../ui/plate.tsx'

type PictureZoomProps = {
  picture: Product['images'][number]
  /** Address of the picture as it stood on the page: seen until the large one is there. */
  before: string
  onClose(): void
}

/** A picture as large as the screen; a press makes it larger around that point, two fingers as far as they like. */
export default function PictureZoom({ picture, before, onClose }: PictureZoomProps) {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = ({ clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const box = button.current?.getBoundingClientRect()
    setIsLarge(!isLarge)
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
    <Dialog open look="zoom" onClose={onClose} title={t('catalogue.zoomed')}>
      <button
        ref={button}
        type="button"
        aria-pressed={isLarge}
        aria-label={`${t('catalogue.zoom')}: ${picture.alt}`}
        onClick={press}
        className={join(
          'mx-auto block',
          isLarge ? 'w-[250%] cursor-zoom-out' : 'w-[min(100%,100dvh-110px)] cursor-zoom-in',
        )}
      >
        <Plate
          url={picture.url}
          alt=""
          width={1700}
          height={1700}
          widths={[1200, 1700]}
          sizes="250vw"
          eager
          before={before}
          imgClassName={join(
            'bg-cover bg-center bg-no-repeat object-contain!',
            !isLarge && 'max-h-[calc(100dvh-110px)]',
          )}
        />
      </button>
    </Dialog>
  )
}
