import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { conversationPlace, listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { apiQuery } from '../api/queries.ts'
import { useFirstChosen } from '../browser/use-first-chosen.ts'
import { AGAIN_MS, Conversation } from '../messages/conversation.tsx'
import { ConversationRow } from '../messages/conversation-row.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { Inbox, InboxColumns, OpenPart } from './inbox.tsx'

/** The conversations that the address asks for, and the addresses of others. */
function useConversations(shop: string) {
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

type Asked = ReturnType<typeof useConversations>

/** The conversations found, a page at a time. */
function Conversations({
  asked: { search, isClaims, after, open, addressOf, find, showClaims, goOn },
  found: { conversations, claims, next },
}: {
  asked: Asked
  found: EndpointAnswer<typeof listSellerConversations>
}) {
  const { t } = useTexts()
  const { shop } = useWork()
  return (
    <>
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
          <ConversationRow
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
    </>
  )
}

/** All conversations about orders: who waits longest stands on top. */
export default function MessagesScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const asked = useConversations(shop.id)
  const { data, error, refetch, open, addressOf } = asked
  return (
    <Inbox>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data?.total === 0 && (
        <BlockMessage icon="message" title={t('messages.none')}>
          <p>{t('messages.noneYet')}</p>
        </BlockMessage>
      )}
      {data && data.total > 0 && (
        <InboxColumns isOpen={open !== null} list={<Conversations asked={asked} found={data} />}>
          {open && (
            <OpenPart key={open} back={addressOf('')} order={open}>
              <Conversation shop={shop.id} id={open} />
            </OpenPart>
          )}
        </InboxColumns>
      )}
    </Inbox>
  )
}
