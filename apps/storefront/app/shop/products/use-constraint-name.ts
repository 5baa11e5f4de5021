import type { Understood as Constraint } from '@filiera/contract/catalog/understood'
import { type Allergen, allergens, marks } from '@filiera/domain/catalogue-constants'
import { formatEuros } from '@filiera/domain/money/money'
import { isRegionCode, regions } from '@filiera/domain/places/regions'
import type { TFunction } from 'i18next'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'

const bounds = ['lt', 'lte', 'gt', 'gte'] as const

/** "Fino a 20.00 €", "Da 10.00 € a 20.00 €". */
function priceName(values: readonly string[], t: TFunction): string {
  const [least, most] = values.map((value) => value.split(':', 2))
  const amount = (bound: string[] | undefined) => formatEuros(Number(bound?.[1] ?? 0))
  if (most) return t('catalogue.priceBetween', { min: amount(least), max: amount(most) })
  const bound = bounds.find((known) => known === least?.[0]) ?? 'lte'
  return t(`catalogue.understood.${bound}`, { amount: amount(least) })
}

/** What a constraint is called; in the visitor's words where there are no better ones. */
export function useConstraintName() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ kind, values, typed }: Constraint): string => {
    const [value = ''] = values
    const mark = marks.find((known) => known === value)
    if (kind === 'free') {
      const names = values.flatMap((each) => allergens.filter((known: Allergen) => known === each))
      return t('catalogue.without', {
        allergen: names.map((name) => t(`catalogue.allergens.${name}`)).join(', '),
      })
    }
    if (kind === 'price') return priceName(values, t)
    if (kind === 'region' && isRegionCode(value)) return regions[value].name[language]
    if (kind === 'mark' && mark) return t(`catalogue.marks.${mark}`)
    if (kind === 'offer') return t('catalogue.discounts')
    if (kind === 'order') return t('catalogue.sorts.price_asc')
    return typed
  }
}
