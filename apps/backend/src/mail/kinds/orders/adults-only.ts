import type { Language } from '@filiera/domain/languages'
import type { MailBlock } from '../mail-content.ts'

const words = {
  it: 'Ci sono bevande alcoliche: il pacco si consegna solo a maggiorenni e il corriere può chiedere un documento.',
  en: 'It contains alcoholic drinks: the parcel is handed over to adults only, and the carrier may ask for a document.',
  es: 'Hay bebidas alcohólicas: el paquete se entrega solo a mayores de edad y el transportista puede pedir un documento.',
}

/** The note of orders with alcohol (decision 35). */
export const adultsOnly = (lines: readonly { alcohol?: boolean }[], locale: Language): MailBlock[] =>
  lines.some(({ alcohol }) => alcohol) ? [{ kind: 'text', text: words[locale] }] : []
