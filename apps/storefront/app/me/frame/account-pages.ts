import { Package } from '../../ui/icons/delivery.tsx'
import { House } from '../../ui/icons/frame.tsx'
import {
  ClipboardList,
  CreditCard,
  Heart,
  KeyRound,
  Mail,
  MapPin,
  MonitorSmartphone,
  ShieldCheck,
  Store,
  UserRound,
} from '../../ui/icons/pages.tsx'

/** Every page of the account, in the order of its navigation; the names are texts `account.nav.{key}`. */
const accountPages = [
  { path: '/account', key: 'overview', Icon: House },
  { path: '/account/orders', key: 'orders', Icon: Package },
  { path: '/wishlist', key: 'wishlist', Icon: Heart },
  { path: '/account/addresses', key: 'addresses', Icon: MapPin },
  { path: '/account/cards', key: 'cards', Icon: CreditCard },
  { path: '/account/profile', key: 'profile', Icon: UserRound },
  { path: '/account/email', key: 'email', Icon: Mail },
  { path: '/account/password', key: 'password', Icon: KeyRound },
  { path: '/account/sessions', key: 'sessions', Icon: MonitorSmartphone },
  { path: '/account/privacy', key: 'privacy', Icon: ShieldCheck },
] as const

/** Pages of those who work for a shop or for the marketplace, with the groups that may see each. */
const workPages = [
  { path: '/seller/orders', key: 'console', Icon: Store, groups: ['seller', 'seller_staff'] },
  { path: '/operator/reviews', key: 'reviews', Icon: ClipboardList, groups: ['operator', 'admin'] },
] as const

/** The pages of an account: those of its work, if it has any, behind the overview. */
export function pagesFor(groups: readonly string[]) {
  const [overview, ...own] = accountPages
  const work = workPages.filter((page) => page.groups.some((group) => groups.includes(group)))
  return [overview, ...work, ...own]
}

/** The card page has its own policy of allowed origins, the console an origin of its own: they need a full load. */
export const needsFullLoad = (key: ReturnType<typeof pagesFor>[number]['key']): boolean =>
  key === 'cards' || key === 'console'
