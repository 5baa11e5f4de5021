import type { ProductDetails } from '@filiera/contract/catalog/product-details'
import { withUnit } from '../../../../texts/measure.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'

type Nutrition = NonNullable<ProductDetails['nutrition']>

/** The mandatory nutrition declaration, in the order of the law (Reg. (EU) 1169/2011, annex XV). */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { t } = useTranslation()
  const rows = [
    {
      name: 'energy',
      value: `${withUnit(nutrition.energyKj, 'kJ')} / ${withUnit(nutrition.energyKcal, 'kcal')}`,
      part: false,
    },
    { name: 'fat', value: withUnit(nutrition.fat, 'g'), part: false },
    { name: 'saturates', value: withUnit(nutrition.saturates, 'g'), part: true },
    { name: 'carbohydrate', value: withUnit(nutrition.carbohydrate, 'g'), part: false },
    { name: 'sugars', value: withUnit(nutrition.sugars, 'g'), part: true },
    { name: 'protein', value: withUnit(nutrition.protein, 'g'), part: false },
    { name: 'salt', value: withUnit(nutrition.salt, 'g'), part: false },
  ] as const
  return (
    <table className="w-full border-collapse text-[0.9375rem] text-ink">
      <caption className="sr-only">
        {t('catalogue.nutritionMean')} {t(`catalogue.per.${nutrition.per}`)}
      </caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('catalogue.nutritionMean')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t(`catalogue.per.${nutrition.per}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, part }) => (
          <tr key={name} className="border-b border-line">
            <th
              scope="row"
              className={part ? 'py-2 pl-4.5 text-left font-normal text-ink-2' : 'py-2 text-left font-normal'}
            >
              {t(`catalogue.${name}`)}
            </th>
            <td className="py-2 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
