import type { Product } from '@filiera/contract/catalog/catalogue'
import { pictureSrcSet } from '@filiera/domain/picture-url'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { icon } from '../../../../ui/icons/icon.tsx'
import { join } from '../../../../ui/join.ts'
import { PriceFlag } from '../../../../ui/price-flag.tsx'
import { ProductImage } from '../../../../ui/product-image.tsx'
import { pressedPictureOf } from '../../../product/pressed-picture.ts'
import { Thumbnails } from './thumbnails.tsx'

const ZoomIn = icon(
  <>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.35-4.35M11 8v6M8 11h6" />
  </>,
)

/** Loaded at the first press of the picture. */
const PictureZoom = lazy(() => import('./picture-zoom.tsx'))

/** The largest file of a picture: what the press leads to without scripts. */
const largest = (url: string) => pictureSrcSet(url, 'webp', [1700])?.split(' ')[0] ?? url

type GalleryProps = {
  pictures: Product['images']
  /** Shown of a product without a picture. */
  generic: string
  percent: number
  available: boolean
}

type MainImageProps = Pick<GalleryProps, 'available'> & {
  picture: Product['images'][number]
  /** No thumbnails beside it: on phones an image as wide as the screen, and lower. */
  isAlone: boolean
}

/** As wide as a phone; sky and table go on beside what is not. */
const whole = 'max-md:aspect-[4/3] max-md:bg-contain max-md:object-contain!'

/** Frame and shape of a picture that stands alone; on phones none is higher than one of 4:3. */
function loneImageOf({ drawn, width, height }: MainImageProps['picture']): [string, string] {
  if (drawn) return ['max-md:bg-[linear-gradient(#a5bd97_78.5%,#d6b19a_78.5%)]', `aspect-square ${whole}`]
  if (width > height) return ['', 'aspect-square max-md:aspect-[4/3]']
  return ['photo-ground', join(width === height ? 'aspect-square' : 'aspect-[4/5]', whole)]
}

/** A picture fills its frame; a press shows all of it. */
function MainImage({ picture, available, isAlone }: MainImageProps) {
  const [before] = useState(() => pressedPictureOf(picture.url))
  const [frame, shape] = isAlone ? loneImageOf(picture) : ['max-md:rounded-r-panel', '']
  return (
    <ProductImage
      url={picture.url}
      alt={picture.alt}
      width={800}
      height={800}
      widths={[400, 600, 800, 1200]}
      sizes={`(min-width: 1280px) 646px, (min-width: 768px) 50vw, ${isAlone ? '100vw' : 'calc(100vw - 92px)'}`}
      eager
      square={!isAlone}
      before={before}
      className={join('picture-shown overflow-hidden md:rounded-panel', frame)}
      imgClassName={join(
        'bg-cover bg-center bg-no-repeat',
        shape,
        !picture.drawn && 'photo-ground',
        !available && 'unavailable',
      )}
    />
  )
}

type ZoomablePictureProps = Pick<GalleryProps, 'pictures' | 'available'> & {
  picture: Product['images'][number]
  onMove(index: number): void
}

/** The picture shown; a press opens all pictures as large as they are. */
function ZoomablePicture({ pictures, picture, available, onMove }: ZoomablePictureProps) {
  const { t } = useTranslation()
  /** Address of the picture that was pressed, as it stood there. */
  const [zoomed, setZoomed] = useState<string | null>(null)
  const zoom = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(event.currentTarget.querySelector('img')?.currentSrc ?? '')
  }
  return (
    <>
      <a
        href={largest(picture.url)}
        onClick={zoom}
        aria-label={`${t('catalogue.zoom')}: ${picture.alt}`}
        className="block cursor-zoom-in"
      >
        <MainImage
          key={picture.url}
          picture={picture}
          available={available}
          isAlone={pictures.length === 1}
        />
        <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-control bg-white p-2 text-sm font-semibold text-coal">
          <ZoomIn size={20} />
          <span className="max-xl:hidden">{t('catalogue.zoom')}</span>
        </span>
      </a>
      {zoomed !== null && (
        <Suspense>
          <PictureZoom
            pictures={pictures}
            index={pictures.indexOf(picture)}
            before={zoomed}
            onMove={(at) => {
              onMove(at)
              setZoomed('')
            }}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The large image and all pictures as thumbnails. Without JavaScript the first one is shown. */
export function Gallery({ pictures, generic, percent, available }: GalleryProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const main = pictures[index] ?? pictures[0]
  const flag = <PriceFlag percent={percent} className="pointer-events-none absolute top-4 left-0" />
  if (!main)
    return (
      <div className="relative -mx-4 md:mx-0">
        <MainImage
          picture={{ url: generic, alt: '', drawn: true, width: 800, height: 800 }}
          available={available}
          isAlone
        />
        {flag}
      </div>
    )
  const hasSeveral = pictures.length > 1
  return (
    <figure
      className={join(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-x-3 gap-y-1 max-md:-ml-4 md:gap-3 lg:gap-4',
        hasSeveral
          ? 'max-md:grid-cols-[minmax(0,1fr)_auto] min-[37.5rem]:max-md:grid-cols-[420px_1fr] lg:grid-cols-[84px_minmax(0,1fr)]'
          : 'max-md:-mr-4',
      )}
    >
      {hasSeveral && (
        <Thumbnails
          pictures={pictures}
          index={index}
          onChoose={setIndex}
          className="needs-script order-2 flex content-start gap-2.5 max-[37.5rem]:flex-col max-md:flex-wrap md:gap-3 lg:order-1 lg:flex-col"
        />
      )}
      <div className={join('relative order-1 lg:order-2', hasSeveral && 'lg:col-start-2')}>
        <ZoomablePicture pictures={pictures} picture={main} available={available} onMove={setIndex} />
        {flag}
      </div>
      <figcaption
        className={join(
          'order-3 pl-4 text-[0.8125rem] text-ink-3 md:pl-0',
          hasSeveral && 'max-md:col-span-2 lg:col-start-2',
        )}
      >
        {t(main.drawn ? 'catalogue.drawing' : 'catalogue.photo')}
      </figcaption>
    </figure>
  )
}
