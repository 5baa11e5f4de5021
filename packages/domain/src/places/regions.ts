import type { Language, Texts } from '../languages.ts'

const region = (it: string, en: string, es: string) => ({ name: { it, en, es } satisfies Texts })

/** The twenty regions; their provinces are in `provinces.ts`, which few pages need. */
export const regions = {
  abruzzo: region('Abruzzo', 'Abruzzo', 'Abruzos'),
  basilicata: region('Basilicata', 'Basilicata', 'Basilicata'),
  calabria: region('Calabria', 'Calabria', 'Calabria'),
  campania: region('Campania', 'Campania', 'Campania'),
  'emilia-romagna': region('Emilia-Romagna', 'Emilia-Romagna', 'Emilia-Romaña'),
  'friuli-venezia-giulia': region('Friuli-Venezia Giulia', 'Friuli-Venezia Giulia', 'Friul-Venecia Julia'),
  lazio: region('Lazio', 'Lazio', 'Lacio'),
  liguria: region('Liguria', 'Liguria', 'Liguria'),
  lombardia: region('Lombardia', 'Lombardy', 'Lombardía'),
  marche: region('Marche', 'Marche', 'Las Marcas'),
  molise: region('Molise', 'Molise', 'Molise'),
  piemonte: region('Piemonte', 'Piedmont', 'Piamonte'),
  puglia: region('Puglia', 'Apulia', 'Apulia'),
  sardegna: region('Sardegna', 'Sardinia', 'Cerdeña'),
  sicilia: region('Sicilia', 'Sicily', 'Sicilia'),
  toscana: region('Toscana', 'Tuscany', 'Toscana'),
  'trentino-alto-adige': region(
    'Trentino-Alto Adige',
    'Trentino-Alto Adige/South Tyrol',
    'Trentino-Alto Adigio',
  ),
  umbria: region('Umbria', 'Umbria', 'Umbría'),
  'valle-d-aosta': region('Valle d’Aosta', 'Aosta Valley', 'Valle de Aosta'),
  veneto: region('Veneto', 'Veneto', 'Véneto'),
} as const

export type RegionCode = keyof typeof regions
export const regionCodes = Object.keys(regions) as RegionCode[]

export function isRegionCode(text: string): text is RegionCode {
  return Object.hasOwn(regions, text)
}

/** The shop-location filter (specification §9, decision 23): stored as codes, shown translated, both spellings accepted. */
export const shopCities = {
  cosenza: { it: 'Cosenza', en: 'Cosenza', es: 'Cosenza' },
  napoli: { it: 'Napoli', en: 'Naples', es: 'Nápoles' },
  milano: { it: 'Milano', en: 'Milan', es: 'Milán' },
  palermo: { it: 'Palermo', en: 'Palermo', es: 'Palermo' },
  torino: { it: 'Torino', en: 'Turin', es: 'Turín' },
} as const satisfies Record<string, Texts>

export type ShopCity = keyof typeof shopCities
export const shopCityCodes = Object.keys(shopCities) as ShopCity[]

/** City code from any of its spellings ("Milan", "milano", "Nápoles"); null for other cities. */
export function findShopCity(text: string): ShopCity | null {
  const wanted = text.trim().toLowerCase()
  return (
    shopCityCodes.find(
      (code) =>
        code === wanted || Object.values(shopCities[code]).some((name) => name.toLowerCase() === wanted),
    ) ?? null
  )
}

/** A city as a language calls it, where we know: "Napoli" → "Naples"; others as they are written. */
export function cityName(city: string, language: Language): string {
  const code = findShopCity(city)
  return code ? shopCities[code][language] : city
}
