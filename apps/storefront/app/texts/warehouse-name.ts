import type { Language } from '@filiera/domain/languages'
import { cityName } from '@filiera/domain/places/regions'
import type { TFunction } from 'i18next'

/**
 * A warehouse called after its place ("Magazzino di Andria", "Deposito Bari") is so in every language; other names stay as their
 * seller wrote them, in Italian all do.
 */
export function warehouseName({ name }: { name: string }, t: TFunction, language: Language): string {
  const place = /^(?:Magazzino|Deposito|Centro logistico)(?: di| a)? (\p{Lu}.*)$/u.exec(name)?.[1]
  return place && language !== 'it' ? t('shell.warehouseOf', { place: cityName(place, language) }) : name
}
