import { FILE_DAYS } from '@filiera/contract/console/jobs'
import {
  listSellerProductIds,
  type ProductState,
  productStates,
} from '@filiera/contract/console/seller-products'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { SelectField } from '../ui/field.tsx'
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
        <SelectField
          label={t('exchange.export.which')}
          value={state}
          onChange={({ target }) => setState(target.value as ProductState | 'all')}
        >
          <option value="all">{t('exchange.export.all')}</option>
          {productStates.map((each) => (
            <option key={each} value={each}>
              {t(`products.states.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ExportButtons idsOf={idsOf} />
    </section>
  )
}
