import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { shopRoutes } from './layout/shop-routes.ts'

/** Italian at the root, English and Spanish below their prefix; a page's module is the same in all three. */
export default [
  layout('layout/italian-layout.tsx', { id: 'it/layout' }, shopRoutes('it')),
  route('en', 'layout/english-layout.tsx', { id: 'en/layout' }, shopRoutes('en')),
  route('es', 'layout/spanish-layout.tsx', { id: 'es/layout' }, shopRoutes('es')),
] satisfies RouteConfig
