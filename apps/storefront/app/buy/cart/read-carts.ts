import type { BackendCall, Result } from '@filiera/contract/client'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { getVisitorCarts } from '@filiera/contract/orders/cart'
import { readCartPage, readCheckoutPage, readVisitorCartPage } from '@filiera/contract/personal-pages'
import type { Language } from '@filiera/domain/languages'
import type { VisitorSession } from '../../state/server-contexts.ts'

/** Reads as the customer, else as a visitor; a session that has ended is forgotten and leaves the visitor's cart. */
async function readAs<Own, Visitors>(
  session: VisitorSession,
  own: () => Promise<Result<Own>>,
  visitors: () => Promise<Result<Visitors>>,
): Promise<Result<Own | Visitors>> {
  if (session.signedIn) {
    const read = await own()
    if (read.ok || read.problem.code !== 'not_signed_in') return read
    session.close()
  }
  return visitors()
}

/** The cart and what its page shows beside it; addresses and an unpaid order are a customer's only. */
export async function readCart(
  backend: BackendCall,
  session: VisitorSession,
  lang: Language,
): Promise<
  Result<EndpointAnswer<typeof readVisitorCartPage> & Partial<EndpointAnswer<typeof readCartPage>>>
> {
  const query = { lang }
  return readAs(
    session,
    () => backend(readCartPage, { query }),
    () => backend(readVisitorCartPage, { query }),
  )
}

/** What a checkout begins with: a customer's page, or a visitor's carts. */
export async function readCheckout(
  backend: BackendCall,
  session: VisitorSession,
  lang: Language,
): Promise<Result<EndpointAnswer<typeof readCheckoutPage> | EndpointAnswer<typeof getVisitorCarts>>> {
  const query = { lang }
  return readAs(
    session,
    () => backend(readCheckoutPage, { query }),
    () => backend(getVisitorCarts, { query }),
  )
}
