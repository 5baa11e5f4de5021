import {
  CreditCard,
  Heart,
  House,
  KeyRound,
  Mail,
  MapPin,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  UserRound,
} from 'lucide-react'

/** Every page of the account, in the order of its navigation; the names are texts `account.nav.{key}`. */
export const accountPages = [
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

/** The card page has its own policy of allowed origins: it needs a full load. */
export const needsFullLoad = (key: (typeof accountPages)[number]['key']): boolean => key === 'cards'
