/**
 * The part of the query that the page on screen depends on, as its loader answered it (`search`, from `canonicalSearch`): the
 * browser does not carry the readers of all pages.
 */
export function pageSearch(loaderData: unknown): string {
  const isRead = typeof loaderData === 'object' && loaderData !== null && 'search' in loaderData
  return isRead && typeof loaderData.search === 'string' ? loaderData.search : ''
}
