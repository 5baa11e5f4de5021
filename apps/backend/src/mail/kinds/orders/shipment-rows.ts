import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'

/** How a parcel travels, in the mails that tell of it. */
export const shipmentShape = {
  /** The carrier's own name; null for one that is not known. */
  carrier: z.string().nullable(),
  /** Empty when the parcel has none. */
  tracking: z.string(),
  trackingUrl: z.string().nullable(),
}

export const shipmentWords = {
  it: {
    carrier: 'Corriere',
    ownCarrier: 'scelto dal venditore',
    number: 'Numero di spedizione',
    track: 'Segui il pacco',
    button: 'Apri l’ordine',
  },
  en: {
    carrier: 'Carrier',
    ownCarrier: 'chosen by the seller',
    number: 'Tracking number',
    track: 'Follow the parcel',
    button: 'Open the order',
  },
  es: {
    carrier: 'Transportista',
    ownCarrier: 'elegido por el vendedor',
    number: 'Número de seguimiento',
    track: 'Seguir el paquete',
    button: 'Abrir el pedido',
  },
}

/** Carrier and, when there is one, tracking number. */
export function shipmentRows(carrier: string | null, tracking: string, locale: Language) {
  const words = shipmentWords[locale]
  return [
    { label: words.carrier, value: carrier ?? words.ownCarrier },
    ...(tracking === '' ? [] : [{ label: words.number, value: tracking }]),
  ]
}
