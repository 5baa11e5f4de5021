import { type Reader, typedFrom } from './constraint.ts'
import { mannerPrepositions, placePrepositions, placeWords } from './place-words.ts'
import { cheapWords, markWords, offerWords } from './quality-words.ts'
import { behindAll, longestPhrase } from './tokens.ts'

/** "Pugliese", "from Sicily"; "alla siciliana" is a manner. */
export const readPlace: Reader = (text, tokens, at) => {
  if (mannerPrepositions.has(tokens[at - 1]?.word ?? '')) return null
  const from = behindAll(placePrepositions, tokens, at)
  const found = longestPhrase(placeWords, tokens, from) ?? longestPhrase(placeWords, tokens, at)
  const region = found && placeWords.get(found.phrase)
  if (!region) return null
  const typed = typedFrom(text, tokens, at, found.to)
  return { to: found.to, constraints: [{ kind: 'region', values: [region], typed }] }
}

/** "Biologico", "DOP", "PDO". */
export const readMark: Reader = (text, tokens, at) => {
  const found = longestPhrase(markWords, tokens, at)
  const mark = found && markWords.get(found.phrase)
  if (!mark) return null
  return {
    to: found.to,
    constraints: [{ kind: 'mark', values: [mark], typed: typedFrom(text, tokens, at, found.to) }],
  }
}

/** "In offerta", "on sale". */
export const readOffer: Reader = (text, tokens, at) => {
  const found = longestPhrase(offerWords, tokens, at)
  if (!found) return null
  const typed = typedFrom(text, tokens, at, found.to)
  return { to: found.to, constraints: [{ kind: 'offer', values: ['discounts'], typed }] }
}

/** "Economico", "cheap": an order, no filter. */
export const readOrder: Reader = (text, tokens, at) => {
  const found = longestPhrase(cheapWords, tokens, at)
  if (!found) return null
  const typed = typedFrom(text, tokens, at, found.to)
  return { to: found.to, constraints: [{ kind: 'order', values: ['price_asc'], typed }] }
}
