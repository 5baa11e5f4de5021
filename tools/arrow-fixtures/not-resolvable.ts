// {"rule":"not-resolvable","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { nothing } from './nowhere.ts'
