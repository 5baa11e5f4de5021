import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Texts } from '@filiera/domain/languages'

export type SeasonWord = { label: Texts; search: Texts }

const word = (it: string, en: string, es: string, search?: Texts): SeasonWord => {
  const label = { it, en, es }
  return { label, search: search ?? label }
}

/** Stands in a search for the year of the last harvest. */
const YEAR = '{year}'
const newOil = word('Olio nuovo', 'New oil', 'Aceite nuevo', {
  it: `olio raccolto ${YEAR}`,
  en: `olive oil ${YEAR} harvest`,
  es: `aceite cosecha ${YEAR}`,
})
const newRice = word('Riso nuovo', 'New rice', 'Arroz nuevo', {
  it: `riso raccolto ${YEAR}`,
  en: `riso ${YEAR} harvest`,
  es: `riso cosecha ${YEAR}`,
})
const chestnuts = word('Castagne', 'Chestnuts', 'Castañas')
const whiteTruffle = word('Tartufo bianco', 'White truffle', 'Trufa blanca')
const clementines = word('Clementine di Calabria', 'Clementine di Calabria', 'Clementine di Calabria', {
  it: 'clementine',
  en: 'clementine',
  es: 'clementine',
})
const radicchio = word('Radicchio tardivo', 'Late radicchio', 'Radicchio tardío')
const mostarda = word('Mostarda', 'Mostarda', 'Mostarda')
const lemons = word('Limoni', 'Lemons', 'Limones', { it: 'limon', en: 'lemon', es: 'lim' })
const artichokes = word('Carciofi', 'Artichokes', 'Alcachofas')
const panettone = word('Panettone', 'Panettone', 'Panettone')
const cotechino = word('Cotechino', 'Cotechino', 'Cotechino')
const torrone = word('Torrone', 'Nougat', 'Turrón', { it: 'torrone', en: 'torrone', es: 'torrone' })
const honey = word('Miele', 'Honey', 'Miel')
const pecorino = word('Pecorino', 'Pecorino', 'Pecorino')
const garlic = word('Aglio', 'Garlic', 'Ajo')
const tomatoes = word('Pomodori', 'Tomatoes', 'Tomates', { it: 'pomodor', en: 'tomato', es: 'tomate' })
const basil = word('Basilico', 'Basil', 'Albahaca', { it: 'basilico', en: 'basilico', es: 'basilico' })
const mozzarella = word('Mozzarella', 'Mozzarella', 'Mozzarella')
const apples = word('Mele', 'Apples', 'Manzanas', { it: 'mela', en: 'mela', es: 'mela' })
const potatoes = word('Patate', 'Potatoes', 'Patatas', { it: 'patata', en: 'patata', es: 'patata' })
const oranges = word('Arance', 'Oranges', 'Naranjas', { it: 'aranc', en: 'orange', es: 'naranja' })

/** What is good month by month, January first. */
const season: readonly (readonly SeasonWord[])[] = [
  [oranges, artichokes, radicchio, newOil, cotechino, lemons, apples],
  [oranges, artichokes, radicchio, pecorino, honey, lemons, apples],
  [artichokes, lemons, pecorino, honey, newRice, apples],
  [artichokes, lemons, pecorino, honey, garlic],
  [lemons, garlic, pecorino, honey, basil],
  [garlic, tomatoes, basil, mozzarella, honey, lemons],
  [tomatoes, basil, mozzarella, garlic, honey, potatoes],
  [tomatoes, basil, mozzarella, honey, potatoes],
  [tomatoes, honey, apples, potatoes, newRice],
  [chestnuts, whiteTruffle, newRice, apples, potatoes, newOil],
  [newOil, clementines, chestnuts, whiteTruffle, newRice, radicchio, mostarda],
  [panettone, cotechino, torrone, clementines, newOil, mostarda, radicchio],
]

/** Rice and oil of a year are there from September on. */
const FIRST_OF_HARVEST = 9

/** What is good in the month of a moment in Italy, searched for with the year of the last harvest. */
export function seasonWords(now: Date): SeasonWord[] {
  const [year = 0, month = 1] = dateInItaly(now).split('-').map(Number)
  const harvest = String(month >= FIRST_OF_HARVEST ? year : year - 1)
  const dated = (text: string) => text.replace(YEAR, harvest)
  return (season[month - 1] ?? []).map(({ label, search: { it, en, es } }) => ({
    label,
    search: { it: dated(it), en: dated(en), es: dated(es) },
  }))
}
