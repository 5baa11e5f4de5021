import type { BackendCall, Result } from '@filiera/contract/client'
import { type Cart, getCarts, getVisitorCarts } from '@filiera/contract/orders/cart'
import type { Language } from '@filiera/domain/languages'
import type { VisitorSession } from '../../../state/server-contexts.ts'

/** Carts of whoever asks for the page; a session that has ended is forgotten and leaves the visitor's cart. */
export async function readCarts(
  backend: BackendCall,
  session: VisitorSession,
  lang: Language,
): Promise<Result<Cart[]>> {
  if (session.signedIn) {
    const own = await backend(getCarts, { query: { lang } })
    if (own.ok || own.problem.code !== 'not_signed_in') return own
    session.close()
  }
  return backend(getVisitorCarts, { query: { lang } })
}
