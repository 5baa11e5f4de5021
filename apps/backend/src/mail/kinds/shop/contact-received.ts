import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preview: 'Rispondiamo entro due giorni lavorativi.',
    title: 'Messaggio ricevuto',
    text: 'Rispondiamo a questo indirizzo entro due giorni lavorativi. Se riguarda un ordine, tieni a portata il suo numero.',
    quiet: 'Se non hai scritto tu, puoi ignorare questa e-mail.',
  },
  en: {
    subject: 'We have received your message',
    preview: 'We answer within two working days.',
    title: 'Message received',
    text: 'We answer to this address within two working days. If it is about an order, keep its number at hand.',
    quiet: 'If you did not write to us, you can ignore this e-mail.',
  },
  es: {
    subject: 'Hemos recibido tu mensaje',
    preview: 'Respondemos en dos días laborables.',
    title: 'Mensaje recibido',
    text: 'Respondemos a esta dirección en dos días laborables. Si se trata de un pedido, ten a mano su número.',
    quiet: 'Si no nos has escrito, puedes ignorar este correo.',
  },
}

/** Acknowledges a contact message (decision 27). Nothing of the message is repeated: a stranger could have written it. */
export const contactReceived = mailKind({
  data: z.object({}),
  write(_data, locale) {
    const { subject, preview, title, text, quiet } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text },
        { kind: 'quiet', text: quiet },
      ],
    }
  },
})
