import type { ComparedProduct } from '../../state/compare/compare.state.ts'
import { useCompare } from '../../state/compare/compare-store.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Pick } from '../../ui/forms/pick.tsx'

/** Whether a product is chosen to be compared, and what a press does about it; loaded at the first press. */
export function useCompareToggle(product: ComparedProduct) {
  const isChosen = useCompare(({ products }) => products.some(({ id }) => id === product.id))
  const press = async () =>
    (await import('../../state/compare/change-compare.ts')).changeCompared(product, isChosen)
  return { isChosen, press }
}

/** "Compare" below a product's card. */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const { t } = useTranslation()
  const { isChosen, press } = useCompareToggle(product)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
    <label className="compare-row">
      <Pick
        look="compare"
        label={`${t('catalogue.compare')}: ${product.title}`}
        isOn={isChosen}
        press={press}
      />
      <span aria-hidden="true">{t('catalogue.compare')}</span>
    </label>
  )
}
