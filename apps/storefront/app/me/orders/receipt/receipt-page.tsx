import { getShop } from '@filiera/contract/catalog/sellers'
import { getOrder } from '@filiera/contract/orders/orders'
import { useTranslation } from 'react-i18next'
import { backendContext, catalogueContext, sessionContext } from '../../../state/server-contexts.ts'
import { requireSession } from '../../../state/session/require-session.ts'
import { languageOfPath } from '../../../texts/language-path.ts'
import { countryNames } from '../../../texts/places/country-names.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts'
import { Printer } from '../../../ui/icons/pages.tsx'
import { OrderFrame } from '../order-frame.tsx'
import { refuseOrder } from '../refuse-order.ts'
import type { Route } from './+types/receipt-page'
import { Receipt } from './receipt.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const language = languageOfPath(new URL(request.url).pathname)
  const order = await context.get(backendContext)(getOrder, { params: { id: params.id } })
  if (!order.ok) return refuseOrder(order.problem, request, session)
  const seller = await context.get(catalogueContext)(getShop, {
    params: { id: order.value.seller.id },
    query: { lang: language },
  })
  return { order: order.value, seller: seller.ok ? seller.value : null, countries: countryNames(language) }
}

/** An order to print or keep as a file (decision 37); no fiscal document, and it says so. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { order, seller, countries } = loaderData
  return (
    <OrderFrame orderId={order.idHash} title={t('orders.receipt.title')}>
      <div className="mb-6 print:hidden">
        {hydrated ? (
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={20} />
            {t('orders.receipt.print')}
          </Button>
        ) : (
          <p className="text-sm text-ink-3">{t('orders.receipt.printHint')}</p>
        )}
      </div>
      <Receipt order={order} seller={seller} countries={countries} />
    </OrderFrame>
  )
}
