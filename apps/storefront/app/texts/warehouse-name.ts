import type { TFunction } from 'i18next'

/** A warehouse called after its place ("Magazzino di Andria") is so in every language; other names stay as their seller wrote them. */
export function warehouseName({ name }: { name: string }, t: TFunction): string {
  const place = /^Magazzino di (.+)$/.exec(name)?.[1]
  return place ? t('shell.warehouseOf', { place }) : name
}
