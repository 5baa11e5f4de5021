// {"rule":"not-resolvable","from":"apps/backend/src/cart/wrong-not-resolvable.ts"}
export { nothing } from './nowhere.ts'
