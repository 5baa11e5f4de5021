import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Il pagamento non è riuscito',
    preview: 'Non abbiamo incassato nulla. Puoi riprovare.',
    title: 'Pagamento non riuscito',
    text: 'La banca non ha accettato il pagamento e non abbiamo incassato nulla. Il carrello è come lo hai lasciato: puoi riprovare con la stessa carta o con un’altra.',
    button: 'Riprova a pagare',
  },
  en: {
    subject: 'The payment did not go through',
    preview: 'Nothing was charged. You can try again.',
    title: 'Payment not completed',
    text: 'The bank did not accept the payment and nothing was charged. Your cart is as you left it: you can try again with the same card or another one.',
    button: 'Try to pay again',
  },
  es: {
    subject: 'El pago no se ha completado',
    preview: 'No hemos cobrado nada. Puedes volver a intentarlo.',
    title: 'Pago no completado',
    text: 'El banco no ha aceptado el pago y no hemos cobrado nada. Tu carrito está como lo dejaste: puedes volver a intentarlo con la misma tarjeta o con otra.',
    button: 'Intentar pagar de nuevo',
  },
}

/** Sent once per refused payment (decision 29); never for one that was cancelled or ran out of time. */
export const paymentFailed = mailKind({
  data: z.object({ checkoutId: z.string() }),
  write({ checkoutId }, locale, { pageUrl }) {
    const { subject, preview, title, text, button } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text },
        { kind: 'button', label: button, url: pageUrl(`/checkout/${checkoutId}`) },
      ],
    }
  },
})
