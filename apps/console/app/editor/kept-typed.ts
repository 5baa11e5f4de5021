import { type ProductContentChange, productContentChange } from '@filiera/contract/console/product-content'
import { getSellerProduct } from '@filiera/contract/console/products'
import { partNames } from '@filiera/domain/products/content-parts'
import { z } from 'zod'
import { askApi } from '../api/call-api.ts'
import { keptNames, readKept, writeKept } from '../browser/kept.ts'
import { join, nothingTyped, rebase, type Typed } from './rebase.ts'

const parts = z.record(z.string(), z.unknown())
const keptTyped = z.object({ change: parts, before: parts })

function readTyped(name: string): Typed | null {
  try {
    const { change, before } = keptTyped.parse(JSON.parse(readKept(name) ?? ''))
    // what the draft refuses is found again as it was typed
    return { change: productContentChange.safeParse(change).data ?? (change as ProductContentChange), before }
  } catch {
    return null
  }
}

/** Whether two changes hold a part in common. */
const overlap = (one: Typed, other: Typed) => {
  const parts = new Set(partNames(one.change))
  return partNames(other.change).some((part) => parts.has(part))
}

const prefixOf = (shop: string, product: string) => `draft-${shop}-${product}.`

/**
 * What tabs of this browser left unsaved of a product, as one. Each tab keeps its own, so that none forgets what another one typed; of
 * a part that two tabs left, the second waits for the next time.
 */
export function readLeft(shop: string, product: string): Typed & { names: string[] } {
  const names: string[] = []
  let left = nothingTyped
  for (const name of keptNames(prefixOf(shop, product))) {
    const typed = readTyped(name)
    if (!typed || overlap(left, typed)) continue
    names.push(name)
    left = { change: join(left.change, typed.change), before: join(left.before, typed.before) }
  }
  return { ...left, names }
}

/** Forgets what other tabs left, once this one keeps it. */
export const forget = (names: readonly string[]) => {
  for (const name of names) writeKept(name, null)
}

/** Keeps what was typed in one tab until the shop has it, with the name by which its product is found again. */
export function keepTyped(
  shop: string,
  product: string,
  tab: string,
  { change, before }: Typed,
  title: string,
): void {
  const isTyped = partNames(change).length > 0
  writeKept(prefixOf(shop, product) + tab, isTyped ? JSON.stringify({ change, before, title }) : null)
}

/**
 * Forgets what this browser keeps of a product when its draft has all of it: the answer to what a page saved at its end was not
 * heard. Where the draft cannot be read, all is kept.
 * @returns whether something is still kept
 */
export async function forgetSaved(shop: string, product: string): Promise<boolean> {
  const now = await askApi(getSellerProduct, { params: { id: product }, query: { shop } })
  // another tab may type meanwhile: what is kept is read after the draft
  const { names, ...left } = readLeft(shop, product)
  if (now.ok && Object.keys(rebase(left, now.value.content).change).length === 0) forget(names)
  return readLeft(shop, product).names.length > 0
}
