import { useCounts } from '../products/use-products.ts'
import { FirstProduct } from '../products/views/first-product.tsx'
import { useTexts } from '../texts/texts.tsx'
import { BlockMessage } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'

/** A day without anything to do; a shop without products reads how it begins. */
export default function EmptyDay() {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const counts = useCounts(shop.id, undefined, may('products:read'))
  return (
    <div className="rounded-panel border border-line">
      {counts?.all === 0 ? (
        <FirstProduct />
      ) : (
        <BlockMessage icon="check" title={t('today.empty.title')}>
          <p>{t('today.empty.body')}</p>
        </BlockMessage>
      )}
    </div>
  )
}
