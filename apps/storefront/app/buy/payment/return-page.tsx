import { readReturnPage } from '@filiera/contract/personal-pages'
import { countryName } from '@filiera/domain/places/country-names'
import { redirect } from 'react-router'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { arrived } from '../cart/arrivals.tsx'
import type { Route } from './+types/return-page'
import { PaymentLayout } from './payment-layout.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

export const handle = { frame: 'checkout' as const }

/** Where providers send customers back: `a` is the attempt. Opening it by hand or twice only looks (safe to reload). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const { pathname, searchParams } = new URL(request.url)
  const attempt = searchParams.get('a')
  if (!attempt) throw redirect(localPath(languageOfPath(pathname), '/account/orders'))
  const language = languageOfPath(pathname)
  const read = await context.get(backendContext)(readReturnPage, {
    params: { id: attempt },
    query: { lang: language },
  })
  if (!read.ok) {
    const isMissing = read.problem.code === 'not_found' || read.problem.code === 'bad_request'
    return refuse(read.problem, request, session, isMissing ? undefined : 'order_payment_status')
  }
  const { payment, checkout, buyerName, more } = read.value
  if (checkout === null) throw redirect(localPath(language, `/account/cards/return?v=${attempt}`))
  return {
    info: payment,
    checkout,
    buyerName,
    more: more.map(arrived),
    country: countryName(checkout.shipmentAddress.country, language),
    billingCountry: countryName(checkout.invoiceAddress.country, language),
  }
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  const { checkout, buyerName, info, ...rest } = loaderData
  return (
    <PaymentLayout checkout={checkout} info={info} {...rest}>
      <PaymentOutcome checkout={checkout} buyerName={buyerName} info={info} problem={null} />
    </PaymentLayout>
  )
}
