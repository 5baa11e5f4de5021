import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Il tuo account è stato eliminato',
    preview: 'I tuoi dati personali sono stati cancellati.',
    title: 'Account eliminato',
    text: (shop: string) =>
      `Il tuo account su ${shop} non c’è più: abbiamo cancellato profilo, indirizzi, preferiti, carte e foto. Le fatture dei tuoi ordini restano per dieci anni, come chiede la legge; le recensioni restano senza il tuo nome.`,
    quiet: 'Se non sei stato tu a chiederlo, rispondi subito a questa e-mail. È l’ultima che ricevi da noi.',
  },
  en: {
    subject: 'Your account has been deleted',
    preview: 'Your personal data has been erased.',
    title: 'Account deleted',
    text: (shop: string) =>
      `Your account at ${shop} is gone: we erased profile, addresses, wishlist, cards and photo. The invoices of your orders stay for ten years, as the law demands; your reviews stay without your name.`,
    quiet:
      'If it was not you who asked for it, reply to this e-mail at once. It is the last one you get from us.',
  },
  es: {
    subject: 'Tu cuenta se ha eliminado',
    preview: 'Tus datos personales se han borrado.',
    title: 'Cuenta eliminada',
    text: (shop: string) =>
      `Tu cuenta en ${shop} ya no existe: hemos borrado perfil, direcciones, favoritos, tarjetas y fotos. Las facturas de tus pedidos se conservan diez años, como exige la ley; tus reseñas quedan sin tu nombre.`,
    quiet: 'Si no lo has pedido tú, responde enseguida a este correo. Es el último que recibes de nosotros.',
  },
}

/** The last mail to somebody whose account was deleted (decision 20). */
export const accountDeleted = mailKind({
  data: z.object({}),
  write(_data, locale, { shopName }) {
    const { subject, preview, title, text, quiet } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(shopName) },
        { kind: 'quiet', text: quiet },
      ],
    }
  },
})
