import type { Allergen, Mark, TemperatureClass, WithdrawalClass } from '../catalogue-constants.ts'
import type { Language, Texts } from '../languages.ts'
import { plainHeading } from './sheet-columns.ts'

/** Values of a closed list as they are written in the cells of a sheet. */
type Words<Code extends string> = Readonly<Record<Code, Texts>>

const words = (it: string, en: string, es: string): Texts => ({ it, en, es })

export const allergenWords: Words<Allergen> = {
  gluten: words('Glutine', 'Gluten', 'Gluten'),
  crustaceans: words('Crostacei', 'Crustaceans', 'Crustáceos'),
  eggs: words('Uova', 'Eggs', 'Huevos'),
  fish: words('Pesce', 'Fish', 'Pescado'),
  peanuts: words('Arachidi', 'Peanuts', 'Cacahuetes'),
  soybeans: words('Soia', 'Soybeans', 'Soja'),
  milk: words('Latte', 'Milk', 'Leche'),
  nuts: words('Frutta a guscio', 'Nuts', 'Frutos de cáscara'),
  celery: words('Sedano', 'Celery', 'Apio'),
  mustard: words('Senape', 'Mustard', 'Mostaza'),
  sesame: words('Sesamo', 'Sesame', 'Sésamo'),
  sulphites: words('Solfiti', 'Sulphites', 'Sulfitos'),
  lupin: words('Lupini', 'Lupin', 'Altramuces'),
  molluscs: words('Molluschi', 'Molluscs', 'Moluscos'),
}

export const temperatureWords: Words<TemperatureClass> = {
  ambient: words('Ambiente', 'Ambient', 'Ambiente'),
  chilled: words('Fresco', 'Chilled', 'Refrigerado'),
  frozen: words('Surgelato', 'Frozen', 'Congelado'),
}

export const withdrawalWords: Words<WithdrawalClass> = {
  standard: words('14 giorni', '14 days', '14 días'),
  'sealed-only': words('Solo se sigillato', 'Only if sealed', 'Solo si está precintado'),
  'excluded-perishable': words('Escluso: deperibile', 'Excluded: perishable', 'Excluido: perecedero'),
  'excluded-custom': words('Escluso: su misura', 'Excluded: made to order', 'Excluido: a medida'),
  'excluded-en-primeur': words('Escluso: en primeur', 'Excluded: en primeur', 'Excluido: en primeur'),
}

export const markWords: Words<Mark> = {
  dop: words('DOP', 'PDO', 'DOP'),
  igp: words('IGP', 'PGI', 'IGP'),
  stg: words('STG', 'TSG', 'ETG'),
  bio: words('Biologico', 'Organic', 'Ecológico'),
  pat: words('PAT', 'PAT', 'PAT'),
}

/** Where the farming of an organic product was done; else a country. */
export const organicOriginWords: Words<'eu' | 'non-eu' | 'eu-and-non-eu'> = {
  eu: words('UE', 'EU', 'UE'),
  'non-eu': words('non UE', 'non-EU', 'no UE'),
  'eu-and-non-eu': words('UE e non UE', 'EU and non-EU', 'UE y no UE'),
}

/** That a product holds none of a list: an empty cell says nothing. */
export const noneWords = words('nessuno', 'none', 'ninguno')
export const yesWords = words('sì', 'yes', 'sí')
export const noWords = words('no', 'no', 'no')
export const pieceWords = words('pz', 'pieces', 'pz')

/** The code that a cell means: written as code or in any language, with or without capitals and accents. */
export function codeOf<Code extends string>(list: Words<Code>, text: string): Code | null {
  const wanted = plainHeading(text)
  const codes = Object.keys(list) as Code[]
  const isMeant = (code: Code) =>
    [code, ...Object.values(list[code])].some((word) => plainHeading(word) === wanted)
  return codes.find(isMeant) ?? null
}

/** Whether a cell says one word, in any language. */
export const isWord = (word: Texts, text: string): boolean =>
  Object.values(word).some((each) => plainHeading(each) === plainHeading(text))

/** A number of a cell: Italian and Spanish spreadsheets write a comma. */
export const decimalText = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

/** Cents as euros with both decimals. */
export const eurosText = (cents: number, language: Language): string => {
  const text = (cents / 100).toFixed(2)
  return language === 'en' ? text : text.replace('.', ',')
}
