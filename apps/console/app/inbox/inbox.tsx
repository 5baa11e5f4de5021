import { formatCount } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useWaitingConversations } from '../messages/use-waiting-conversations.ts'
import { useReviews } from '../reviews/use-reviews.ts'
import { useTexts } from '../texts/texts.tsx'
import { BackLink } from '../ui/button.tsx'
import { tabLook } from '../views/tab-look.ts'
import { useWork } from '../work/work.tsx'
import { OrderCard } from './order-card.tsx'

/** How many messages and reviews there are, and how many of both wait for an answer. */
function useCounts() {
  const { shop } = useWork()
  const [messages] = useWaitingConversations(shop.id).data?.pages ?? []
  const [reviews] = useReviews(shop.id, { reply: 'none' }).data?.pages ?? []
  return {
    waiting: messages && reviews && messages.waiting + reviews.unanswered,
    messages: messages?.total,
    reviews: reviews?.total,
  }
}

/** Messages and reviews in one inbox: what waits for an answer, all of the one, all of the other. */
export function Inbox({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const counts = useCounts()
  const tabs = [
    { to: '/messages', name: t('messages.toAnswer'), count: counts.waiting },
    { to: '/messages/all', name: t('messages.title'), count: counts.messages },
    { to: '/messages/reviews', name: t('reviews.title'), count: counts.reviews },
  ]
  return (
    <>
      <h1 className="mb-1">{t('messages.inbox')}</h1>
      <nav
        aria-label={t('messages.inbox')}
        className="mb-3 flex max-w-full gap-1 overflow-x-auto border-b border-line max-md:gap-0"
      >
        {tabs.map(({ to, name, count }) => (
          <NavLink key={to} to={to} end className={({ isActive }) => `${tabLook(isActive)} max-md:px-2`}>
            {name}
            {count !== undefined && <span className="ml-1.5">{formatCount(count)}</span>}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  )
}

/** A list, and beside it what is open; on phones one of them. */
export function InboxColumns({
  list,
  isOpen,
  children,
}: {
  list: ReactNode
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)] beside:grid-cols-[340px_minmax(0,1fr)_300px]">
      <div className={`rounded-panel border border-line bg-raised ${isOpen ? 'max-lg:hidden' : ''}`}>
        {list}
      </div>
      {children}
    </div>
  )
}

/** What is open, with the order that it is about where there is room for it; `back` leads to the list on phones. */
export function OpenPart({
  back,
  order,
  children,
}: {
  back: string
  /** Its number; undefined until it is known. */
  order: string | undefined
  children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <>
      {/* stays in sight beside a long list */}
      <div className="lg:sticky lg:top-16 lg:max-h-[calc(100vh-80px)] lg:overflow-y-auto">
        <div className="lg:hidden">
          <BackLink to={back}>{t('messages.inbox')}</BackLink>
        </div>
        {children}
      </div>
      {order && <OrderCard id={order} />}
    </>
  )
}
