import { readOrderPage } from '@filiera/contract/personal-pages'
import { countriesByName } from '@filiera/domain/places/country-names'
import { backendContext, sessionContext } from '../../../state/server-contexts.ts'
import { requireSession } from '../../../state/session/require-session.ts'
import { languageOfPath } from '../../../texts/language-path.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
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
  const read = await context.get(backendContext)(readOrderPage, {
    params: { id: params.id },
    query: { lang: language },
  })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { order, seller } = read.value
  return { order, seller, countries: countriesByName(language) }
}

/** An order to print or keep as a file (decision 37); no fiscal document, and it says so. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { order, seller, countries } = loaderData
  return (
    <OrderFrame order={order} title={t('orders.receipt.title')}>
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
