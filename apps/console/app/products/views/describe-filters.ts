import type { ProductForm } from '@filiera/contract/console/product-form'
import type { TextKey, Translate } from '../../texts/texts.tsx'
import { type Filter, filterOf, type View } from './view.ts'

/** One thing that narrows a view, in words, and the view without it. */
export type Narrowing = { name: keyof Filter; label: string; value: string; without: View }

const wordsFor = (
  { name, value }: { name: keyof Filter; value: string },
  t: Translate,
  categories: ProductForm['categories'],
): string => {
  if (name === 'category') return categories.find(({ slug }) => slug === value)?.name ?? value
  if (name === 'state') return t(`products.states.${value}` as TextKey)
  if (name === 'missing')
    return t(value === 'true' ? 'products.filters.anything' : (`products.fields.${value}` as TextKey))
  if (name === 'mark') return value.toUpperCase()
  return t(`products.filters.values.${name}.${value}` as TextKey)
}

/** What narrows a view, one by one. */
export const describeFilters = (
  view: View,
  t: Translate,
  categories: ProductForm['categories'] = [],
): Narrowing[] =>
  (Object.entries(filterOf(view)) as [keyof Filter, string | string[] | undefined][]).flatMap(
    ([name, asked]) =>
      asked === undefined
        ? []
        : [
            {
              name,
              label: t(`products.filters.${name}`),
              value: [asked]
                .flat()
                .map((value) => wordsFor({ name, value }, t, categories))
                .join(', '),
              without: { ...view, [name]: undefined },
            },
          ],
  )
