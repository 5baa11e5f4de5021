import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { shopRoutes } from './layout/shop-routes.ts'

const frame = 'layout/shop-layout.tsx'

/** Italian at the root, English and Spanish below their prefix; a page's module is the same in all three. */
export default [
  layout(frame, { id: 'it/layout' }, shopRoutes('it')),
  route('en', frame, { id: 'en/layout' }, shopRoutes('en')),
  route('es', frame, { id: 'es/layout' }, shopRoutes('es')),
] satisfies RouteConfig
