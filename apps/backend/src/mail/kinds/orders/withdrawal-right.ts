import { type WithdrawalClass, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'
import type { MailBlock, MailContext } from '../mail-content.ts'
import { mailLastDay } from '../mail-time.ts'

/** What decides the right of withdrawal from a line; mails that were queued before it was kept have none, sellers are not told. */
export const lineClass = { withdrawal: z.enum(withdrawalClasses).optional() }

type Excluded = Exclude<WithdrawalClass, 'standard' | 'sealed-only'>
type Words = {
  /** `day` is null before the delivery. */
  until(day: string | null): string
  sealed: string
  excluded: Record<Excluded, string>
  hint: string
  none: string
  button: string
}

const words: Record<Language, Words> = {
  it: {
    until: (day) =>
      day ? `Puoi recedere fino al ${day}.` : 'Puoi recedere fino a 14 giorni dopo la consegna.',
    sealed: 'Solo se il sigillo è integro.',
    excluded: {
      'excluded-perishable': 'Senza diritto di recesso: si deteriora o scade in fretta.',
      'excluded-custom': 'Senza diritto di recesso: è preparato su misura per te.',
      'excluded-en-primeur':
        'Senza diritto di recesso: vino venduto prima che sia pronto, a un prezzo che dipende dal mercato.',
    },
    hint: 'Puoi recedere anche senza entrare nel tuo account.',
    none: 'La legge non prevede il recesso per questi prodotti. Se qualcosa arriva rotto o sbagliato vale la garanzia: scrivi al venditore dalla pagina dell’ordine.',
    button: 'Recedi dal contratto qui',
  },
  en: {
    until: (day) =>
      day ? `You can withdraw until ${day}.` : 'You can withdraw until 14 days after delivery.',
    sealed: 'Only if the seal is unbroken.',
    excluded: {
      'excluded-perishable': 'No right of withdrawal: it spoils or expires quickly.',
      'excluded-custom': 'No right of withdrawal: it is made to measure for you.',
      'excluded-en-primeur':
        'No right of withdrawal: wine sold before it is ready, at a price that depends on the market.',
    },
    hint: 'You can withdraw without signing in, too.',
    none: 'The law gives no right to withdraw from these products. If something arrives broken or wrong the guarantee applies: write to the seller from the order’s page.',
    button: 'Withdraw from the contract here',
  },
  es: {
    until: (day) =>
      day ? `Puedes desistir hasta el ${day}.` : 'Puedes desistir hasta 14 días después de la entrega.',
    sealed: 'Solo si el precinto está intacto.',
    excluded: {
      'excluded-perishable': 'Sin derecho de desistimiento: se deteriora o caduca con rapidez.',
      'excluded-custom': 'Sin derecho de desistimiento: está hecho a medida para ti.',
      'excluded-en-primeur':
        'Sin derecho de desistimiento: vino vendido antes de estar listo, a un precio que depende del mercado.',
    },
    hint: 'Puedes desistir también sin entrar en tu cuenta.',
    none: 'La ley no prevé el desistimiento para estos productos. Si algo llega roto o equivocado vale la garantía: escribe al vendedor desde la página del pedido.',
    button: 'Desistir del contrato aquí',
  },
}

const isExcluded = (withdrawal: WithdrawalClass): withdrawal is Excluded => withdrawal.startsWith('excluded-')

/**
 * Whether and until when one line can be withdrawn from (Consumer Code art. 52, 59).
 * @param end end of the right (ISO 8601); none before the delivery
 */
export function withdrawalNote(
  withdrawal: WithdrawalClass | undefined,
  locale: Language,
  end?: string,
): { note?: string } {
  if (withdrawal === undefined) return {}
  const { until, sealed, excluded } = words[locale]
  if (isExcluded(withdrawal)) return { note: excluded[withdrawal] }
  const note = until(end === undefined ? null : mailLastDay(end, locale))
  return { note: withdrawal === 'sealed-only' ? `${note} ${sealed}` : note }
}

/** The way to withdraw (Consumer Code art. 54-bis); where no line can be withdrawn from, what there is instead. */
export function withdrawalHint(
  lines: readonly { withdrawal?: WithdrawalClass | undefined }[],
  locale: Language,
  { pageUrl }: Pick<MailContext, 'pageUrl'>,
  orderId?: string,
): MailBlock[] {
  const { hint, none, button } = words[locale]
  if (lines.length > 0 && lines.every(({ withdrawal }) => withdrawal && isExcluded(withdrawal)))
    return [{ kind: 'quiet', text: none }]
  const url = `${pageUrl('/withdraw')}${orderId ? `?order=${orderId}` : ''}`
  return [
    { kind: 'quiet', text: hint },
    { kind: 'links', links: [{ label: button, url }] },
  ]
}
