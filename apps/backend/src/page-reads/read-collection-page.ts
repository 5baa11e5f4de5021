import type { Language } from '@filiera/domain/languages'
import {
  collectionJson,
  readCollectionBySlug,
  readCollectionLinks,
} from '../content/showcase/read-collection.ts'
import { notFound } from '../platform/problem-error.ts'
import type { Services } from '../services.ts'
import { pageJson } from './page-json.ts'

/**
 * A collection with its first products and the doors to the others, as JSON.
 * @throws ProblemError not_found
 */
export async function readCollectionPage(
  { database }: Pick<Services, 'database'>,
  slug: string,
  lang: Language,
): Promise<string> {
  const [collection, links] = await Promise.all([
    readCollectionBySlug(database, slug, lang),
    readCollectionLinks(database, lang),
  ])
  if (!collection) throw notFound()
  const others = links.filter((link) => link.slug !== slug)
  return pageJson({ json: { collection: collectionJson(collection) }, values: { others } })
}
