import type { Language } from '@filiera/domain/languages'
import type { z } from 'zod'
import type { MailBlock, MailContext } from '../mail-content.ts'
import { adultsOnly } from './adults-only.ts'
import { invoiceBlocks } from './invoice-blocks.ts'
import { type mailedCheckout, orderBlocks, shipToBlocks, termsBlocks } from './order-lines.ts'
import { withdrawalHint } from './withdrawal-right.ts'

/** A whole purchase as its mails show it, from the first sentence to the right of withdrawal. */
export function checkoutBlocks(
  data: z.output<typeof mailedCheckout>,
  locale: Language,
  context: MailContext,
  { text, button, links }: { text: string; button: string; links?: { label: string; url: string }[] },
): MailBlock[] {
  const { checkoutId, orders, totalCents, termsVersion, orderedAt, paidAt } = data
  const way = orderedAt === undefined && paidAt === undefined ? undefined : { orderedAt, paidAt }
  const lines = orders.flatMap((order) => order.lines)
  return [
    { kind: 'text', text },
    { kind: 'button', label: button, url: context.pageUrl(`/checkout/${checkoutId}`) },
    ...orderBlocks(orders, locale, totalCents, context, way),
    ...adultsOnly(lines, locale),
    ...shipToBlocks(data, locale),
    ...invoiceBlocks(data, locale),
    ...(links ? [{ kind: 'links' as const, links }] : []),
    ...termsBlocks(termsVersion, locale, context),
    ...withdrawalHint(lines, locale, context),
  ]
}
