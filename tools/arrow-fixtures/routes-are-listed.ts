// {"rule":"routes-are-imported-by-the-list","from":"apps/backend/src/cart/wrong-routes-are-listed.ts"}
export { systemRoutes } from '../platform/system/system.routes.ts'
