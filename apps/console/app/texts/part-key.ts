import type { TextKey, Translate } from './texts.tsx'

const named = new Set([
  'title',
  'shortDescription',
  'priceReason',
  'legalName',
  'ingredients',
  'origin',
  'storage',
  'afterOpening',
  'use',
  'ownCode',
  'gtin',
  'grossWeight',
  'shelfLifeDays',
  'alcoholByVolume',
  'allergens',
  'notAllergens',
  'traces',
  'nutrition',
  'netQuantity',
  'drainedQuantity',
  'vatRate',
  'category',
  'attributes',
  'pictures',
  'operator',
  'marks',
  'organic',
  'tags',
  'questions',
  'shipsTo',
  'ingredientShares',
  'originPlaces',
  'primaryIngredient',
  'importer',
  'quantityChanged',
  'safety',
  'warehouse',
  'temperature',
  'withdrawal',
  'brand',
  'warnings',
])

/** Parts by their names, each once. */
export const partsInWords = (parts: readonly string[], t: Translate): string =>
  [...new Set(parts.map((part) => t(partKey(part))))].join(', ')

/** The name of a part in words: `texts.en.storage` is the storage. */
export function partKey(part: string): TextKey {
  const [top = '', , field = ''] = part.split('.')
  const name = top === 'texts' ? field : top
  return (named.has(name) ? `editor.parts.${name}` : 'editor.parts.other') as TextKey
}
