import { dayInWords } from '@filiera/domain/dates/delivery-days'
import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

/** What may wait, what is most urgent first, and the screen of the console where it is done. */
const screens = {
  late: '/orders?state=to_ship',
  ship: '/orders?state=to_ship',
  accept: '/orders?state=to_accept',
  messages: '/messages',
  returns: '/orders?state=returns',
  reviews: '/messages/reviews?reply=none',
  stock: '/stock?view=low',
  lots: '/stock?view=expiring',
  held: '/products?state=held',
  // Today alone names them
  unpublished: '/',
  certificates: '/products?certificate=ending',
} as const
type Thing = keyof typeof screens
const things = Object.keys(screens) as Thing[]

/** One of a thing, and several; `#` stands for how many. */
type Words = {
  subject(shop: string): string
  title(day: string): string
  text(shop: string): string
  button: string
} & Record<Thing, readonly [string, string]>

const words: Readonly<Record<Language, Words>> = {
  it: {
    subject: (shop) => `${shop}: che cosa c’è da fare oggi`,
    title: (day) => `Da fare ${day}`,
    text: (shop) => `Ecco che cosa aspetta ${shop}, prima quello che ha più fretta.`,
    button: 'Apri Oggi',
    late: ['1 pacco in ritardo', '# pacchi in ritardo'],
    ship: ['1 pacco da spedire oggi', '# pacchi da spedire oggi'],
    accept: ['1 ordine da accettare', '# ordini da accettare'],
    messages: ['1 messaggio senza risposta', '# messaggi senza risposta'],
    returns: ['1 reso o contestazione da guardare', '# resi e contestazioni da guardare'],
    reviews: ['1 recensione nuova', '# recensioni nuove'],
    stock: ['1 prodotto sotto soglia', '# prodotti sotto soglia'],
    lots: ['1 lotto in scadenza', '# lotti in scadenza'],
    held: ['1 bozza trattenuta perché manca qualcosa', '# bozze trattenute perché manca qualcosa'],
    unpublished: ['1 prodotto non pubblicato all’ora scelta', '# prodotti non pubblicati all’ora scelta'],
    certificates: [
      '1 prodotto con un certificato scaduto o che scade entro 60 giorni',
      '# prodotti con un certificato scaduto o che scade entro 60 giorni',
    ],
  },
  en: {
    subject: (shop) => `${shop}: what there is to do today`,
    title: (day) => `To do on ${day}`,
    text: (shop) => `This is what waits for ${shop}, the most urgent first.`,
    button: 'Open Today',
    late: ['1 late parcel', '# late parcels'],
    ship: ['1 parcel to ship today', '# parcels to ship today'],
    accept: ['1 order to accept', '# orders to accept'],
    messages: ['1 message without an answer', '# messages without an answer'],
    returns: ['1 return or dispute to look at', '# returns and disputes to look at'],
    reviews: ['1 new review', '# new reviews'],
    stock: ['1 product running low', '# products running low'],
    lots: ['1 lot about to expire', '# lots about to expire'],
    held: [
      '1 draft held back because something is missing',
      '# drafts held back because something is missing',
    ],
    unpublished: [
      '1 product not published at the chosen time',
      '# products not published at the chosen time',
    ],
    certificates: [
      '1 product with a certificate that has ended or ends within 60 days',
      '# products with a certificate that has ended or ends within 60 days',
    ],
  },
  es: {
    subject: (shop) => `${shop}: qué hay que hacer hoy`,
    title: (day) => `Para hacer el ${day}`,
    text: (shop) => `Esto es lo que espera a ${shop}, primero lo más urgente.`,
    button: 'Abrir Hoy',
    late: ['1 paquete con retraso', '# paquetes con retraso'],
    ship: ['1 paquete para enviar hoy', '# paquetes para enviar hoy'],
    accept: ['1 pedido por aceptar', '# pedidos por aceptar'],
    messages: ['1 mensaje sin respuesta', '# mensajes sin respuesta'],
    returns: ['1 devolución o reclamación por mirar', '# devoluciones y reclamaciones por mirar'],
    reviews: ['1 reseña nueva', '# reseñas nuevas'],
    stock: ['1 producto bajo mínimo', '# productos bajo mínimo'],
    lots: ['1 lote a punto de caducar', '# lotes a punto de caducar'],
    held: ['1 borrador retenido porque falta algo', '# borradores retenidos porque falta algo'],
    unpublished: ['1 producto no publicado a la hora elegida', '# productos no publicados a la hora elegida'],
    certificates: [
      '1 producto con un certificado caducado o que caduca en 60 días',
      '# productos con un certificado caducado o que caduca en 60 días',
    ],
  },
}

/** To somebody of a shop in the morning of a working day (a calendar date): how much of what waits; what does not wait has no line. */
export const sellerMorning = mailKind({
  data: z.object({ shop: z.string(), day: z.iso.date(), waiting: z.record(z.enum(things), z.int()) }),
  write({ shop, day, waiting }, locale, { consoleUrl }) {
    const { subject, title, text, button, ...lines } = words[locale]
    const links = things
      .filter((thing) => waiting[thing] > 0)
      .map((thing) => {
        const [one, several] = lines[thing]
        const label = waiting[thing] === 1 ? one : several.replace('#', String(waiting[thing]))
        return { label, url: consoleUrl(screens[thing]) }
      })
    return {
      subject: subject(shop),
      noticesUrl: consoleUrl('/notices'),
      preview: links.map(({ label }) => label).join(', '),
      title: title(dayInWords(day, locale)),
      blocks: [
        { kind: 'text', text: text(shop) },
        { kind: 'links', links },
        { kind: 'button', label: button, url: consoleUrl('/') },
      ],
    }
  },
})
