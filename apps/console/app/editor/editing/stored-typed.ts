import {
  type ProductContent,
  type ProductContentChange,
  productContentChange,
} from '@filiera/contract/console/product-content'
import { partNames } from '@filiera/domain/products/content-parts'
import { z } from 'zod'
import { readStored, storedNames, writeStored } from '../../browser/stored.ts'
import { join, nothingTyped, rebase, type Typed } from './rebase.ts'

const parts = z.record(z.string(), z.unknown())
const keptTyped = z.object({ change: parts, before: parts })

function readTyped(name: string): Typed | null {
  try {
    const { change, before } = keptTyped.parse(JSON.parse(readStored(name) ?? ''))
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
  for (const name of storedNames(prefixOf(shop, product))) {
    const typed = readTyped(name)
    if (!typed || overlap(left, typed)) continue
    names.push(name)
    left = { change: join(left.change, typed.change), before: join(left.before, typed.before) }
  }
  return { ...left, names }
}

/** Forgets what other tabs left, once this one keeps it. */
export const forget = (names: readonly string[]) => {
  for (const name of names) writeStored(name, null)
}

/** Keeps what was typed in one tab until the shop has it, with the name by which its product is found again. */
export function storeTyped(
  shop: string,
  product: string,
  tab: string,
  { change, before }: Typed,
  title: string,
): void {
  const isTyped = partNames(change).length > 0
  writeStored(prefixOf(shop, product) + tab, isTyped ? JSON.stringify({ change, before, title }) : null)
}

/**
 * Forgets what this browser keeps of a product when its draft has all of it: the answer to what a page saved at its end was not heard.
 * @param draft the product as it is now; null where it could not be read
 * @returns whether something is still kept
 */
export function forgetSaved(shop: string, product: string, draft: ProductContent | null): boolean {
  const { names, ...left } = readLeft(shop, product)
  if (draft && Object.keys(rebase(left, draft).change).length === 0) forget(names)
  return readLeft(shop, product).names.length > 0
}
