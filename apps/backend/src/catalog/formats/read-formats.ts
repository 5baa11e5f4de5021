import type { ProductFormats } from '@filiera/contract/catalog/formats'
import type { Language } from '@filiera/domain/languages'
import { centsToEuros } from '@filiera/domain/money/money'
import type { Executor } from '../../platform/database/open-database.ts'
import { findFormats } from './formats.store.ts'

/** The formats in which a product is sold; null when it is sold in one. */
export async function readFormats(
  executor: Executor,
  productId: string,
  lang: Language,
): Promise<ProductFormats | null> {
  const rows = await findFormats(executor, productId, lang)
  const [first] = rows
  if (!first || rows.length < 2) return null
  return {
    family: first.family,
    axis: first.axis,
    members: rows.map(({ id, title, value, before_cents, charged_cents, available }) => ({
      id,
      title,
      value,
      price: centsToEuros(before_cents),
      priceDiscounted: charged_cents < before_cents ? centsToEuros(charged_cents) : null,
      available,
    })),
  }
}
