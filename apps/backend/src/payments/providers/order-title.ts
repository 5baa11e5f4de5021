import type { Language } from '@filiera/domain/languages'

const words = { it: 'Ordine', en: 'Order', es: 'Pedido' }

/** What an order is called on the page of a provider. */
export const orderTitle = (id: string, locale: Language): string => `${words[locale]} ${id}`
