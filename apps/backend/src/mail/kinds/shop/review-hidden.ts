import { reportReasons } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

type Words = {
  subject(product: string): string
  preview: string
  title: string
  text(product: string): string
  said: string
  reasons: Record<(typeof reportReasons)[number], string>
  why: string
  objection: string
  courts: string
  rules: string
  contact: string
}

const words: Readonly<Record<Language, Words>> = {
  it: {
    subject: (product) => `La tua recensione di ${product} non è più pubblica`,
    preview: 'Il motivo, e come opporti se non sei d’accordo.',
    title: 'Abbiamo tolto la tua recensione',
    text: (product) =>
      `La tua recensione di ${product} non si vede più nel negozio e le sue stelle non contano. Nel tuo account resta.`,
    said: 'Il produttore l’ha segnalata così:',
    reasons: {
      false: 'racconta cose non vere',
      offensive: 'offende o minaccia',
      other_product: 'parla di un altro prodotto o negozio',
      personal_data: 'contiene dati personali',
      other: 'altro motivo',
    },
    why: 'L’ha letta una persona, nessun programma ha deciso. La sua motivazione, secondo le regole delle recensioni:',
    objection:
      'Se non sei d’accordo, scrivici dalla pagina dei contatti entro sei mesi, gratis: la riguarda un’altra persona.',
    courts:
      'Puoi anche rivolgerti a un organismo di risoluzione extragiudiziale certificato (art. 21 del regolamento UE 2022/2065) o a un giudice.',
    rules: 'Come funzionano le recensioni',
    contact: 'Pagina dei contatti',
  },
  en: {
    subject: (product) => `Your review of ${product} is no longer public`,
    preview: 'Why, and how to object if you disagree.',
    title: 'We have taken down your review',
    text: (product) =>
      `Your review of ${product} is no longer shown in the shop and its stars do not count. It stays in your account.`,
    said: 'The producer reported it like this:',
    reasons: {
      false: 'it says things that are not true',
      offensive: 'it insults or threatens',
      other_product: 'it is about another product or shop',
      personal_data: 'it contains personal data',
      other: 'another reason',
    },
    why: 'A person has read it, no program decided. Their reasons, by the rules of reviews:',
    objection:
      'If you disagree, write to us from the contact page within six months, free of charge: another person will look at it again.',
    courts:
      'You can also turn to a certified out-of-court dispute settlement body (Article 21 of Regulation (EU) 2022/2065) or to a court.',
    rules: 'How reviews work',
    contact: 'Contact page',
  },
  es: {
    subject: (product) => `Tu reseña de ${product} ya no es pública`,
    preview: 'El motivo, y cómo oponerte si no estás de acuerdo.',
    title: 'Hemos retirado tu reseña',
    text: (product) =>
      `Tu reseña de ${product} ya no se ve en la tienda y sus estrellas no cuentan. En tu cuenta se conserva.`,
    said: 'El productor la denunció así:',
    reasons: {
      false: 'cuenta cosas que no son verdad',
      offensive: 'ofende o amenaza',
      other_product: 'habla de otro producto o tienda',
      personal_data: 'contiene datos personales',
      other: 'otro motivo',
    },
    why: 'La ha leído una persona, ningún programa ha decidido. Su motivación, según las reglas de las reseñas:',
    objection:
      'Si no estás de acuerdo, escríbenos desde la página de contacto en un plazo de seis meses, gratis: la revisará otra persona.',
    courts:
      'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios (artículo 21 del Reglamento (UE) 2022/2065) o a un juez.',
    rules: 'Cómo funcionan las reseñas',
    contact: 'Página de contacto',
  },
}

/** To the author of a review that an operator took out of the shop: the statement of reasons (DSA, article 17), with the operator's own words. */
export const reviewHidden = mailKind({
  data: z.object({ product: z.string(), reason: z.enum(reportReasons), note: z.string() }),
  write({ product, reason, note }, locale, { pageUrl }) {
    const { subject, text, said, reasons, why, objection, courts, rules, contact, ...rest } = words[locale]
    return {
      ...rest,
      subject: subject(product),
      blocks: [
        { kind: 'text', text: text(product) },
        { kind: 'text', text: `${said} ${reasons[reason]}.` },
        { kind: 'text', text: why },
        { kind: 'quote', text: note },
        { kind: 'text', text: objection },
        {
          kind: 'links',
          links: [
            { label: rules, url: pageUrl('/legal/reviews') },
            { label: contact, url: pageUrl('/contact') },
          ],
        },
        { kind: 'quiet', text: courts },
      ],
    }
  },
})
