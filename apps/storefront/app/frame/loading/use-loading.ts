import { useLocation, useNavigation } from 'react-router'
import { pagePath } from '../../pages/page-path.ts'
import { useCartStore } from '../../state/cart/cart-store.ts'
import { loadingDuring } from '../page-area.ts'
import { type LoadingFlags, loadingFlags } from './loading-flags.ts'

/**
 * The eleven loading flags (specification §4), kept nowhere: a flag is up while the router loads or posts to a page of its area,
 * and `cart` also during every action of the cart. Success and error end the router's navigation alike, so that no flag outlives
 * either; what a form may not do twice is held back by the same state.
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
