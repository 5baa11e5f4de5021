import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: (amount: string) => `Ti abbiamo restituito ${amount}`,
    preview: 'Il pagamento non serviva a nessun ordine aperto.',
    title: 'Pagamento restituito',
    text: (amount: string) =>
      `Ci sono arrivati ${amount} quando il tuo ordine era già pagato, oppure chiuso e i prodotti non c’erano più. Li abbiamo restituiti per intero: non devi fare nulla.`,
    time: 'Tornano sul mezzo con cui hai pagato: di solito servono da 3 a 10 giorni lavorativi, dipende dalla tua banca.',
    button: 'Guarda com’è andata',
  },
  en: {
    subject: (amount: string) => `We have given ${amount} back`,
    preview: 'The payment belonged to no open order.',
    title: 'Payment given back',
    text: (amount: string) =>
      `We received ${amount} when your order was already paid, or closed with its products gone. We have given it all back: there is nothing for you to do.`,
    time: 'It goes back to what you paid with: this usually takes 3 to 10 working days, depending on your bank.',
    button: 'See what happened',
  },
  es: {
    subject: (amount: string) => `Te hemos devuelto ${amount}`,
    preview: 'El pago no correspondía a ningún pedido abierto.',
    title: 'Pago devuelto',
    text: (amount: string) =>
      `Nos llegaron ${amount} cuando tu pedido ya estaba pagado, o cerrado y sin productos. Te lo hemos devuelto todo: no tienes que hacer nada.`,
    time: 'Vuelve al medio con el que pagaste: suele tardar de 3 a 10 días laborables, según tu banco.',
    button: 'Ver qué ha pasado',
  },
}

/** Sent once when a payment that bought nothing went back: a second one, or one that came too late (payments reference §6.2). */
export const paymentReturned = mailKind({
  data: z.object({ checkoutId: z.string(), amountCents: z.int() }),
  write({ checkoutId, amountCents }, locale, { pageUrl }) {
    const { subject, preview, title, text, time, button } = words[locale]
    const amount = formatMoney(amountCents)
    return {
      subject: subject(amount),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(amount) },
        { kind: 'text', text: time },
        { kind: 'button', label: button, url: pageUrl(`/checkout/${checkoutId}`) },
      ],
    }
  },
})
