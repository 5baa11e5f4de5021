import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { shopRoutes } from './shell/shop-routes.ts'

/** Italian at the root, English and Spanish below their prefix; a page's module is the same in all three. */
export default [
  layout('shell/italian-layout.tsx', shopRoutes('it')),
  route('en', 'shell/english-layout.tsx', shopRoutes('en')),
  route('es', 'shell/spanish-layout.tsx', shopRoutes('es')),
] satisfies RouteConfig
