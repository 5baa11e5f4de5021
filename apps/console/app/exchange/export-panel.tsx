import { FILE_DAYS } from '@filiera/contract/console/jobs'
import {
  listSellerProductIds,
  type ProductState,
  productStates,
} from '@filiera/contract/console/seller-products'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { useWork } from '../work/work.tsx'
import { ExportButtons } from './export-buttons.tsx'

/** All products of the shop as a file, or those of one state. */
export function ExportPanel() {
  const { t } = useTexts()
  const { shop } = useWork()
  const [state, setState] = useState<ProductState | 'all'>('all')
  const idsOf = async () => {
    if (state === 'all') return null
    const { ids } = await callApi(listSellerProductIds, { query: { shop: shop.id, state } })
    return ids
  }
  return (
    <section
      aria-labelledby="export-products"
      className="rounded-panel border border-line bg-raised px-4 py-4 md:px-[22px]"
    >
      <h2 id="export-products" className="text-t18">
        {t('exchange.export.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{t('exchange.export.hint', { days: FILE_DAYS })}</p>
      <div className="mb-3 max-w-64">
        <ChoiceField
          label={t('exchange.export.which')}
          value={state}
          of={['all', ...productStates]}
          wordsOf={(each) => t(each === 'all' ? 'exchange.export.all' : `products.states.${each}`)}
          onValue={setState}
        />
      </div>
      <ExportButtons idsOf={idsOf} />
    </section>
  )
}
