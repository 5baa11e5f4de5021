import { join } from 'node:path'
import { root } from './installation.mjs'

/**
 * How a program takes little memory: V8 collects early within HEAP_MB, glibc has one pool and gives large pieces back. From its second start it
 * reads compiled sources, without Node's type stripper. What the environment sets stays.
 */
export const memoryFlags = () => [
  '--max-semi-space-size=4',
  `--max-old-space-size=${Number(process.env.HEAP_MB) || 192}`,
]

export const memoryEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
