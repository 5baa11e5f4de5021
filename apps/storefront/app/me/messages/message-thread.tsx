import { MESSAGE_PHOTOS, type OrderMessage } from '@filiera/contract/orders/order-actions'
import type { Order } from '@filiera/contract/orders/orders'
import { formatHour, formatLongDate } from '@filiera/domain/dates/written-dates'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Summary } from '../../ui/forms/summary.tsx'
import { join } from '../../ui/join.ts'

function Photos({ photos }: { photos: readonly string[] }) {
  const { t } = useTranslation()
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photos.map((url, index) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('orderMessages.openPhoto', { number: index + 1 })}
            className="block"
          >
            <img
              src={url}
              alt={t('orderMessages.photoAlt', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-image border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One more photo for a message that was sent; a plain form, so that it works without scripts too. */
function AddPhoto({ messageId }: { messageId: string }) {
  const { t } = useTranslation()
  return (
    <details className="group mt-2">
      <Summary className="min-h-11 w-fit py-2.5 text-sm">{t('orderMessages.addPhoto')}</Summary>
      <form method="post" encType="multipart/form-data" className="flex flex-wrap items-center gap-3 pb-2">
        <input type="hidden" name="intent" value="photo" />
        <input type="hidden" name="messageId" value={messageId} />
        <input
          type="file"
          name="file"
          required
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('orderMessages.addPhoto')}
          className="block min-h-11 min-w-0 flex-1 basis-52 text-[0.9375rem] text-ink-2"
        />
        <button type="submit" className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t('orderMessages.upload')}
        </button>
      </form>
    </details>
  )
}

type MessageThreadProps = { messages: readonly OrderMessage[]; order: Order }

/** What customer and seller wrote to each other, oldest first. */
export function MessageThread({ messages, order }: MessageThreadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const last = messages.at(-1)
  const titleOf = (id: string) => order.items.find(({ productId }) => productId === id)?.title
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="mb-3.5 text-2xl">
        {t('orderMessages.thread')}
      </h2>
      {messages.length === 0 && <p className="text-ink-2">{t('orderMessages.none')}</p>}
      <ol className="grid gap-4">
        {messages.map((message) => {
          const { id, from, topic, text, products, photos, createdAt } = message
          const isOwn = from === 'customer'
          const titles = products.flatMap((product) => titleOf(product) ?? [])
          return (
            <li
              key={id}
              data-from={from}
              className={join(
                'rounded-panel border border-line px-4.5 py-4 md:max-w-[88%]',
                isOwn ? 'bg-quiet md:ml-auto' : 'bg-raised',
              )}
            >
              <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
                <b className="font-semibold text-ink">
                  {isOwn ? t('orderMessages.fromYou') : order.seller.name}
                </b>
                <time dateTime={createdAt}>
                  {formatLongDate(createdAt, language)}, {formatHour(createdAt, language)}
                </time>
              </p>
              {isOwn && <p className="text-sm text-ink-2">{t(`orderMessages.topic.${topic}`)}</p>}
              {titles.length > 0 && (
                <p className="text-sm text-ink-2">
                  {t('orderMessages.about', { titles: titles.join(', ') })}
                </p>
              )}
              <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
              <Photos photos={photos} />
              {isOwn && message === last && photos.length < MESSAGE_PHOTOS && <AddPhoto messageId={id} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
