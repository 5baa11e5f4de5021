// {"rule":"provider-sdks-in-providers","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { default } from 'stripe'
