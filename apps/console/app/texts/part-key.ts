import type { TextKey } from './texts.tsx'

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

/** The name of a part in words: `texts.en.storage` is the storage. */
export function partKey(part: string): TextKey {
  const [top = '', , field = ''] = part.split('.')
  const name = top === 'texts' ? field : top
  return (named.has(name) ? `editor.parts.${name}` : 'editor.parts.other') as TextKey
}
