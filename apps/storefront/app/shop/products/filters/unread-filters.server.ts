import type { Language } from '@filiera/domain/languages'
import { emptyQuery, readListingQuery } from '../../../pages/listing-query.state.ts'

/** Parameters of a list's address that can be misunderstood, in the order in which they are told, and what they are called. */
const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  filters: { it: 'offerte', en: 'offers', es: 'ofertas' },
  price: { it: 'prezzo', en: 'price', es: 'precio' },
  price_from: { it: 'prezzo minimo', en: 'lowest price', es: 'precio mínimo' },
  price_to: { it: 'prezzo massimo', en: 'highest price', es: 'precio máximo' },
  city: { it: 'città', en: 'city', es: 'ciudad' },
  region: { it: 'regione', en: 'region', es: 'región' },
  category: { it: 'categoria', en: 'category', es: 'categoría' },
  mark: { it: 'marchi', en: 'marks', es: 'sellos' },
  allergen_free: { it: 'allergeni', en: 'allergens', es: 'alérgenos' },
  traces: { it: 'tracce', en: 'traces', es: 'trazas' },
  attribute: { it: 'caratteristiche', en: 'characteristics', es: 'características' },
  temperature: { it: 'temperatura', en: 'temperature', es: 'temperatura' },
  rating: { it: 'voto', en: 'rating', es: 'valoración' },
  brand: { it: 'marca', en: 'brand', es: 'marca comercial' },
  seller: { it: 'produttore', en: 'producer', es: 'productor' },
  ships_to: { it: 'paese di consegna', en: 'country of delivery', es: 'país de entrega' },
  sort: { it: 'ordine', en: 'order', es: 'orden' },
  page: { it: 'numero di pagina', en: 'page number', es: 'número de página' },
}

const lines: Readonly<Record<Language, string>> = {
  it: 'Una parte dell’indirizzo non l’abbiamo capita, e non l’abbiamo usata',
  en: 'Part of the address was not understood and has been ignored',
  es: 'No hemos entendido una parte de la dirección y no la hemos usado',
}

/** Parameter in which the names travel from the address to the page: the page is kept by them, whatever their values were. */
export const UNREAD = 'unread'
/** An honest address has fewer values of one name. */
const MOST_VALUES = 40
const nothing = JSON.stringify(emptyQuery)

function isUnread(name: string, value: string): boolean {
  if (value === '' || (name === 'page' && /^0*[1-9]\d*$/.test(value))) return false
  return JSON.stringify(readListingQuery(new URLSearchParams({ [name]: value }))) === nothing
}

/**
 * Names of the parameters whose values a list leaves out because it does not know them: `price=abc`, `city=atlantis`. Names that are not
 * its own say nothing: campaigns add some to every link.
 */
export function unreadNames(params: URLSearchParams): string[] {
  return Object.keys(names).filter((name) => {
    const values = params.getAll(name).slice(0, MOST_VALUES)
    return values
      .flatMap((value) => (name === 'filters' ? value.split(',', MOST_VALUES) : value))
      .some((value) => isUnread(name, value))
  })
}

/** What a page says of them; null when there are none. Nothing of what was sent is repeated. */
export function unreadLine(params: URLSearchParams, language: Language): string | null {
  const unread = (params.get(UNREAD) ?? '').split(',')
  const told = Object.entries(names).flatMap(([name, titles]) =>
    unread.includes(name) ? titles[language] : [],
  )
  return told.length > 0 ? `${lines[language]}: ${told.join(', ')}.` : null
}
