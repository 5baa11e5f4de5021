import type { Order } from '@filiera/contract/orders/orders'
import { useTranslation } from '../../texts/use-translation.ts'
import { SmallImage } from '../../ui/small-image.tsx'

/** "2 × Olio extravergine, Burrata": what is in a parcel. */
export const itemNames = (items: Order['items']): string =>
  items.map(({ title, quantity }) => (quantity > 1 ? `${quantity}\u00a0× ${title}` : title)).join(', ')

type ItemPicturesProps = {
  items: readonly Pick<Order['items'][number], 'productId' | 'image'>[]
  /** Pictures that fit; how many more there are is said. */
  most?: number
}

/** What is in a parcel, as pictures in a row. */
export function ItemPictures({ items, most = 3 }: ItemPicturesProps) {
  const { t } = useTranslation()
  const more = items.length - most
  return (
    <span className="flex flex-none items-center gap-1.5">
      {items.slice(0, most).map((item) => (
        <SmallImage
          key={item.productId}
          url={item.image}
          sizes="48px"
          className="size-12 flex-none rounded-[10px] max-md:not-first:-ml-6 max-md:outline-2 max-md:outline-paper"
        />
      ))}
      {more > 0 && (
        <span className="text-sm text-ink-3">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{t('orders.morePictures', { count: more })}</span>
        </span>
      )}
    </span>
  )
}
