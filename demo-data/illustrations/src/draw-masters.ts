// node demo-data/illustrations/src/draw-masters.ts [--only <glob>] [--force]
// Draws the pictures of the seed as WebP masters; files that exist are skipped.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { recordGrounds } from './masters/given-grounds.ts'
import type { Master } from './masters/master.ts'
import { mastersOf } from './masters/plan.ts'
import { groundsOf } from './masters/products.ts'
import { loadSeed } from './masters/seed.ts'
import { raster } from './raster.ts'

const PICTURES = new URL('../../pictures/', import.meta.url)

async function draw({ file, width, height, quality, oversample, svg }: Master): Promise<number> {
  const picture = await raster(svg(), width, height, { oversample })
  const bytes = await picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  writeFileSync(new URL(file, PICTURES), bytes)
  return bytes.length
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
  })
  const { only, force } = values
  mkdirSync(PICTURES, { recursive: true })
  const seed = loadSeed()
  const all = mastersOf(seed)
  recordGrounds(groundsOf(seed))
  const wanted = all
    .filter(({ file }) => !only || matchesGlob(file, only) || matchesGlob(file, `${only}.webp`))
    .filter(({ file }) => force || !existsSync(new URL(file, PICTURES)))
  let total = 0
  for (const [i, master] of wanted.entries()) {
    // Another run may have drawn it meanwhile: two of them share the work.
    if (!force && existsSync(new URL(master.file, PICTURES))) continue
    const start = performance.now()
    const bytes = await draw(master)
    total += bytes
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`[${i + 1}/${wanted.length}] ${master.file}  ${Math.round(bytes / 1024)} KB  ${seconds} s`)
  }
  console.log(
    `${wanted.length} drawn (${(total / 1e6).toFixed(1)} MB), ${all.length - wanted.length} left as they are`,
  )
}

await main()
