import { config } from 'zod/v4/core'

/** Our policy forbids code from strings; Zod is told before it tries. To be imported before any schema. */
config({ jitless: true })
