import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { formatMoment } from '../../texts/format-date.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import { FieldFrame, inputClass, useFieldIds } from '../../ui/forms/field.tsx'
import { join } from '../../ui/join.ts'
import type { Refused } from './act-by-form.ts'

type Message = SellerOrder['messages'][number]

function MessageItem({ message, order }: { message: Message; order: SellerOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { from, topic, text, products, photos, createdAt } = message
  const isOwn = from === 'seller'
  const about = order.items.filter(({ productId }) => products.includes(productId))
  return (
    <li
      data-from={from}
      className={join(
        'rounded-panel border border-line px-4.5 py-4 md:max-w-[88%]',
        isOwn ? 'bg-quiet md:ml-auto' : 'bg-raised',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <b className="font-semibold text-ink">
          {t(isOwn ? 'fulfilment.messages.you' : 'fulfilment.messages.customer')}
        </b>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
      </p>
      {!isOwn && (
        <p className="text-sm text-ink-2">
          {[t(`fulfilment.messages.topic.${topic}`), ...about.map(({ title }) => title)].join(' · ')}
        </p>
      )}
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className="block">
                <img
                  src={url}
                  alt={t('fulfilment.messages.photo', { number: index + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 rounded-plate border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What customer and shop wrote to each other about an order, and the answer. */
export function SellerMessages({ order, refused }: { order: SellerOrder; refused: Refused | null }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const isAnswer = order.messages.some(({ from }) => from === 'customer')
  const label = t(isAnswer ? 'fulfilment.messages.answer' : 'fulfilment.messages.write')
  const error = refused?.fields.includes('message') && t('fulfilment.messages.empty')
  const { id, control } = useFieldIds('message', { label, error })
  return (
    <section aria-labelledby="messages" className="print:hidden">
      <h2 id="messages" className="mb-3.5 text-2xl">
        {t('fulfilment.messages.title')}
      </h2>
      {order.messages.length === 0 && <p className="text-ink-2">{t('fulfilment.messages.none')}</p>}
      <ol className="grid gap-4">
        {order.messages.map((message) => (
          <MessageItem key={message.id} message={message} order={order} />
        ))}
      </ol>
      <Form method="post" key={order.messages.length} className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="message" />
        <FieldFrame id={id} label={label} error={error}>
          <textarea
            {...control}
            name="message"
            required
            maxLength={3000}
            rows={4}
            defaultValue={refused?.typed.message ?? ''}
            className={join(inputClass, 'h-auto min-h-32 py-3')}
          />
        </FieldFrame>
        <div>
          <Button type="submit" variant="outline" disabled={busy}>
            {t(isAnswer ? 'fulfilment.messages.send' : 'fulfilment.messages.sendFirst')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
