import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { eurosToCents } from '@filiera/domain/money/money'
import { withdrawalAmount } from '@filiera/domain/money/withdrawal-amount'
import { UNREACHED } from '../../frame/loading/answer-unreached.ts'

/** Longest reason that the seller is told. */
export const REASON_MAX = 300

/** What was chosen: how many of which product, and what was said about it. */
export type WithdrawalChoice = { quantities: Readonly<Record<string, number>>; reason: string }

export const nothingChosen: WithdrawalChoice = { quantities: {}, reason: '' }

const FIELD = /^quantity-([1-9]\d{0,17})$/

/** Name of the field with the quantity of a product. */
export const quantityField = (productId: string): string => `quantity-${productId}`

/** Reads a sent form; numbers that are none count as nothing chosen. */
export function readWithdrawalForm(form: FormData): WithdrawalChoice {
  const quantities: Record<string, number> = {}
  for (const [name, value] of form) {
    const productId = FIELD.exec(name)?.[1]
    const quantity = Number(value)
    if (productId && Number.isInteger(quantity) && quantity > 0) quantities[productId] = quantity
  }
  const reason = form.get('reason')
  const said = typeof reason === 'string' ? reason.replace(/\p{Cc}+/gu, ' ').trim() : ''
  return { quantities, reason: said.slice(0, REASON_MAX) }
}

export type ChosenLine = Withdrawable['lines'][number] & { chosen: number }

/** Lines that were chosen and can be given back, never more of one than there is. */
export function chosenLines(
  { lines }: Pick<Withdrawable, 'lines'>,
  { quantities }: WithdrawalChoice,
): ChosenLine[] {
  return lines.flatMap((line) => {
    const chosen = Math.min(quantities[line.productId] ?? 0, line.exception ? 0 : line.quantity)
    return chosen > 0 ? [{ ...line, chosen }] : []
  })
}

/** What will be refunded for the chosen lines, in cents, from the same rule as the server. */
export function refundOf(
  {
    isShipped,
    shipping,
    refundable,
    lines,
  }: Pick<Withdrawable, 'isShipped' | 'shipping' | 'refundable' | 'lines'>,
  chosen: readonly ChosenLine[],
): ReturnType<typeof withdrawalAmount> {
  return withdrawalAmount({
    isShipped,
    shippingCents: eurosToCents(shipping),
    leftCents: eurosToCents(refundable),
    lines: lines.map(({ productId, remaining, price }) => ({
      remaining,
      declared: chosen.find((line) => line.productId === productId)?.chosen ?? 0,
      chargedCents: eurosToCents(price),
    })),
  })
}

/** Whether pieces of the order stay that were not chosen. */
export const hasOthers = ({ lines }: Pick<Withdrawable, 'lines'>, chosen: readonly ChosenLine[]): boolean =>
  lines.some(
    ({ productId, remaining }) =>
      remaining > (chosen.find((line) => line.productId === productId)?.chosen ?? 0),
  )

/** Whether all of the order can be given back, and with it a delivery charge. */
export const canReturnShipping = ({ shipping, lines }: Pick<Withdrawable, 'shipping' | 'lines'>): boolean =>
  shipping > 0 && lines.every(({ quantity, remaining }) => quantity === remaining)

/** The order number as it is printed, from one that was typed with spaces, small letters or without dashes. */
export function normaliseOrderNumber(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return characters.length === 16 ? (characters.match(/.{4}/g) ?? []).join('-') : typed.trim()
}

/** What asking for the mailed link answered; what was typed stays. */
export type LinkAnswer = {
  orderId: string
  email: string
  isSent: boolean
  errors: { orderId: boolean; email: boolean }
  code: string | null
}

/** The form once more: nobody answered. */
export function unreachedLink(form: FormData): LinkAnswer {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [orderId, email] = [text('orderId'), text('email')]
  return { orderId, email, isSent: false, errors: { orderId: false, email: false }, code: UNREACHED }
}
