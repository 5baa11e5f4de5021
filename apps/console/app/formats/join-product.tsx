import {
  listSellerProductIds,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { Picture } from '../ui/picture.tsx'
import { useWork } from '../work/work.tsx'

/** Products that are shown to choose from. */
const SHOWN = 6

/** Another product of the shop, of the same category and without formats, to be found by its name. */
export function JoinProduct({
  category,
  taken,
  onJoin,
}: {
  category: string
  taken: readonly string[]
  onJoin(product: SellerProduct): void
}) {
  const { t } = useTexts()
  const { shop } = useWork()
  const [search, setSearch] = useState<string | undefined>()
  const found = useQuery({
    ...apiQuery(listSellerProductIds, { query: { shop: shop.id, category, search: search ?? '-' } }),
    enabled: search !== undefined,
  })
  const ids = (found.data?.ids ?? []).filter((id) => !taken.includes(id)).slice(0, SHOWN)
  const rows = useQuery({
    ...apiQuery(listSellerProducts, { query: { shop: shop.id, ids, lang: 'it' } }),
    enabled: ids.length > 0,
  })
  const products = search === undefined || ids.length === 0 ? [] : (rows.data ?? [])
  const free = products.filter(({ format }) => format === null)
  const isNothing =
    search !== undefined && found.data && (ids.length === 0 || (rows.data && free.length === 0))
  return (
    <section aria-label={t('formats.joinTitle')}>
      <h3 className="mb-1">{t('formats.joinTitle')}</h3>
      <p className="mb-2 text-t13 text-ink-2">{t('formats.joinHint')}</p>
      <SearchField label={t('products.search')} maxLength={100} search={search} onSearch={setSearch} />
      <ul className="mt-2">
        {free.map((product) => (
          <li key={product.id} className="flex items-center gap-3 border-t border-line py-2">
            <Picture picture={product.picture} size={32} />
            <span className="min-w-0 flex-1 wrap-anywhere">{product.title}</span>
            <Button
              small
              aria-label={t('formats.joinOne', { title: product.title })}
              onClick={() => onJoin(product)}
            >
              {t('formats.joinDo')}
            </Button>
          </li>
        ))}
      </ul>
      {isNothing && (
        <p role="status" className="mt-2 text-t13 text-ink-2">
          {t('formats.nothing')}
        </p>
      )}
    </section>
  )
}
