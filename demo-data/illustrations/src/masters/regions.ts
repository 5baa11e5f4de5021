// What a region means for a picture: the ground it prefers and its name in small capitals on a label.
import type { SchemeName } from '../grounds/schemes.ts'
import type { SeedSeller } from './seed.ts'

type Region = { scheme: SchemeName; label: string }

export const regions: Record<SeedSeller['region'], Region> = {
  abruzzo: { scheme: 'calabria', label: 'Abruzzo' },
  basilicata: { scheme: 'lazio', label: 'Basilicata' },
  calabria: { scheme: 'calabria', label: 'Calabria' },
  campania: { scheme: 'campania', label: 'Campania' },
  'emilia-romagna': { scheme: 'emilia', label: 'Emilia' },
  'friuli-venezia-giulia': { scheme: 'veneto', label: 'Friuli' },
  lazio: { scheme: 'lazio', label: 'Lazio' },
  liguria: { scheme: 'liguria', label: 'Liguria' },
  lombardia: { scheme: 'lombardia', label: 'Lombardia' },
  marche: { scheme: 'lazio', label: 'Marche' },
  molise: { scheme: 'calabria', label: 'Molise' },
  piemonte: { scheme: 'piemonte', label: 'Piemonte' },
  puglia: { scheme: 'puglia', label: 'Puglia' },
  sardegna: { scheme: 'sardegna', label: 'Sardegna' },
  sicilia: { scheme: 'sicilia', label: 'Sicilia' },
  toscana: { scheme: 'toscana', label: 'Toscana' },
  'trentino-alto-adige': { scheme: 'alpi', label: 'Alto Adige' },
  umbria: { scheme: 'alpi', label: 'Umbria' },
  'valle-d-aosta': { scheme: 'alpi', label: 'Valle d’Aosta' },
  veneto: { scheme: 'veneto', label: 'Veneto' },
}
