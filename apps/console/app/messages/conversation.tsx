import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../api/order-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Thread } from './thread.tsx'

/** How often a conversation is read while it is looked at, in milliseconds. */
export const AGAIN_MS = 30_000

/** The conversation that is open, with the way to its order. */
export function Conversation({ shop, id }: { shop: string; id: string }) {
  const { t } = useTexts()
  const { may } = useWork()
  const { data, error, refetch } = useQuery({
    ...orderQuery(shop, id),
    refetchInterval: AGAIN_MS,
  })
  if (error && !data) return <BlockError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  return (
    <section
      aria-labelledby="conversation"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="conversation">{data.customer || t('messages.customer')}</h2>
          <p className="text-t13 text-ink-2">{data.id}</p>
        </div>
        {/* wider, the order stands beside */}
        <span className="beside:hidden">
          <ButtonLink to={`/orders/${id}`} small>
            {t('messages.openOrder')}
          </ButtonLink>
        </span>
      </header>
      <Thread order={data} shop={shop} />
      {may('orders:write') && <AnswerForm key={id} order={data} shop={shop} />}
    </section>
  )
}
