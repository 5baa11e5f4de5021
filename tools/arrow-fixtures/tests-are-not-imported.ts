// {"rule":"tests-are-not-imported","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { testClock } from '../../test/build-test-backend.ts'
