import { join } from 'node:path'
import { root } from './installation.mjs'

/**
 * How a program of the shop is started so that it takes little memory: V8 collects early, within a heap of HEAP_MB, and the allocator of
 * glibc has one pool for all threads, and gives large pieces back. From its second start on a program reads compiled sources: it starts
 * sooner and does not load Node's type stripper. What is set in the environment already stays.
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
