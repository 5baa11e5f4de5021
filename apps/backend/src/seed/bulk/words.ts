import { type Draw, drawFrom, pick, zipf } from './draw.ts'

const onsets =
  'b c d f g l m n p r s t v z br cr dr fr gr pr tr bl cl fl pl sp st sc ch gh gn gl mon val cas tor san ser'.split(
    ' ',
  )
const vowels = 'a a a e e e i i o o o u ia io'.split(' ')
const codas = ['', '', '', '', 'n', 'r', 'l', 's', 'm']
const endings =
  'ano ana ino ina etto etta ello ella one ona olo ola ico ica eto eta aro ara ese oso osa ato ata are ore ura anza enza iere iera zio zia'.split(
    ' ',
  )

function makeWord(draw: Draw): string {
  const syllables = 1 + Math.floor(draw() * 3)
  let word = ''
  for (let index = 0; index < syllables; index++)
    word += pick(draw, onsets) + pick(draw, vowels) + pick(draw, codas)
  return word + pick(draw, onsets) + pick(draw, endings)
}

/** So many different words that sound Italian: names of places, varieties and recipes of a large catalogue. */
export function makeWords(count: number): string[] {
  const draw = drawFrom(20_261_121)
  const words = new Set<string>()
  while (words.size < count) words.add(makeWord(draw))
  return [...words]
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const common = {
  it: 'con dal sapore intenso e delicato ideale per antipasti primi secondi pranzo cena tavola famiglia prodotto lavorato a mano secondo la tradizione della nostra valle maturo raccolto in autunno estate inverno primavera senza conservanti coloranti profumo aroma note di erbe fiori frutta legno montagna collina mare latte grano sole cantina bottega mulino frantoio forno antica ricetta nonna mercato festa domenica regalo cucina padella griglia insalata zuppa sugo pane vino formaggio olio'.split(
    ' ',
  ),
  en: 'with an intense and delicate flavour ideal for starters first courses dinner table family made by hand following the tradition of our valley ripe harvested in autumn summer winter spring without preservatives colourings scent aroma notes of herbs flowers fruit wood mountain hill sea milk wheat sun cellar workshop mill oven ancient recipe grandmother market feast sunday gift kitchen pan grill salad soup sauce bread wine cheese oil'.split(
    ' ',
  ),
  es: 'con un sabor intenso y delicado ideal para entrantes primeros segundos comida cena mesa familia hecho a mano según la tradición de nuestro valle maduro recogido en otoño verano invierno primavera sin conservantes colorantes perfume aroma notas de hierbas flores fruta madera montaña colina mar leche trigo sol bodega taller molino horno antigua receta abuela mercado fiesta domingo regalo cocina sartén parrilla ensalada sopa salsa pan vino queso aceite'.split(
    ' ',
  ),
}

/** A sentence of common words with some of the long tail in between. */
export function makeSentence(draw: Draw, lang: keyof typeof common, rare: readonly string[]): string {
  const length = 9 + Math.floor(draw() * 10)
  const words = Array.from({ length }, () =>
    draw() < 0.25 ? (rare[zipf(draw, rare.length, 0.5)] ?? '') : pick(draw, common[lang], 0.4),
  )
  return `${capital(words.join(' '))}.`
}
