// {"rule":"domain-stands-alone","from":"packages/domain/src/wrong-arrow.ts"}
export { z } from 'zod'
