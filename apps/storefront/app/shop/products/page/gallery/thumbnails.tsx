import type { Product } from '@filiera/contract/catalog/catalogue'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { SmallImage } from '../../../../ui/small-image.tsx'

type ThumbnailsProps = {
  pictures: readonly Product['images'][number][]
  /** The one that is shown large. */
  index: number
  onChoose(index: number): void
  className: string
}

/** All pictures of a product, small; a press shows one large. */
export function Thumbnails({ pictures, index, onChoose, className }: ThumbnailsProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('catalogue.gallery')} className={className}>
      {pictures.map((picture, at) => (
        <li key={picture.url}>
          <button
            type="button"
            onClick={() => onChoose(at)}
            aria-label={t('catalogue.picture', { number: at + 1, total: pictures.length })}
            aria-current={at === index ? 'true' : undefined}
            className="block size-16 min-[37.5rem]:max-md:size-24 cursor-pointer overflow-hidden rounded-control aria-current:[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--link)] lg:size-21"
          >
            <SmallImage url={picture.url} sizes="84px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
