import { formatShortDate } from '@filiera/domain/dates/short-date'
import type { Language } from '@filiera/domain/languages'
import type { MailBlock, MailStep } from '../mail-content.ts'

const words = {
  it: {
    ordered: 'Ordinato',
    paid: 'Pagato',
    accepted: 'Accettato',
    shipped: 'Spedito',
    delivery: 'Consegna',
  },
  en: { ordered: 'Ordered', paid: 'Paid', accepted: 'Accepted', shipped: 'Shipped', delivery: 'Delivery' },
  es: { ordered: 'Realizado', paid: 'Pagado', accepted: 'Aceptado', shipped: 'Enviado', delivery: 'Entrega' },
}

/** When a parcel went which way, as ISO 8601, and when it is expected; what has no time is still to come. */
export type ParcelWay = {
  orderedAt?: string | undefined
  paidAt?: string | undefined
  acceptedAt?: string | undefined
  shippedAt?: string | undefined
  delivery?: { from: string; to: string } | null | undefined
}

/** "25–27 nov", both with their month where it is another one. */
function daysOf({ from, to }: { from: string; to: string }, locale: Language): string {
  const last = formatShortDate(to, locale)
  if (from === to) return last
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isSameMonth ? Number(from.slice(8)) : formatShortDate(from, locale)}–${last}`
}

/** How far a parcel is, as four steps at most. A shop that shipped without accepting before has no such step. */
export function parcelSteps(way: ParcelWay, locale: Language): MailBlock {
  const { orderedAt, paidAt, acceptedAt, shippedAt, delivery } = way
  const names = words[locale]
  const known = [
    ...(paidAt === undefined ? [{ label: names.ordered, at: orderedAt }] : []),
    { label: names.paid, at: paidAt },
    ...(acceptedAt !== undefined || (paidAt !== undefined && shippedAt === undefined)
      ? [{ label: names.accepted, at: acceptedAt }]
      : []),
    { label: names.shipped, at: shippedAt },
  ]
  const last = known.findLastIndex(({ at }) => at !== undefined)
  const steps = known.map(
    ({ label, at }, index): MailStep => ({
      label,
      day: at === undefined ? '' : formatShortDate(at, locale),
      is: index < last ? 'done' : index === last ? 'now' : 'next',
    }),
  )
  const arrives = {
    label: names.delivery,
    day: delivery ? daysOf(delivery, locale) : '',
    is: 'next',
  } as const
  return { kind: 'steps', steps: [...steps, arrives] }
}
