import { applyChange } from '@filiera/domain/products/content-parts'
import { emptyContent } from '../../../catalog/content/empty-content.ts'
import { notFound } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { isOwnProduct } from '../drafts.store.ts'
import { findVersion, findVersions } from './versions.store.ts'

/** Versions of a product of a shop, the newest first. @throws ProblemError not_found, also for another shop's */
export async function listVersions(
  { db }: Services,
  sellerId: string,
  productId: string,
  before: number | undefined,
) {
  if (!(await isOwnProduct(db, sellerId, productId))) throw notFound()
  const versions = await findVersions(db, productId, before)
  return versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() }))
}

/** One of them, with its content. @throws ProblemError not_found */
export async function readVersion({ db }: Services, sellerId: string, productId: string, number: number) {
  if (!(await isOwnProduct(db, sellerId, productId))) throw notFound()
  const version = await findVersion(db, productId, number)
  if (!version) throw notFound()
  return {
    ...version,
    at: version.at.toISOString(),
    content: applyChange(emptyContent, version.content),
  }
}
