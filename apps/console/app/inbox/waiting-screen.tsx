import { useSearchParams } from 'react-router'
import { useFirstChosen } from '../browser/use-first-chosen.ts'
import { Conversation } from '../messages/conversation.tsx'
import { ConversationRow } from '../messages/conversation-row.tsx'
import { useWaitingConversations } from '../messages/use-waiting-conversations.ts'
import { ReviewRow } from '../reviews/review-row.tsx'
import { useReviews } from '../reviews/use-reviews.ts'
import { useTexts } from '../texts/texts.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { Inbox, InboxColumns, OpenPart } from './inbox.tsx'
import { OpenReview } from './open-review.tsx'

/** Messages and reviews without an answer, and what of them the address opens. */
function useWaiting(shop: string) {
  const [params] = useSearchParams()
  const messages = useWaitingConversations(shop)
  const reviews = useReviews(shop, { reply: 'none' })
  const conversations = messages.data?.pages.flatMap((page) => page.conversations)
  const unanswered = reviews.data?.pages.flatMap((page) => page.reviews)
  const [order, review] = [params.get('order'), params.get('review')]
  const [first] = conversations ?? []
  useFirstChosen('order', review ? undefined : first?.orderId)
  useFirstChosen('review', order || first || !conversations ? undefined : unanswered?.[0]?.id)
  return { messages, reviews, conversations, unanswered, order, review }
}

type Waiting = ReturnType<typeof useWaiting>

/** Customers who wait stand on top, who waits longest first; reviews below, the newest first. */
function WaitingList({ messages, reviews, conversations, unanswered, order, review }: Waiting) {
  const { t } = useTexts()
  return (
    <>
      <ul>
        {conversations?.map((conversation) => (
          <ConversationRow
            key={conversation.orderId}
            conversation={conversation}
            to={`?order=${conversation.orderId}`}
            isOpen={conversation.orderId === order}
          />
        ))}
      </ul>
      <MoreButton list={messages} small className="border-t border-line p-3">
        {t('messages.older')}
      </MoreButton>
      <ul className={conversations?.length ? 'border-t border-line' : ''}>
        {unanswered?.map((each) => (
          <ReviewRow key={each.id} review={each} to={`?review=${each.id}`} isOpen={each.id === review} />
        ))}
      </ul>
      <MoreButton list={reviews} small className="border-t border-line p-3">
        {t('reviews.more')}
      </MoreButton>
    </>
  )
}

/** What waits for an answer of the shop: messages and reviews. */
export default function WaitingScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const waiting = useWaiting(shop.id)
  const { messages, reviews, conversations, unanswered, order, review } = waiting
  const failed = [messages, reviews].find(({ error, data }) => error && !data)
  const isRead = conversations && unanswered
  const isEmpty = isRead && conversations.length + unanswered.length === 0 && !order && !review
  return (
    <Inbox>
      {failed?.error && <BlockError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !isRead && <SkeletonRows rows={6} />}
      {isEmpty && (
        <BlockMessage icon="message" title={t('messages.nothingWaits')}>
          <p>{t('messages.noneYet')}</p>
        </BlockMessage>
      )}
      {/* of what could not be read the other part is shown */}
      {(isRead || failed) && !isEmpty && (
        <InboxColumns isOpen={order !== null || review !== null} list={<WaitingList {...waiting} />}>
          {order && (
            <OpenPart key={order} back="?" order={order}>
              <Conversation shop={shop.id} id={order} />
            </OpenPart>
          )}
          {!order && review && <OpenReview key={review} shop={shop.id} id={review} back="?" />}
        </InboxColumns>
      )}
    </Inbox>
  )
}
