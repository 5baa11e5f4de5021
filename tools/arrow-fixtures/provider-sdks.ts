// {"rule":"provider-sdks-in-providers","from":"apps/backend/src/cart/wrong-provider-sdks.ts"}
export { default } from 'stripe'
