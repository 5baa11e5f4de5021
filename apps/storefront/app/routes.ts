import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { shopRoutes } from './shell/shop-routes.ts'

/** Italian at the root, English and Spanish below their prefix; a page's module is the same in all three. */
export default [
  layout('i18n/italian-layout.tsx', shopRoutes('it')),
  route('en', 'i18n/english-layout.tsx', shopRoutes('en')),
  route('es', 'i18n/spanish-layout.tsx', shopRoutes('es')),
] satisfies RouteConfig
