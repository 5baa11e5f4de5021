import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Texts } from '@filiera/domain/languages'

export type SeasonWord = { label: Texts; search: Texts }

const word = (it: string, en: string, es: string, search?: Texts): SeasonWord => {
  const label = { it, en, es }
  return { label, search: search ?? label }
}

const newOil = word('Olio nuovo', 'New oil', 'Aceite nuevo', {
  it: 'olio raccolto 2026',
  en: 'olive oil 2026 harvest',
  es: 'aceite cosecha 2026',
})
const newRice = word('Riso nuovo', 'New rice', 'Arroz nuevo', {
  it: 'riso raccolto 2026',
  en: 'riso 2026 harvest',
  es: 'riso cosecha 2026',
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

/** What is good month by month, January first; only words with products on sale are shown. */
export const season: readonly (readonly SeasonWord[])[] = [
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

/** Month of a moment in Italy, 0 to 11. */
export function monthInItaly(now: Date): number {
  return Number(dateInItaly(now).slice(5, 7)) - 1
}
