import { plainText } from './read-words.ts'

/** Generic claims of being good for the environment, which need a recognised proof beside them (Dir. (EU) 2024/825); plain, in three languages. */
const claims = [
  'amic[oi] dell ?ambiente',
  '(?:rispettos[oa]|rispetta) (?:del|l) ?ambiente',
  'ecologic[oaih]e?',
  'ecosostenibil[ei]',
  'sostenibil[ei]',
  '(?:a )?impatto zero',
  'a zero emissioni',
  'biodegradabil[ei]',
  'eco ?friendly',
  'eco ?compatibil[ei]',
  'environment(?:ally)? friendly',
  'climate (?:friendly|neutral)',
  'carbon (?:friendly|neutral)',
  'nature s friend',
  'good for the planet',
  '(?:go|think|buy) green',
  'green (?:products?|choice|company|farm|energy|packaging|production|brand|business|oven)',
  'sustainabl[ey]',
  'ecological(?:ly)?',
  'biodegradable',
  'respetuos[oa] con el medio ?ambiente',
  'sostenibles?',
  'ecologicos?',
  'neutr[oa] en carbono',
]
const claim = new RegExp(`(?<![a-z0-9])(?:${claims.join('|')})(?![a-z0-9])`)
/** In Spanish the word for organic, which a mark proves. */
const organic = /\becologic[ao]s?\b/g

/** The first generic environmental claim of a text as it is said; null when there is none. */
export function findGreenClaim(text: string, isOrganic: boolean): string | null {
  const plain = plainText(text).replace(/[^a-z0-9]+/g, ' ')
  const words = isOrganic ? plain.replace(organic, ' ') : plain
  return claim.exec(words)?.[0] ?? null
}
