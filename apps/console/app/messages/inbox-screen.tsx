import type { EndpointAnswer } from '@filiera/contract/endpoint'
import {
  conversationPlace,
  listSellerConversations,
  type SellerConversation,
} from '@filiera/contract/orders/seller-messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { orderQuery } from '../api/order-queries.ts'
import { apiQuery } from '../api/queries.ts'
import { useFirstChosen } from '../browser/use-first-chosen.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { BackLink, Button, ButtonLink } from '../ui/button.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Thread } from './thread.tsx'

/** How often the inbox is read while it is looked at, in milliseconds. */
const AGAIN_MS = 30_000

function Row({
  conversation,
  to,
  isOpen,
}: {
  conversation: SellerConversation
  to: string
  isOpen: boolean
}) {
  const { t } = useTexts()
  const when = useWhen()
  const { customer, last, orderId, waitingSince, claim } = conversation
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={`block px-4 py-2.5 hover:bg-hover ${isOpen ? 'bg-quiet shadow-[inset_3px_0_var(--link)]' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 truncate ${waitingSince ? 'font-semibold' : ''}`}>
            {customer || t('messages.customer')}
          </span>
          <span className="flex-none text-t12 text-ink-2">{when.shortMoment(last.createdAt)}</span>
        </span>
        <span className="block truncate text-ink-2">{last.text}</span>
        <span className={`block text-t12 ${waitingSince ? 'text-warn-text' : 'text-ink-2'}`}>
          {waitingSince ? t('messages.waiting', { when: when.shortMoment(waitingSince) }) : orderId}
        </span>
        {claim && (
          <span className="block text-t12 font-semibold text-warn-text">
            {t(`messages.topic.${claim.topic}`)} ·{' '}
            {t('messages.answerBy', { when: when.day(claim.answerBy) })}
          </span>
        )}
      </Link>
    </li>
  )
}

/** The conversation that is open, with the way to its order. */
function Conversation({ shop, id }: { shop: string; id: string }) {
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
        <ButtonLink to={`/orders/${id}`} small>
          {t('messages.openOrder')}
        </ButtonLink>
      </header>
      <Thread order={data} shop={shop} />
      {may('orders:write') && <AnswerForm key={id} order={data} shop={shop} />}
    </section>
  )
}

/** The conversations that the address asks for, and the addresses of others. */
function useInbox(shop: string) {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const isClaims = params.get('claims') === 'true'
  const { data: after } = conversationPlace.safeParse(params.get('after'))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...apiQuery(listSellerConversations, {
      query: {
        shop,
        ...(after && { after }),
        ...(search && { search }),
        ...(isClaims && { claims: 'true' as const }),
      },
    }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  })
  useFirstChosen('order', isPlaceholderData ? undefined : data?.conversations[0]?.orderId)
  const at = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes })
    for (const [name, value] of [...next]) if (value === '') next.delete(name)
    return next
  }
  return {
    ...{ data, error, refetch, search, isClaims, after },
    /** The order whose conversation is open. */
    open: params.get('order'),
    /** Address of the conversation of an order; `''` of the list alone. */
    addressOf: (order: string) => `?${at({ order })}`,
    find: (text: string) => setParams(at({ search: text, after: '' }), { replace: true }),
    showClaims: (only: boolean) =>
      setParams(at({ claims: only ? 'true' : '', after: '', order: '' }), { replace: true }),
    /** Goes on behind a conversation; `''` begins anew. */
    goOn: (place: string) => setParams(at({ after: place })),
  }
}

type Inbox = ReturnType<typeof useInbox>

/** The conversations found, a page at a time. */
function Conversations({
  inbox: { search, isClaims, after, open, addressOf, find, showClaims, goOn },
  found: { conversations, claims, next },
}: {
  inbox: Inbox
  found: EndpointAnswer<typeof listSellerConversations>
}) {
  const { t } = useTexts()
  const { shop } = useWork()
  return (
    <div className={`rounded-panel border border-line bg-raised ${open ? 'max-lg:hidden' : ''}`}>
      <div className="p-3 [&>input]:max-w-none">
        <SearchField
          key={shop.id}
          label={t('messages.search')}
          maxLength={60}
          search={search || undefined}
          onSearch={(text = '') => find(text)}
        />
      </div>
      {(isClaims || claims > 0) && (
        <p className="flex gap-2 px-3 pb-3">
          <Button small aria-pressed={isClaims} onClick={() => showClaims(!isClaims)}>
            {t('messages.claims', { count: claims })}
          </Button>
        </p>
      )}
      <ul className="border-t border-line">
        {conversations.map((conversation) => (
          <Row
            key={conversation.orderId}
            conversation={conversation}
            to={addressOf(conversation.orderId)}
            isOpen={conversation.orderId === open}
          />
        ))}
      </ul>
      {conversations.length === 0 && <p className="px-4 py-3 text-ink-2">{t('messages.noMatch')}</p>}
      {(after || next) && (
        <p className="flex justify-between gap-3 p-3">
          <Button small disabled={!after} onClick={() => goOn('')}>
            {t('messages.first')}
          </Button>
          <Button small disabled={!next} onClick={() => goOn(next ?? '')}>
            {t('messages.older')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** One inbox of the conversations about all orders: who waits longest stands on top. */
export default function InboxScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const inbox = useInbox(shop.id)
  const { data, error, refetch, open } = inbox
  return (
    <>
      <h1 className="mb-1">{t('messages.title')}</h1>
      <p className="mb-3 text-ink-2">{data && t('messages.waitingCount', { count: data.waiting })}</p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data?.total === 0 && (
        <BlockMessage icon="message" title={t('messages.none')}>
          <p>{t('messages.noneYet')}</p>
        </BlockMessage>
      )}
      {data && data.total > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
          <Conversations inbox={inbox} found={data} />
          {open && (
            <div>
              <div className="lg:hidden">
                <BackLink to={inbox.addressOf('')}>{t('messages.title')}</BackLink>
              </div>
              <Conversation key={open} shop={shop.id} id={open} />
            </div>
          )}
        </div>
      )}
    </>
  )
}
