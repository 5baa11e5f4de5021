/** Prices beyond it are written in figures. */
const MOST = 399

type Speller = (number: number) => string[]
const words = (text: string) => text.split(' ')
const ten = (number: number) => Math.floor(number / 10)

const itOnes = words(
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
)
const itTens = words('  venti trenta quaranta cinquanta sessanta settanta ottanta novanta')
const italian: Speller = (number) => {
  const hundreds = ['', 'cento', 'duecento', 'trecento'][Math.floor(number / 100)]
  const rest = number % 100
  const one = rest < 20 ? itOnes[rest] : itOnes[rest % 10]
  // "ventuno", "ventotto"
  const tens = rest < 20 ? '' : /^[uo]/.test(one ?? '') ? itTens[ten(rest)]?.slice(0, -1) : itTens[ten(rest)]
  return [`${hundreds}${tens}${one}`]
}

const enOnes = words(
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const enTens = words('  twenty thirty forty fifty sixty seventy eighty ninety')
const english: Speller = (number) => {
  const rest = number % 100
  const small = rest < 20 ? enOnes[rest] : `${enTens[ten(rest)]} ${enOnes[rest % 10]}`.trim()
  if (number < 100) return [`${small}`]
  const hundreds =
    number < 200 ? ['one hundred', 'a hundred'] : [`${enOnes[Math.floor(number / 100)]} hundred`]
  return hundreds.flatMap((hundred) =>
    rest === 0 ? [hundred] : [`${hundred} ${small}`, `${hundred} and ${small}`],
  )
}

const esOnes = words(
  ' uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
)
const esTens = words('   treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const spanish: Speller = (number) => {
  if (number === 100) return ['cien']
  const rest = number % 100
  const small =
    rest < 30
      ? esOnes[rest]
      : rest % 10 === 0
        ? esTens[ten(rest)]
        : `${esTens[ten(rest)]} y ${esOnes[rest % 10]}`
  return [`${['', 'ciento', 'doscientos', 'trescientos'][Math.floor(number / 100)]} ${small}`.trim()]
}

/** Numbers as they are spoken in three languages, without accents: "ventotto", "a hundred and fifty", "treinta y cinco". */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Array.from({ length: MOST - 1 }, (_, index) => index + 2).flatMap((number) =>
    [italian, english, spanish].flatMap((spell) =>
      spell(number).map((text): [string, number] => [text, number]),
    ),
  ),
)
