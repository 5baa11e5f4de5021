import { useLocation, useNavigation } from 'react-router'
import { pagePath } from '../../pages/page-path.ts'
import { useCartStore } from '../../state/cart/cart-store.ts'
import { loadingDuring } from '../page-area.ts'
import { type LoadingFlags, loadingFlags } from './loading-flags.ts'

/**
 * The eleven loading flags (specification §4), read from the router: each is up while a page of its area is loaded or posted to, `cart` also during
 * every action of the cart. Success and error end a navigation alike, so no flag outlives it.
 */
export function useLoading(): LoadingFlags {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const { location } = navigation
  const isCartBusy = useCartStore((cart) => cart.loading)
  return loadingFlags(
    loadingDuring(navigation, location ? pagePath(location.pathname) : null, pagePath(pathname)),
    isCartBusy ? 'cart' : null,
  )
}
