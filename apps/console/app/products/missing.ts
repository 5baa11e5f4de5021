import { type TextKey, useTexts } from '../texts/texts.tsx'

/** What a product can lack, as the server names it, and as lists are narrowed by it. */
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
] as const

/** All that has a name of its own. */
const named = new Set<string>([
  ...lacking,
  'alcohol',
  'category',
  'netQuantity',
  'vatRate',
  'shipsTo',
  'organic',
  'attributes',
])

/** What a product lacks, in words. */
export function useMissing(): (missing: readonly string[]) => string {
  const { t } = useTexts()
  return (missing) =>
    [...new Set(missing.map((field) => (named.has(field) ? field : 'other')))]
      .map((field) => t(`products.fields.${field}` as TextKey))
      .join(', ')
}
