import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: (number: string) => `Il link per recedere dall’ordine ${number}`,
    preview: 'Vale 7 giorni e non serve un account.',
    title: 'Recedi dal contratto',
    text: (number: string) => () =>
      `Da questo link scegli i prodotti dell’ordine ${number} da cui vuoi recedere. Vale 7 giorni e apre solo questo ordine.`,
    button: 'Recedi dal contratto qui',
    quiet: 'Se non lo hai chiesto tu, puoi ignorare questa e-mail: senza conferma non succede nulla.',
  },
  en: {
    subject: (number: string) => `Your link to withdraw from order ${number}`,
    preview: 'It works for 7 days, without an account.',
    title: 'Withdraw from the contract',
    text: (number: string) => () =>
      `With this link you choose the products of order ${number} that you withdraw from. It works for 7 days and opens this order only.`,
    button: 'Withdraw from the contract here',
    quiet: 'If you did not ask for it, you can ignore this e-mail: nothing happens without a confirmation.',
  },
  es: {
    subject: (number: string) => `Tu enlace para desistir del pedido ${number}`,
    preview: 'Vale 7 días y no hace falta una cuenta.',
    title: 'Desistir del contrato',
    text: (number: string) => () =>
      `Con este enlace eliges los productos del pedido ${number} de los que quieres desistir. Vale 7 días y solo abre este pedido.`,
    button: 'Desistir del contrato aquí',
    quiet: 'Si no lo has pedido tú, puedes ignorar este correo: sin confirmación no pasa nada.',
  },
}

/** The link that opens the withdrawal of one order without an account. */
export const withdrawalLink = mailKind({
  data: z.object({ orderId: z.string(), seed: z.string() }),
  write({ orderId, seed }, locale, { shopName, pageUrl, linkToken }) {
    const { subject, text, ...rest } = words[locale]
    const url = `${pageUrl('/withdraw')}?token=${linkToken(seed)}`
    return writeButtonMail({ ...rest, subject: subject(orderId), text: text(orderId) }, shopName, url)
  },
})
