import type { Offer } from '@filiera/contract/console/offers'
import { sayOfferDays } from '../../texts/offer-days.ts'
import { useTexts } from '../../texts/texts.tsx'
import { placeOf } from './place-offers.ts'

const looks = {
  running: 'bg-amber',
  coming: 'border border-info-text bg-info-ground',
} as const
/** Narrower bars have their words beside them, in percent of the calendar. */
const ROOM = 34

/** An offer as long as it lasts; who may change it opens it with a press. */
export function OfferBar({
  offer,
  to,
  first,
  onOpen,
}: {
  offer: Offer
  /** Its last day in the calendar; null without an end. */
  to: string | null
  /** First day of the calendar. */
  first: string
  onOpen: (() => void) | null
}) {
  const { t, language } = useTexts()
  const place = placeOf({ from: offer.from, to }, first)
  const said = `${offer.percent > 0 ? `−${offer.percent}%, ` : ''}${sayOfferDays(offer, t, language)}`
  if (!place) return <span className="sr-only">{said}</span>
  const { left, width } = place
  const isInside = width >= ROOM
  const words = isInside
    ? 'left-0 max-w-full truncate px-2.5'
    : left + width < 100 - ROOM
      ? 'left-full pl-1.5'
      : 'right-full pr-1.5'
  const tone =
    isInside && offer.state === 'running'
      ? 'text-on-amber'
      : offer.state === 'coming'
        ? 'text-info-text'
        : 'text-ink'
  const look = 'absolute top-1/2 h-8 -translate-y-1/2 rounded-[4px]'
  const content = (
    <>
      <i
        aria-hidden="true"
        className={`absolute inset-0 rounded-[4px] ${looks[offer.state === 'running' ? 'running' : 'coming']}`}
      />
      <span
        className={`absolute inset-y-0 flex items-center text-t12 font-semibold whitespace-nowrap ${words} ${tone}`}
      >
        {said}
      </span>
    </>
  )
  const style = { left: `${left}%`, width: `${width}%` }
  return onOpen ? (
    <button type="button" className={look} style={style} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={look} style={style}>
      {content}
    </span>
  )
}
