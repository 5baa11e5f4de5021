// The pack of every product: its shape and words from the seed, the kit of who made it.
import { readLabelKits } from '../../../../apps/backend/src/seed/data/label-kits.ts'
import type { PackOf } from '../packs/draw-pack.ts'
import type { SeedProduct } from './seed.ts'

/** The slug of the kit a product is packed under: the operator's on the label, or the seller's. */
export function kitSlugOf({ slug, seller, operator }: SeedProduct): string {
  if (!operator) return seller
  const kit = [...readLabelKits().values()].find((one) => one.operator === operator.name)
  if (!kit) throw new Error(`${slug}: labels.yaml has no kit for ${operator.name}`)
  return kit.slug
}

export function packOf(product: SeedProduct): PackOf {
  const { shape, word, detail, safe = false, params = {} } = product.pack
  return { shape, word, detail, safe, params, slug: kitSlugOf(product) }
}
