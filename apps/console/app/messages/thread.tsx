import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'

type Message = SellerOrder['messages'][number]

/** Photos stand behind another address for people of the shop. */
const shopPhoto = (url: string, shop: string) =>
  `${url.replace('/api/order-photos/', '/api/seller/order-photos/')}?shop=${shop}`

/** Photos of a message, each opens in a tab of its own; nothing where there are none. */
export function MessagePhotos({ photos, shop }: { photos: readonly string[]; shop: string }) {
  const { t } = useTexts()
  if (photos.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((url, index) => (
        <li key={url}>
          <a href={shopPhoto(url, shop)} target="_blank" rel="noreferrer">
            <img
              src={shopPhoto(url, shop)}
              alt={t('messages.photo', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Bubble({ message, order, shop }: { message: Message; order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const when = useWhen()
  const isOwn = message.from === 'seller'
  const about = order.items.filter(({ productId }) => message.products.includes(productId))
  const name = isOwn ? t('messages.you') : order.customer || t('messages.customer')
  return (
    <li
      data-from={message.from}
      className={`max-w-[88%] rounded-panel px-3 py-2 ${isOwn ? 'ml-auto bg-ok-ground' : 'mr-auto bg-quiet'}`}
    >
      <p className="text-t13 text-ink-2">
        {t('messages.from', { name, when: when.moment(message.createdAt) })}
      </p>
      {!isOwn && (message.topic !== 'question' || about.length > 0) && (
        <p className="text-t13 text-ink-2">
          {[t(`messages.topic.${message.topic}`), ...about.map(({ title }) => title)].join(' · ')}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
      <MessagePhotos photos={message.photos} shop={shop} />
    </li>
  )
}

/** What customer and shop wrote to each other about an order, oldest first. */
export function Thread({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  if (order.messages.length === 0) return <p className="text-ink-2">{t('messages.none')}</p>
  return (
    <ol className="grid gap-2.5">
      {order.messages.map((message) => (
        <Bubble key={message.id} message={message} order={order} shop={shop} />
      ))}
    </ol>
  )
}
