// {"rule":"routes-are-imported-by-the-list","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { systemRoutes } from '../system/system.routes.ts'
