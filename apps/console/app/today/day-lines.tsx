import type { SellerDay } from '@filiera/contract/console/day'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'

/** Something that waits, and where it is done. */
type Line = { icon: IconName; title: string; hint: string; to: string; action: string }

/** Messages, new reviews and returns of the day; what does not wait has no line. */
export function useLines(besides: SellerDay | undefined, returns: number): Line[] {
  const { t } = useTexts()
  const { may } = useWork()
  const when = useWhen()
  const lines: Line[] = []
  const { messages, reviews } = besides ?? {}
  if (messages?.firstClaim)
    lines.push({
      icon: 'alert',
      title: t('today.claims', { count: messages.claims }),
      hint: t('today.claimHint', {
        name: messages.firstClaim.customer || t('today.customer'),
        when: when.day(messages.firstClaim.answerBy),
      }),
      to: '/orders?state=claims',
      action: t(may('orders:write') ? 'today.answer' : 'today.read'),
    })
  if (messages?.longest)
    lines.push({
      icon: 'message',
      title: t('today.messages', { count: messages.waiting }),
      hint: t('today.waits', {
        name: messages.longest.customer || t('today.customer'),
        when: when.shortMoment(messages.longest.since),
      }),
      to: '/messages',
      action: t(may('orders:write') ? 'today.answer' : 'today.read'),
    })
  if (returns > 0)
    lines.push({
      icon: 'undo',
      title: t('today.toReturn', { count: returns }),
      hint: t('today.returnHint'),
      to: '/orders?state=returns',
      action: t('today.look'),
    })
  if (reviews?.lowest) {
    const { stars, text } = reviews.lowest
    lines.push({
      icon: 'star',
      title: t('today.reviews', { count: reviews.count }),
      hint: text ? t('today.lowest', { count: stars, text }) : t('today.lowestStars', { count: stars }),
      to: '/messages/reviews?reply=none',
      action: t('today.read'),
    })
  }
  return lines
}

/** What waits besides orders, each with the way to where it is done. */
export const DayLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="md:ml-[110px]">
    {lines.map(({ icon, title, hint, to, action }) => (
      <li key={to} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
        <span className="grid h-[34px] w-[34px] flex-none place-items-center rounded-control bg-quiet text-link">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1">
          <h3>{title}</h3>
          <p className="line-clamp-2 text-t13 wrap-anywhere text-ink-2">{hint}</p>
        </div>
        <span className="max-md:basis-full max-md:pl-[46px]">
          <ButtonLink to={to} small>
            {action}
          </ButtonLink>
        </span>
      </li>
    ))}
  </ul>
)
