import { useTexts } from '../texts/texts.tsx'
import { ReadOnlyNote } from '../work/read-only-note.tsx'
import { useWork } from '../work/work.tsx'
import { ClosingSection } from './closing-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import { PageSection } from './page/page-section.tsx'
import { WarehousesSection } from './warehouses/warehouses-section.tsx'

/** How the shop presents itself, where it sends from, and when it is closed. */
export default function ShopScreen() {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const mayWrite = may('shop:write')
  return (
    <div className="max-w-[1320px]">
      <h1>{t('shell.ownShop')}</h1>
      <p className="mb-4 text-ink-2">{t('shop.intro')}</p>
      <ReadOnlyNote permission="shop:write" />
      <PageSection shop={shop.id} mayWrite={mayWrite} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <WarehousesSection shop={shop.id} may={{ write: mayWrite, price: may('products:write') }} />
        <HolidaysSection shop={shop.id} mayWrite={mayWrite} />
      </div>
      {mayWrite && <ClosingSection shop={shop} />}
    </div>
  )
}
