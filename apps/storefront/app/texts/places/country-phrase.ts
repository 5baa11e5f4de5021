import type { Language } from '@filiera/domain/languages'

/** Named with an article, beside the islands. */
const english = new Set('GB US NL AE PH BS GM DO MV SC CF CD CG KM IO TF VA IM'.split(' '))
const toSpanish: readonly [start: RegExp, to: string][] = [
  [/^(Reino|Territorio Británico|Vaticano)/, 'al'],
  [/^(Estados|Países|Emiratos|Territorios)/, 'a los'],
  [/^(República|Ciudad|Isla|Región)\b/, 'a la'],
  [/^(Islas|Comoras|Maldivas|Seychelles)/, 'a las'],
]
/** Islands and city states that Italian does not take for a land: "a Malta", not "in Malta". */
const italianPlaces = new Set(
  'MT CY CU SM MC SG HK MO TW HT MG BH AW CW BB PR TT GD AG LC VC MU RE GP MQ YT GI GG JE IM BM AI MS SX MF BL SH NR TV KI WS TO NU NF TK GU'.split(
    ' ',
  ),
)
const toItalian: readonly [start: RegExp, to: string][] = [
  [/^(Regno|Territorio)\b/, 'nel '],
  [/^(Stati|Emirati)\b/, 'negli '],
  [/^(Paesi|Territori)\b/, 'nei '],
  [/^(Isole|Filippine|Seychelles|Maldive|Bahamas|Comore|Terre)\b/, 'nelle '],
  [/^Isola\b/, 'nell’'],
  [/^(Repubblica|Città|Regione|Guiana|RAS|Costa)\b/, 'nella '],
]

/** "To the United Kingdom", "nel Regno Unito", "al Reino Unido": where something goes, for use within a sentence. */
export function toCountry({ code, name }: { code: string; name: string }, language: Language): string {
  if (language === 'en')
    return english.has(code) || /\bIslands\b/.test(name) ? `to the ${name}` : `to ${name}`
  const article = (language === 'es' ? toSpanish : toItalian).find(([start]) => start.test(name))?.[1]
  if (language === 'es') return `${article ?? 'a'} ${name}`
  return article ? article + name : `${italianPlaces.has(code) ? 'a' : 'in'} ${name}`
}
