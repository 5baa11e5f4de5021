import type { Texts } from '../languages.ts'

const region = (it: string, en: string, es: string, provinces: string) => ({
  name: { it, en, es } satisfies Texts,
  provinces: provinces.split(' '),
})

/** The twenty regions with their provinces (ISTAT codes; Sardinia before its new division). */
export const regions = {
  abruzzo: region('Abruzzo', 'Abruzzo', 'Abruzos', 'AQ CH PE TE'),
  basilicata: region('Basilicata', 'Basilicata', 'Basilicata', 'MT PZ'),
  calabria: region('Calabria', 'Calabria', 'Calabria', 'CS CZ KR RC VV'),
  campania: region('Campania', 'Campania', 'Campania', 'AV BN CE NA SA'),
  'emilia-romagna': region('Emilia-Romagna', 'Emilia-Romagna', 'Emilia-Romaña', 'BO FC FE MO PC PR RA RE RN'),
  'friuli-venezia-giulia': region(
    'Friuli-Venezia Giulia',
    'Friuli-Venezia Giulia',
    'Friul-Venecia Julia',
    'GO PN TS UD',
  ),
  lazio: region('Lazio', 'Lazio', 'Lacio', 'FR LT RI RM VT'),
  liguria: region('Liguria', 'Liguria', 'Liguria', 'GE IM SP SV'),
  lombardia: region('Lombardia', 'Lombardy', 'Lombardía', 'BG BS CO CR LC LO MB MI MN PV SO VA'),
  marche: region('Marche', 'Marche', 'Las Marcas', 'AN AP FM MC PU'),
  molise: region('Molise', 'Molise', 'Molise', 'CB IS'),
  piemonte: region('Piemonte', 'Piedmont', 'Piamonte', 'AL AT BI CN NO TO VB VC'),
  puglia: region('Puglia', 'Apulia', 'Apulia', 'BA BR BT FG LE TA'),
  sardegna: region('Sardegna', 'Sardinia', 'Cerdeña', 'CA NU OR SS SU'),
  sicilia: region('Sicilia', 'Sicily', 'Sicilia', 'AG CL CT EN ME PA RG SR TP'),
  toscana: region('Toscana', 'Tuscany', 'Toscana', 'AR FI GR LI LU MS PI PO PT SI'),
  'trentino-alto-adige': region(
    'Trentino-Alto Adige',
    'Trentino-Alto Adige/South Tyrol',
    'Trentino-Alto Adigio',
    'BZ TN',
  ),
  umbria: region('Umbria', 'Umbria', 'Umbría', 'PG TR'),
  'valle-d-aosta': region("Valle d'Aosta", 'Aosta Valley', 'Valle de Aosta', 'AO'),
  veneto: region('Veneto', 'Veneto', 'Véneto', 'BL PD RO TV VE VI VR'),
} as const

export type RegionCode = keyof typeof regions
export const regionCodes = Object.keys(regions) as RegionCode[]

export function isRegionCode(text: string): text is RegionCode {
  return Object.hasOwn(regions, text)
}

/** Region of a province code, in either case; null when no region has it. */
export function findRegionOfProvince(province: string): RegionCode | null {
  const code = province.trim().toUpperCase()
  return regionCodes.find((name) => regions[name].provinces.includes(code)) ?? null
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
