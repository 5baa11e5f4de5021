import { readProductForm } from '@filiera/contract/console/product-form'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { SelectField } from '../ui/field.tsx'
import { useWork } from '../work/work.tsx'

/** The choices of a product's form; undefined while they come. */
export function useProductForm() {
  const { language } = useTexts()
  const { shop } = useWork()
  const query = { shop: shop.id, lang: language }
  return useQuery({ ...apiQuery(readProductForm, { query }), staleTime: Number.POSITIVE_INFINITY }).data
}

/** One category of the shop, those inside of others below them. `every` names the choice of none, where that is one. */
export function CategorySelect({
  every,
  value,
  error,
  disabled = false,
  onValue,
}: {
  every?: string
  value: string
  error?: string | undefined
  disabled?: boolean
  onValue(slug: string): void
}) {
  const { t } = useTexts()
  const categories = useProductForm()?.categories ?? []
  const tops = categories.filter(({ above }) => above === null)
  return (
    <SelectField
      label={t('create.category')}
      error={error}
      disabled={disabled}
      value={categories.some(({ slug }) => slug === value) ? value : ''}
      onChange={(event) => onValue(event.target.value)}
    >
      <option value="" disabled={!every}>
        {every ?? t('create.choose')}
      </option>
      {tops.map((top) => {
        const inside = categories.filter(({ above }) => above === top.slug)
        return (
          <optgroup key={top.slug} label={top.name}>
            {[top, ...inside].map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      })}
    </SelectField>
  )
}
