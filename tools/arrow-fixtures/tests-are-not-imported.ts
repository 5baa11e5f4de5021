// {"rule":"tests-are-not-imported","from":"apps/backend/src/cart/wrong-tests-are-not-imported.ts"}
export { testClock } from '../../test/build-test-backend.ts'
