// {"rule":"domain-stands-alone","from":"packages/domain/src/wrong-domain-stands-alone.ts"}
export { z } from 'zod'
