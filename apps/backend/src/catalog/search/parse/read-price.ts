import { type Reader, typedFrom } from './constraint.ts'
import { numberWords } from './number-words.ts'
import { behindAll, longestPhrase, type Token } from './tokens.ts'

type Bound = 'lt' | 'lte' | 'gt' | 'gte'
const each = (words: string, bound: Bound): [string, Bound][] => words.split(',').map((word) => [word, bound])

/** What stands before an amount, in three languages. */
const bounds: ReadonlyMap<string, Bound> = new Map([
  ...each(
    'sotto,al di sotto di,meno di,inferiore a,under,below,less than,cheaper than,menos de,por debajo de,debajo de,inferior a,bajo',
    'lt',
  ),
  ...each(
    'fino a,fino ad,fino ai,max,massimo,al massimo,entro,non oltre,non piu di,up to,at most,maximum,no more than,within,hasta,maximo,como mucho,no mas de',
    'lte',
  ),
  ...each(
    'sopra,al di sopra di,piu di,oltre,superiore a,over,above,more than,mas de,por encima de,encima de,superior a',
    'gt',
  ),
  ...each(
    'a partire da,partire da,almeno,minimo,min,starting at,starting from,at least,desde,a partir de,al menos,como minimo',
    'gte',
  ),
])
/** Before an amount with its currency: "un vino da 20 euro" costs no more. */
const about = new Set('da,a,per,di,from,for,at,de,por,con,budget,circa,about,around'.split(','))
const articles = new Set('i,gli,ai,agli,il,le,dei,degli,the,los,las,el,euro,di,de,a'.split(','))
const currencies = new Set(['€', 'euro', 'euros', 'eur', 'euri'])
/** A number of these is no price. */
const units = new Set(
  '%,g,gr,grammi,grams,gramos,kg,kilo,kili,chili,chilo,kilos,hg,etti,etto,mg,l,lt,ml,cl,dl,litro,litri,litre,litres,liter,liters,litros,mese,mesi,month,months,mes,meses,anno,anni,year,years,ano,anos,giorni,days,dias,pezzi,pieces,piezas,bottiglie,bottles,botellas,vol,gradi,persone,people,personas,uova,kcal,cm,x'.split(
    ',',
  ),
)
/** Between the two amounts of a range, by what stands before the first. */
const rangeBegin = new Set('tra,fra,between,entre,da,dai,dagli,from,de,desde'.split(','))
const rangeMiddle = new Set('e,ed,and,y,a,ad,ai,agli,to,al,hasta,fino a,fino ai'.split(','))

/** `isSpelt`: in words, which are a price only with a currency. */
type Amount = { euros: number; to: number; hasCurrency: boolean; isSpelt: boolean }

/** "1.200,50" and "1,200.50" as a number; null for what is no amount. */
export function readNumber(written: string): number | null {
  if (!/^\d/.test(written) || written.length > 12) return null
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(written)
    ? written.replace(/[.,]/g, '')
    : written.replace(/[.,](?=[^.,]*[.,])/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const isLed = currencies.has(tokens[at]?.word ?? '')
  const place = isLed ? at + 1 : at
  const spelt = longestPhrase(numberWords, tokens, place)
  const euros = spelt ? (numberWords.get(spelt.phrase) ?? null) : readNumber(tokens[place]?.word ?? '')
  if (euros === null) return null
  const to = spelt ? spelt.to : place + 1
  const behind = tokens[to]?.word ?? ''
  const isFollowed = currencies.has(behind)
  if (!isLed && !isFollowed && units.has(behind)) return null
  return { euros, to: isFollowed ? to + 1 : to, hasCurrency: isLed || isFollowed, isSpelt: spelt !== null }
}

const price = (values: string[], typed: string, to: number) => ({
  to,
  constraints: [{ kind: 'price' as const, values, typed }],
})

/** "Tra 10 e 20 euro", "from 10 to 20 €", "10-20 euro". */
const readRange: Reader = (text, tokens, at) => {
  const begin = rangeBegin.has(tokens[at]?.word ?? '')
  const from = begin ? at + 1 : at
  const least = amountAt(tokens, behindAll(articles, tokens, from))
  if (!least) return null
  const isDashed = /^\s*[-–]\s*$/.test(
    text.slice(tokens[least.to - 1]?.end ?? 0, tokens[least.to]?.start ?? 0),
  )
  const middle = isDashed ? { to: least.to } : begin ? longestPhrase(rangeMiddle, tokens, least.to) : null
  const most = middle && amountAt(tokens, behindAll(articles, tokens, middle.to))
  const needsCurrency = (isDashed && !begin) || least.isSpelt || most?.isSpelt
  if (!most || (needsCurrency && !most.hasCurrency)) return null
  const [low, high] = [least.euros, most.euros].sort((a, b) => a - b)
  return price([`gte:${low}`, `lte:${high}`], typedFrom(text, tokens, at, most.to), most.to)
}

/** "Sotto i 20 euro", "up to 20", "20 euro". */
const readBound: Reader = (text, tokens, at) => {
  const said = longestPhrase(bounds, tokens, at)
  const place = said ? said.to : about.has(tokens[at]?.word ?? '') ? at + 1 : at
  const amount =
    amountAt(tokens, said ? behindAll(articles, tokens, place) : place) ?? amountAt(tokens, place)
  if (!amount || ((!said || amount.isSpelt) && !amount.hasCurrency)) return null
  const bound = (said && bounds.get(said.phrase)) ?? 'lte'
  return price([`${bound}:${amount.euros}`], typedFrom(text, tokens, at, amount.to), amount.to)
}

/** What a product may cost, in euros: `lt:20`, `lte:20`, `gt:20`, `gte:20`. */
export const readPrice: Reader = (text, tokens, at) =>
  readRange(text, tokens, at) ?? readBound(text, tokens, at)
