import { type TextKey, useTexts } from '../texts/texts.tsx'

/** What a product can lack, as the filter of the server names it. */
export const lacking = [
  'title',
  'label',
  'ingredients',
  'allergens',
  'nutrition',
  'origin',
  'storage',
  'operator',
  'safety',
  'warnings',
  'alcoholByVolume',
  'spanish',
  'category',
  'netQuantity',
  'vatRate',
  'shipsTo',
  'organic',
  'attributes',
] as const

/** All that has a name of its own. */
const named = new Set<string>([...lacking, 'alcohol'])

/** What a missing part is called here: `texts.it.storage` is the storage; texts in Spanish have one name together. */
function fieldOf(part: string): string {
  const [top = '', language, field = ''] = part.split('.')
  if (top === 'texts' && language === 'es') return 'spanish'
  const name = top === 'texts' ? field : top
  return named.has(name) ? name : 'other'
}

/** What a product lacks, in words. */
export function useMissing(): (missing: readonly string[]) => string {
  const { t } = useTexts()
  return (missing) =>
    [...new Set(missing.map(fieldOf))].map((field) => t(`products.fields.${field}` as TextKey)).join(', ')
}
