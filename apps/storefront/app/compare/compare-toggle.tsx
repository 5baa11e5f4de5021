import { useTranslation } from 'react-i18next'
import type { ComparedProduct } from './compare.state.ts'
import { useCompare } from './compare-store.ts'

/** Whether a product is chosen to be compared, and what a press does about it; loaded at the first press. */
export function useCompareToggle(product: ComparedProduct) {
  const isChosen = useCompare(({ products }) => products.some(({ id }) => id === product.id))
  const press = async () => (await import('./change-compare.ts')).changeCompared(product, isChosen)
  return { isChosen, press }
}

/** "Compare" on a product's card. */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const { t } = useTranslation()
  const { isChosen, press } = useCompareToggle(product)
  return (
    <button
      type="button"
      className="pick scales"
      aria-label={`${t('catalogue.compare')}: ${product.title}`}
      aria-pressed={isChosen}
      onClick={press}
    />
  )
}
